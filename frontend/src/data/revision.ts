/** The revision that an `ETag` names: '"12"' → 12. */
export const revisionOf = (etag: string | null): number => Number((etag ?? '').replaceAll('"', ''));
