import Koa from 'koa';
import compress from 'koa-compress';
import type { Deps } from '../deps.ts';
import { admission } from '../sessions/admission.ts';
import { COMPRESS_FROM_BYTES } from './compressed.ts';
import { answerErrors } from './middlewares/errors.ts';
import { correlation, requestLog } from './middlewares/request-log.ts';
import { screens } from './middlewares/screens.ts';
import { permissions, securityHeaders } from './middlewares/security.ts';
import { operations, type Readiness } from './operations.ts';
import type { Route } from './route.ts';
import { routerOf } from './router.ts';
import { routes as table } from './routes.ts';

export interface AppOptions {
  readonly deps: Deps;
  readonly readiness: Readiness;
  /** The folder of the built screens; null if only the API is served. */
  readonly screensFolder: string | null;
  /** Also validates answers against their schemas. For tests and development. */
  readonly checkAnswers: boolean;
  readonly routes?: readonly Route[];
}

/** The HTTP server. */
export const createApp = ({ deps, readiness, screensFolder, checkAnswers, routes = table }: AppOptions): Koa => {
  const app = new Koa();
  const router = routerOf(routes, { deps, admit: admission(deps), checkAnswers });
  const files = screensFolder === null ? null : screens(screensFolder);

  app.proxy = deps.config.trustedProxies > 0;
  app.maxIpsCount = deps.config.trustedProxies;
  app.on('error', (error: unknown) => {
    if (!leftEarly(error)) deps.logger.error({ err: error }, 'answer failed');
  });
  app.use(correlation());
  app.use(requestLog(deps.logger, deps.metrics.http));
  app.use(securityHeaders(deps.config.publicUrl));
  app.use(permissions);
  app.use(compress({ threshold: COMPRESS_FROM_BYTES, filter: (type) => !type.startsWith('text/event-stream') }));
  app.use(answerErrors(deps.logger));
  app.use(operations({ metrics: deps.metrics, readiness, metricsToken: deps.config.metricsToken }));
  app.use(router.routes());
  app.use(router.allowedMethods());
  if (files !== null) app.use(files);
  return app;
};

/** The caller closed the connection during the answer, or in the middle of a request, or sent what is no HTTP. */
const leftEarly = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  (error.code.startsWith('HPE_') || ['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'EPIPE'].includes(error.code));
