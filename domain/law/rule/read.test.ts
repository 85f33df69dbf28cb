import { describe, expect, it } from 'vitest';
import { dayOf, isoOf } from '../../units/day.ts';
import { RGPS_NORMS } from '../norms/rgps/index.ts';
import { RPPS_NORMS } from '../norms/rpps/index.ts';
import { PLACES } from '../places/index.ts';
import { TABLE_SOURCES } from '../tables/index.ts';
import { answersOf } from '../testing/answers.ts';
import { regimeOf, served, someone } from '../testing/people.ts';
import { checkedOn, type Read } from './read.ts';

const norms = [...RGPS_NORMS, ...RPPS_NORMS, ...PLACES.flatMap(({ norm }) => norm ?? [])];
const readings: readonly (readonly [string, Read])[] = [
  ...norms.flatMap(({ rules }) => rules.map((rule) => [rule.id, rule.read] as const)),
  ...PLACES.flatMap(({ regime: { name, endorsement } }) =>
    endorsement.kind === 'law' ? [[name, endorsement.read] as const] : [],
  ),
  ...TABLE_SOURCES.map(({ title, read }) => [title, read] as const),
];

const read = (extent: Read['extent']): Read => ({ extent, on: '2026-01-02', by: 'equipe', pages: [] });

describe('what was read', () => {
  it.each(readings)('of %s names a day that exists and pages that open', (_, { on, pages }) => {
    expect(isoOf(dayOf(on))).toBe(on);
    for (const { title, address } of pages) {
      expect(title.length).toBeGreaterThan(5);
      expect(title).not.toContain('://');
      expect(new URL(address).protocol).toMatch(/^https?:$/);
      expect(address).not.toContain(' ');
    }
    expect(new Set(pages.map(({ address }) => address)).size).toBe(pages.length);
  });

  it.each(norms.flatMap(({ rules }) => rules.map((rule) => [rule.id, rule] as const)))(
    '%s gives at least one page',
    (_, rule) => {
      expect(rule.read.pages.length).toBeGreaterThan(0);
    },
  );

  it('counts as checked only where it was the text itself', () => {
    expect(checkedOn(read('text'))).toBe('2026-01-02');
    expect(checkedOn(read('summary'))).toBeNull();
    expect(checkedOn(read('memory'))).toBeNull();
  });

  it('reaches the answer of a rule: the day and the pages, or no day where nobody has read the norm', () => {
    const of = (regimeId: number) =>
      answersOf(
        someone({
          gender: 'Mulher',
          birthDate: '1964-03-10',
          on: '2026-11-20',
          regimeType: 'RPPS',
          regime: regimeOf(regimeId),
          records: [served('1990-05-02', null)],
          calculation: { publicServiceIngressDate: '1990-05-02' },
        }),
      );
    const federal = of(2).get('ec103-art10-voluntaria')?.rule;
    expect(federal?.checkedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(federal?.sources[0]).toEqual({
      title: 'Emenda Constitucional 103/2019 (Planalto)',
      address: 'https://www.planalto.gov.br/ccivil_03/constituicao/emendas/emc/emc103.htm',
    });
    const fromMemory = of(12).get('ac-ec52-voluntaria')?.rule;
    expect(fromMemory?.checkedOn).toBeNull();
    expect(fromMemory?.confirmed).toBe(false);
    expect(fromMemory?.sources.length).toBeGreaterThan(0);
  });

  it('from memory confirms nothing', () => {
    const confirmed = norms.flatMap(({ rules }) =>
      rules.filter((rule) => rule.confirmed && rule.read.extent === 'memory').map(({ id }) => id),
    );
    expect(confirmed).toEqual([]);
  });
});
