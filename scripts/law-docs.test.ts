import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { drift, wantedPages } from './law-docs.ts';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');

describe('the pages of docs/law/norms', () => {
  it('say what the norm files say', () => {
    expect(drift()).toEqual([]);
  });

  it('point at norm files that exist', () => {
    for (const [name, content] of wantedPages) {
      for (const [, file] of content.matchAll(/Generated from \[`([^`]+)`\]/g)) {
        expect(existsSync(join(ROOT, file ?? '')), name).toBe(true);
      }
    }
  });
});
