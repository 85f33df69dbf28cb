import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { rulesOf } from '../domain/law/norms/index.ts';
import { rulingOfPlace } from '../domain/law/pension/place-law.ts';
import { placeKey } from '../domain/law/places/regime-entry.ts';
import { REGIMES, regimeForLaw } from '../domain/law/places/regimes.ts';
import { RETIRED_CONTRIBUTION } from '../domain/law/tables/retired-contribution.ts';
import { dayOf } from '../domain/units/day.ts';
import { unitCodes, unitNames } from '../domain/words/units.ts';
import { fingerprint, missingLines } from './law-changes.ts';
import { drift, linesMissing, otherPages, wantedPages } from './law-docs.ts';

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

describe('the page of what nobody has read', () => {
  const page = otherPages.get('unread.md') ?? '';

  it('names every contribution of the retired whose norm was not read', () => {
    const unread = RETIRED_CONTRIBUTION.filter(({ confirmed }) => !confirmed);
    expect(unread.length).toBeGreaterThan(5);
    for (const { norm } of unread) expect(page).toContain(norm);
  });

  it('names every rule that somebody is answered without its text read, also one that a reform keeps open or reads otherwise', () => {
    const answered = REGIMES.flatMap(({ regimeId }) =>
      (['RPPS', 'RGPS'] as const).flatMap((type) => rulesOf(type, regimeForLaw(regimeId))),
    ).filter(({ confirmed }) => !confirmed);
    const unnamed = answered.filter(
      ({ id, missing = '' }) =>
        !page.split('\n').some((line) => line.startsWith(`| \`${id}\` |`) && line.includes(missing)),
    );
    expect([...new Set(unnamed.map(({ id }) => id))]).toEqual([]);
  });

  it('names every state whose law of pensions was read, and no other', () => {
    const [, row = ''] = /\| Pensão por morte dos entes \| .*?, salvo ([^;]+);/.exec(page) ?? [];
    const read = unitCodes.filter((uf) => rulingOfPlace(placeKey({ uf }), dayOf('2026-11-20')) !== null);
    const named = row.replace('União, ', '').split(/, | e /);
    expect(named.toSorted()).toEqual(read.map((uf) => unitNames[uf]).toSorted());
  });

  it('names what stands beside the rules: pensions, complements, indemnities, the extract', () => {
    for (const norm of [
      'Portaria ME 424/2020',
      'IN 128/2022, art. 124',
      'Portaria INSS 1.382/2021',
      'Portaria DIRBEN/INSS 990',
    ])
      expect(page).toContain(norm);
  });
});

describe('the list of changes of the law', () => {
  const page =
    '# Norm\n\nGenerated from [`a.ts`](a.ts).\n\n| Toll | 50% |\n| Read | the text itself, 01/02/2026, equipe |\n';
  const line = (norm: string, content: string) =>
    `| \`${norm}\` | \`${fingerprint(content)}\` | 01/02/2026 | figure |\n`;

  it('has a line for what each norm page says now', () => {
    expect(linesMissing()).toEqual([]);
  });

  it('names the norm whose page changed after its last line, or that has none', () => {
    const changed = page.replace('50%', '60%');
    const changes = line('one', page) + line('two', changed) + line('two', page);
    expect(
      missingLines(
        changes,
        new Map([
          ['one', page],
          ['two', page],
        ]),
      ),
    ).toEqual([]);
    expect(missingLines(changes, new Map([['one', changed]]))).toEqual([`| \`one\` | \`${fingerprint(changed)}\` |`]);
    expect(missingLines(changes, new Map([['three', page]]))).toHaveLength(1);
  });

  it('asks for none when the norm was only read again, or its file moved', () => {
    expect(fingerprint(page.replace('01/02/2026', '05/06/2027').replace('a.ts', 'b.ts'))).toBe(fingerprint(page));
  });
});
