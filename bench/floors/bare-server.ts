/**
 * What every API of this kind does at least: check the token, route, parse the body, commit a row for each write, send a body
 * that it was given, compressed. Nothing is decided, projected, loaded or checked.
 */
import { createSecretKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import bodyParser from '@koa/bodyparser';
import Router from '@koa/router';
import { DatabaseSync } from '@photostructure/sqlite';
import Koa from 'koa';
import compress from 'koa-compress';
import jwt from 'koa-jwt';
import { z } from 'zod';

const [file = '', database = ''] = process.argv.slice(2);
const bodies = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, 'utf8')));
const key = createSecretKey(Buffer.from(process.env.SECRET ?? ''));

const rows = new DatabaseSync(database);
rows.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
rows.exec('CREATE TABLE writes (id INTEGER PRIMARY KEY, path TEXT NOT NULL, body TEXT NOT NULL)');
const insert = rows.prepare('INSERT INTO writes (path, body) VALUES (?, ?)');

// The statements live only as long as something holds their database.
process.on('SIGTERM', () => {
  rows.close();
  process.exit(0);
});

const app = new Koa();
const router = new Router();
router.get('/healthz', (ctx) => {
  ctx.body = 'ok';
});
router.all(
  /^\/api\//,
  async (ctx, next) => {
    // koa-jwt looks here first, and takes a key that was made once.
    ctx.state.secret = key;
    await jwt({ secret: key.export(), algorithms: ['HS256'], issuer: 'bare' })(ctx, next);
  },
  bodyParser({ enableTypes: ['json'] }),
  (ctx) => {
    const path = ctx.originalUrl.slice('/api'.length);
    const body = bodies[`${ctx.method} ${path}`];
    if (body === undefined) ctx.throw(404, path);
    if (ctx.method === 'PUT') insert.run(path, JSON.stringify(ctx.request.body));
    ctx.type = 'application/json';
    ctx.body = body;
  },
);
app.use(compress({ threshold: 1024 }));
app.use(router.routes());
app.listen(Number(process.env.PORT), '127.0.0.1');
