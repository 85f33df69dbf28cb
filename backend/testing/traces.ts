import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { BSON, MongoClient } from 'mongodb';

/** All stored bytes, by the name of their place. */
export type Kept = ReadonlyMap<string, Buffer>;

/** Every file of a folder. */
export const keptInFolder = async (folder: string): Promise<Kept> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return new Map(await Promise.all(files.map(async (file) => [file, await readFile(file)] as const)));
};

/** Every document of every collection. */
export const keptInMongo = async (url: string): Promise<Kept> => {
  const client = await MongoClient.connect(url);
  const kept = new Map<string, Buffer>();
  for (const collection of await client.db().collections())
    for await (const document of collection.find())
      kept.set(`${collection.collectionName} ${String(document._id)}`, Buffer.from(BSON.serialize(document)));
  await client.close();
  return kept;
};

/** Every key, of whatever type. */
export const keptInRedis = async (url: string): Promise<Kept> => {
  const redis = new Redis(url);
  const contentOf = async (key: string): Promise<unknown> => {
    switch (await redis.type(key)) {
      case 'string':
        return redis.get(key);
      case 'hash':
        return redis.hgetall(key);
      case 'list':
        return redis.lrange(key, 0, -1);
      case 'set':
        return redis.smembers(key);
      case 'zset':
        return redis.zrange(key, '0', '-1');
      default:
        return redis.xrange(key, '-', '+');
    }
  };
  const keys = await redis.keys('*');
  const kept = await Promise.all(
    // The plain text, however many times it was quoted.
    keys.map(async (key) => [key, Buffer.from(JSON.stringify(await contentOf(key)).replaceAll('\\', ''))] as const),
  );
  redis.disconnect();
  return new Map(kept);
};

const isIn = (bytes: Buffer, trace: string | Buffer | RegExp): boolean =>
  trace instanceof RegExp ? trace.test(bytes.toString('latin1')) : bytes.includes(trace);

/** `place: trace` for each trace that is found. */
export const tracesIn = (kept: Kept, traces: readonly (string | Buffer | RegExp)[]): readonly string[] =>
  [...kept].flatMap(([place, bytes]) =>
    traces
      .filter((trace) => isIn(bytes, trace))
      .map((trace) => `${place}: ${Buffer.isBuffer(trace) ? 'bytes of a file' : trace}`),
  );
