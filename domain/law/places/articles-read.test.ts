/** The list of articles read and what the places quote are the same: neither names what the other does not know. */
import { describe, expect, it } from 'vitest';
import { dayOf } from '../../units/day.ts';
import { RPPS_NORMS } from '../norms/rpps/index.ts';
import { rulingOfPlace } from '../pension/place-law.ts';
import { readingOf } from '../rule/read.ts';
import type { Rule } from '../rule/rule.ts';
import { LOCAL_ARTICLES_READ } from '../texts/local-articles-read.ts';
import { quotedIn } from '../texts/quotation.ts';
import { PLACES } from './index.ts';
import { REQUIREMENT_ARTICLES } from './pieces/requirement-articles.ts';
import type { Place } from './place.ts';
import { placeKey } from './regime-entry.ts';

const LATER = dayOf('2026-11-20');

const rulesOf = ({ norm, adds = [], amends = {} }: Place): readonly Rule[] => [
  ...(norm?.rules ?? []),
  ...adds,
  ...RPPS_NORMS.flatMap(({ rules }) => rules).flatMap((rule) => amends[rule.id]?.(rule) ?? []),
];

const texts = (...values: readonly (string | boolean | undefined)[]): string[] =>
  values.filter((value) => typeof value === 'string');

/** Quotations in the form of `quotation.ts`. */
const quotationsOf = (place: Place, key: string): string[] => {
  const { endorsement } = place.regime;
  const quotas = rulingOfPlace(key, LATER)?.quotas;
  return [
    ...rulesOf(place).flatMap(({ source, valueLaw, entry, requirements }) =>
      texts(source, valueLaw, entry?.article, ...requirements.map(({ article }) => article)),
    ),
    ...texts(place.complementaryRegime.kind === 'since' ? place.complementaryRegime.source : undefined),
    ...texts(endorsement.kind === 'law' ? endorsement.law : undefined),
    ...texts(quotas?.article, quotas?.articleOfInvalid, quotas?.wholeUpTo?.article),
  ];
};

/** What is said of the place in sentences. */
const sentencesOf = ({ regime, complementaryRegime, ...place }: Place): string =>
  [
    ...rulesOf({ regime, complementaryRegime, ...place }).flatMap(
      ({ observations, contested, missing, parity, abono, withoutComplementaryRegime }) => [
        ...observations,
        ...texts(contested, missing, parity, abono, withoutComplementaryRegime),
      ],
    ),
    ...texts(regime.note, regime.warning, regime.norm),
    ...texts(complementaryRegime.kind === 'since' ? complementaryRegime.missing : complementaryRegime.report),
  ].join('\n');

const local = PLACES.flatMap((place) => {
  const { uf, city } = place.regime;
  return uf === undefined ? [] : [[placeKey(city === undefined ? { uf } : { uf, city }), place] as const];
});

describe('what was read of the law of a place', () => {
  const entries = Object.entries(LOCAL_ARTICLES_READ).flatMap(([key, read]) =>
    read.map((entry) => [key, entry.norms[0], entry] as const),
  );

  it.each(entries)('%s: %s is quoted by a rule, a value or a remark', (key, _norm, { norms }) => {
    const [, place] = local.find(([name]) => name === key) ?? [];
    expect(place, 'a place of the list').toBeDefined();
    if (place === undefined) return;
    const quoted = quotationsOf(place, key).flatMap((quotation) => quotedIn(quotation).map(({ norm }) => norm));
    const said = sentencesOf(place);
    /** 'CE' and 'LO' stand in other words too: only a quotation counts. */
    const isSaid = (norm: string): boolean => /\d{4}/.test(norm) && said.includes(norm);
    expect(norms.some((norm) => quoted.includes(norm) || isSaid(norm))).toBe(true);
  });

  /** 'LC 1.100/2021' of 'LC 1.100/2021 de Rondônia'. */
  const bare = (norm: string): string => norm.replace(/ d[aeo] \p{Lu}.*$/u, '');

  it.each(local)('%s quotes its norms by the names that the list has', (key, place) => {
    const names = (LOCAL_ARTICLES_READ[key] ?? []).flatMap(({ norms }) => norms);
    const unknown = quotationsOf(place, key)
      .flatMap((quotation) => quotedIn(quotation).map(({ norm }) => norm))
      .filter((norm) => !names.includes(norm) && names.some((name) => bare(name) === bare(norm)));
    expect([...new Set(unknown)]).toEqual([]);
  });
});

describe("a requirement's own article", () => {
  const rules = new Map(local.flatMap(([, { norm }]) => norm?.rules ?? []).map((rule) => [rule.id, rule]));

  it.each([...REQUIREMENT_ARTICLES])(
    'of %s was read, at least in part, and is of a requirement of it',
    (id, articles) => {
      const rule = rules.get(id);
      expect(rule, 'a rule of this id').toBeDefined();
      const entry = rule?.entry === undefined ? [] : ['entry'];
      const kinds: readonly string[] = [...entry, ...(rule?.requirements.map(({ kind }) => kind) ?? [])];
      for (const article of Object.values(articles)) {
        for (const { gap } of readingOf(article, rule?.place ?? null))
          expect([null, 'readInPart'], article).toContain(gap);
      }
      const asked = Object.keys(articles).filter((kind) => !kinds.includes(kind));
      const byWholePay = asked.filter((kind) => kind !== 'position');
      expect(byWholePay).toEqual([]);
    },
  );
});

it('Rondônia readjusts incapacity and the compulsory retirement by the day of entry (LC 1.100/2021, art. 27)', () => {
  const ro = local.find(([key]) => key === 'ro')?.[1].norm?.rules ?? [];
  const conditions = ro
    .filter(({ kind }) => kind === 'incapacity' || kind === 'compulsory')
    .map(({ parity }) => parity);
  expect(conditions).toEqual([expect.stringContaining('31/12/2003'), expect.stringContaining('31/12/2003')]);
});

it('every confirmed rule asks for nothing in an article that was not read', () => {
  const wrong = PLACES.flatMap(({ norm }) => norm?.rules ?? []).filter(
    ({ confirmed, requirements, place }) =>
      confirmed &&
      requirements.some(
        ({ article = '' }) => article !== '' && readingOf(article, place).some(({ gap }) => gap !== null),
      ),
  );
  expect(wrong.map(({ id }) => id)).toEqual([]);
});
