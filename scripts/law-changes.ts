/** docs/law/changes.md: one line a change of what a norm page says, so that a lawyer can tell which of her cases moved. */
import { createHash } from 'node:crypto';

/** What may differ without a change of the law: where the file stands, what is quoted, and when and where it was read. */
const NOT_THE_LAW = /^(Generated from |\| (Source|Read) \||Official pages: )/;

/** Eight hexadecimal digits of what a norm page says of the law. */
export const fingerprint = (page: string): string =>
  createHash('sha256')
    .update(
      page
        .split('\n')
        .filter((line) => !NOT_THE_LAW.test(line))
        .join('\n'),
    )
    .digest('hex')
    .slice(0, 8);

/** The last fingerprint that the list gives for each norm: lines begin with `| norm | fingerprint |`. */
const lastFingerprints = (changes: string): ReadonlyMap<string, string> =>
  new Map(
    [...changes.matchAll(/^\| `([a-z0-9-]+)` \| `([0-9a-f]{8})` \|/gm)].map(([, norm = '', print = '']) => [
      norm,
      print,
    ]),
  );

/** The beginnings of the lines that are missing: one for each norm whose page is not what its last line was written for. */
export const missingLines = (changes: string, pages: ReadonlyMap<string, string>): string[] => {
  const written = lastFingerprints(changes);
  return [...pages].flatMap(([norm, page]) => {
    const print = fingerprint(page);
    return written.get(norm) === print ? [] : [`| \`${norm}\` | \`${print}\` |`];
  });
};
