import { randomUUID } from 'node:crypto';

/** A fingerprint of the sources of `domain/`, put here by the build. */
declare const LAW_FINGERPRINT: string | undefined;

/**
 * Names the law that computed an answer, so that what an older program kept is computed anew. A program that runs from
 * its sources does not know what was changed in them since its last start: each of its starts is a law of its own.
 */
export const lawVersion = typeof LAW_FINGERPRINT === 'undefined' ? randomUUID() : LAW_FINGERPRINT;
