import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Middleware } from 'koa';
import serve from 'koa-static';

const YEAR_MS = 365 * 24 * 3_600_000;

/**
 * The built screens. File names contain a hash, so files may be cached forever; the page that names them is always
 * revalidated.
 */
export const screens = (folder: string): Middleware | null => {
  if (!existsSync(join(folder, 'index.html'))) return null;
  return serve(folder, {
    maxage: YEAR_MS,
    immutable: true,
    setHeaders: (response, path) => {
      const hashed = /-[\w-]{8,}\.\w+(\.(br|gz))?$/.test(basename(path));
      if (!hashed) response.setHeader('Cache-Control', 'no-cache');
    },
  });
};
