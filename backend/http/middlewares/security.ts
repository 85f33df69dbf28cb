import type { Middleware } from 'koa';
import helmet from 'koa-helmet';

/** Security headers. MUI writes its styles into the page, so inline styles are allowed; scripts are not. */
export const securityHeaders = (publicUrl: string): Middleware =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'"],
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:'],
        'font-src': ["'self'", 'data:'],
        'connect-src': ["'self'"],
        'frame-src': ["'self'", 'blob:', 'https://www.youtube-nocookie.com'],
        'worker-src': ["'self'", 'blob:'],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: publicUrl.startsWith('https:'),
  });

const unused = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'midi', 'display-capture'];
const denied = unused.map((feature) => `${feature}=()`).join(', ');

/** Browser features that no screen uses, denied so that injected code cannot use them either. */
export const permissions: Middleware = async (ctx, next) => {
  ctx.set('Permissions-Policy', denied);
  await next();
};
