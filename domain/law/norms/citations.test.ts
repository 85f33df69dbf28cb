/** Whoever checks a figure is led to the item that asks for it, and what a rule stands on names every article it cites. */
import { describe, expect, it } from 'vitest';
import type { Rule } from '../rule/rule.ts';
import { answerOf } from '../testing/answers.ts';
import { served, someone, UNIAO, worked } from '../testing/people.ts';
import { byId, every, federal, local } from '../testing/rules-by-id.ts';
import { type Quoted, quotedIn } from '../texts/quotation.ts';

const nameOf = ({ norm, wording, number }: Quoted): string => [norm, wording, number].join(' | ');

const citedBy = ({ requirements, entry, affiliation, stepLaw = {}, valueLaw }: Rule): string[] =>
  [
    ...requirements.map(({ article }) => article),
    ...Object.values(stepLaw),
    entry?.article,
    affiliation?.article,
    valueLaw,
  ].filter((article) => article !== undefined);

describe('what a rule stands on', () => {
  it('names each article of a norm that a requirement, a gate or a step of the value cites, in the wording cited', () => {
    const missing = every.flatMap((rule) => {
      const quoted = quotedIn(rule.source);
      const names = new Set(quoted.map(nameOf));
      const whole = new Set(quoted.filter(({ number }) => number === null).map(({ norm }) => norm));
      return citedBy(rule)
        .flatMap(quotedIn)
        .filter(({ norm }) => !norm.startsWith('STF'))
        .filter((cited) => !names.has(nameOf(cited)) && !whole.has(cited.norm))
        .map((cited) => `${rule.id}: ${nameOf(cited)}`);
    });
    expect(missing).toEqual([]);
  });

  it('names each article of the law under which a federal rule is shown', () => {
    const one = (ruleLaw: string): string => ruleLaw.replaceAll(/arts\. ([\d-]+[A-Zº]?)/g, 'art. $1');
    const missing = federal.flatMap(({ id, ruleLaw, source }) => {
      const names = new Set(quotedIn(source).map(nameOf));
      return quotedIn(one(ruleLaw))
        .filter(({ number }) => number !== null)
        .filter((cited) => !names.has(nameOf(cited)))
        .map((cited) => `${id}: ${nameOf(cited)}`);
    });
    expect(missing).toEqual([]);
  });

  it('a rule that leaves out the contributions of 5% and 11% names what leaves them out', () => {
    const without = federal
      .filter(({ contributionCount }) => contributionCount?.simplifiedPlan === 'excluded')
      .filter(({ source }) => !source.includes('art. 55, § 4º') && !source.includes('art. 199-A, § 2º'));
    expect(without.map(({ id }) => id)).toEqual([]);
  });

  it('a right of every entity that ends with its reform names, for the União, the article that keeps it', () => {
    const kept = federal.filter(({ regimeType, window }) => regimeType === 'RPPS' && window.to === 'reform');
    expect(kept.length).toBeGreaterThan(8);
    expect(kept.filter(({ source }) => !source.includes('EC 103/2019, art. 3º')).map(({ id }) => id)).toEqual([]);
  });

  it('a right acquired until EC 103/2019 names the article that keeps it', () => {
    const kept = federal.filter(
      ({ ruleLaw, regimeType }) => regimeType === 'RGPS' && ruleLaw.includes('EC 103/2019, art. 3º'),
    );
    expect(kept.length).toBeGreaterThan(10);
    const without = kept.filter(({ source }) => !source.includes('EC 103/2019, art. 3º')).map(({ id }) => id);
    expect(without).toEqual([]);
  });
});

describe('a requirement', () => {
  const isAlone = ({ ruleLaw }: Rule): boolean => quotedIn(ruleLaw).length === 1;

  it('of a federal rule, or of a confirmed rule of a place, cites what asks for it and not the law of the whole rule', () => {
    const wide = [...federal, ...local.filter(({ confirmed }) => confirmed)]
      .filter((rule) => !isAlone(rule))
      .flatMap(({ id, requirements }) =>
        requirements.filter(({ article }) => article === undefined).map(({ kind }) => `${id}: ${kind}`),
      );
    expect(wide).toEqual([]);
  });

  it('the entry and the affiliation cite the part that asks for them: the caput, or the item of full pay', () => {
    const wide = [...federal, ...local.filter(({ confirmed }) => confirmed)].filter(
      ({ entry, affiliation }) =>
        (entry !== undefined && entry.article === undefined) ||
        (affiliation !== undefined && affiliation.article === undefined),
    );
    expect(wide.map(({ id }) => id)).toEqual([]);
  });

  it('the card shows it', () => {
    const person = { gender: 'Homem', birthDate: '1962-01-10', on: '2026-11-20' } as const;
    const gateOf = (input: ReturnType<typeof someone>, rule: string) =>
      answerOf(input, rule).rule.requirements.find(({ requirement }) => ['entry', 'affiliation'].includes(requirement));
    const insured = someone({ ...person, records: [worked('1985-03-01', null)] });
    expect(gateOf(insured, 'rgps-ec103-art15-pontos')?.article).toBe('EC 103/2019, art. 15, caput');
    const servant = someone({
      ...person,
      regimeType: 'RPPS',
      regime: UNIAO,
      calculation: { publicServiceIngressDate: '1990-03-01' },
      records: [served('1990-03-01', null)],
    });
    expect(gateOf(servant, 'ec103-art4-pontos-media')?.article).toBe('EC 103/2019, art. 4º, caput');
    expect(gateOf(servant, 'ec103-art20-pedagio-integralidade')?.article).toBe('EC 103/2019, art. 20, § 2º, I');
    expect(gateOf(servant, 'ec47-art3-formula-85-95')?.article).toBe('EC 47/2005, art. 3º, caput');
  });

  it('the teacher of EC 41/2003, art. 6, has the reductions of art. 40, § 5, as EC 20/1998 wrote it: that of today reduces the age alone', () => {
    const { requirements, ruleLaw, source } = byId('ec41-art6-professor-integral');
    const [age, teaching] = requirements;
    expect(age?.article).toBe('EC 41/2003, art. 6º, caput e I; CF/88, art. 40, § 5º (redação da EC 20/1998)');
    expect(teaching?.article).toBe('EC 41/2003, art. 6º, caput e II; CF/88, art. 40, § 5º (redação da EC 20/1998)');
    expect(ruleLaw).toContain('§ 5º (redação da EC 20/1998)');
    for (const part of ['art. 6º, caput e I a IV', 'art. 7º', 'EC 103/2019, art. 3º', 'art. 35, III', 'art. 36, II'])
      expect(source).toContain(part);
  });

  it('the age of 60 or 55 that EC 47/2005, art. 3, III, reduces stands in art. 40, § 1, III, a', () => {
    expect(byId('ec47-art3-formula-85-95').requirements[0]?.article).toBe(
      'EC 47/2005, art. 3º, III; CF/88, art. 40, § 1º, III, a (redação da EC 20/1998)',
    );
  });

  it('the degree of a disability has its own item of LC 142/2013, art. 3', () => {
    for (const [degree, item] of [
      ['grave', 'I'],
      ['moderada', 'II'],
      ['leve', 'III'],
    ])
      for (const id of [`rgps-lc142-tempo-${degree}`, `rgps-pre-lc142-tempo-${degree}`]) {
        const { source, ruleLaw } = byId(id);
        expect(ruleLaw, id).toContain(`LC 142/2013, art. 3º, ${item}, e art. 7º`);
        expect(source, id).toContain(`LC 142/2013, art. 3º, ${item}; art. 7º; art. 8º, I; art. 10; art. 11`);
      }
  });
});
