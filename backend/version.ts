import manifest from '../package.json' with { type: 'json' };

/** The release, as in `package.json` and as the newest entry of `CHANGELOG.md`. */
export const version: string = manifest.version;
