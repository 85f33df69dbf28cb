import { randomUUID } from 'node:crypto';

/** A fingerprint of the sources of `domain/`, inserted by the build. */
declare const LAW_FINGERPRINT: string | undefined;

/**
 * Identifies the version of the law that computed an answer, so that results of an older program are recomputed. A
 * program run from sources cannot tell what has changed since its last start, so each start counts as a new version.
 */
export const lawVersion = typeof LAW_FINGERPRINT === 'undefined' ? randomUUID() : LAW_FINGERPRINT;
