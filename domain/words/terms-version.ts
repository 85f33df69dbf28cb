/** The day of the terms of use as they stand in `terms.ts`. A changed text is a new version. */
export const TERMS_VERSION = '2026-11-23';

/** Every version that was ever offered: a form that stood open while the text changed is sent with the one it showed. */
export const termsVersions = [TERMS_VERSION, '2026-11-22'] as const;
