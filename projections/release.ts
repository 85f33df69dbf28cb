import { createHash } from 'node:crypto';
import type { OpenProjection } from './open-projection.ts';

/** Names the versions of all views of one program: processes of the same release feed the same places. */
export const releaseOf = (projections: readonly Pick<OpenProjection, 'place'>[]): string =>
  createHash('sha256')
    .update(
      projections
        .map(({ place }) => place)
        .sort()
        .join(' '),
    )
    .digest('hex')
    .slice(0, 12);
