import type { Context, Middleware } from 'koa';
import { bodyReaders, type Sent, sentIn } from './body.ts';
import { Problem } from './problem.ts';
import type { Misread, Route } from './route.ts';

/** `"5"` or `W/"5"` → 5. `*` and an absent header expect nothing; anything else matches no revision. */
const revisionIn = (header: string): number | undefined => {
  if (header === '' || header.trim() === '*') return undefined;
  const revision = /^\s*(?:W\/)?"(\d{1,15})"\s*$/.exec(header)?.[1];
  if (revision === undefined) throw new Problem('StaleRevision');
  return Number(revision);
};

const NOTHING: Sent = { body: {}, file: null };

interface Request extends Sent {
  readonly expectedRevision: number | undefined;
  readonly misread: Misread | null;
}

/** What was sent, or nothing with the reason why it could not be read. */
export const requestIn = (ctx: Context, { upload }: Pick<Route, 'upload'>): Request => {
  const before: Misread | null = ctx.state.misread ?? null;
  if (before !== null) return { ...NOTHING, expectedRevision: undefined, misread: before };
  try {
    const sent = sentIn(ctx, upload);
    return { ...sent, expectedRevision: revisionIn(ctx.get('If-Match')), misread: null };
  } catch (error) {
    return { ...NOTHING, expectedRevision: undefined, misread: { error } };
  }
};

/** Reads the body; one that cannot be read refuses the call only after the caller's permission was looked at. */
export const reading = ({ upload }: Pick<Route, 'upload'>): Middleware => {
  const readers = bodyReaders(upload);
  return async (ctx, next) => {
    let isRead = false;
    const proceed = (place: number): Promise<unknown> => {
      const reader = readers[place];
      if (reader !== undefined) return reader(ctx, () => proceed(place + 1));
      isRead = true;
      return next();
    };
    try {
      await proceed(0);
    } catch (error) {
      if (isRead) throw error;
      ctx.state.misread = { error };
      await next();
    }
  };
};
