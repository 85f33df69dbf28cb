import { describe, expect, it } from 'vitest';
import type { Hypothesis } from '../domain/api/hypotheses.ts';
import { notEmpty } from '../domain/testing/not-empty.ts';
import { disputedSentence } from '../domain/words/disputed-reading.ts';
import { asked, man, only, servantOf, UNIAO, woman } from './testing/asked-steps.ts';
import { add, at, compare, empty, facts, keep, months, typed } from './testing/supposed.ts';

/** Three years here, ten in Portugal, 64 years old: with two more, fifteen in all. */
const withPortugal = typed(
  empty,
  add('w1', {
    companyName: 'Padaria',
    regimeType: 'RGPS',
    ingressDate: '2010-01-01',
    egressDate: '2012-12-31',
    salaries: months(at(2010, 1), at(2012, 12), () => 2500),
  }),
  add('abroad', {
    companyName: 'Fábrica do Porto',
    ingressDate: '2013-01-01',
    egressDate: '2022-12-31',
    country: 'Portugal',
  }),
);
const older = man('1961-11-01');
const contributes: Hypothesis = {
  kind: 'contributes',
  category: 'individual',
  rate: 20,
  from: null,
  until: null,
  paidOn: 'ceiling',
  value: null,
};

describe('a right by a rule whose text nobody read', () => {
  it('is marked as such where a scenario leads to it', async () => {
    const { scenarios, facts: without } = await compare(typed(withPortugal, keep('s1', [contributes])), older);
    const [scenario] = notEmpty(scenarios);
    expect(without.soonest).toBeNull();
    expect(scenario?.outcome.soonest?.ruleId).toMatch(/-totalizacao$/);
    expect(scenario?.cost).toBeGreaterThan(0);
    expect(scenario?.outcome).toMatchObject({ soonest: { confirmed: false }, best: { confirmed: false } });
    expect(scenario?.first?.confirmed).toBe(false);
    expect(scenario?.bestInLife?.confirmed).toBe(false);
  });

  it('is said by the step that is paid for it', () => {
    const step = only(asked(withPortugal, older), 'contribute');
    expect(step.price?.amount).toBeGreaterThan(0);
    expect(step.text).toMatch(
      / Conferir no acordo do país antes de pagar ou certificar: o direito seria por “.+, por totalização”, regra que não foi confirmada\.$/,
    );
    const read = asked(facts).steps.filter(({ kind }) => kind !== 'request');
    expect(
      notEmpty(read)
        .map(({ text }) => text)
        .join(' '),
    ).not.toContain('não foi confirmada');
  });

  it('is marked in a reading open in the courts, which else only asks for a lawsuit', async () => {
    const TOCANTINS = 17;
    const servant = (regimeId: number) =>
      servantOf(regimeId, '2004-03-01', {
        companyName: 'Prefeitura',
        salaries: months(at(2004, 3), at(2026, 10), () => 5000),
      });
    const disputedBy = async (regimeId: number) =>
      notEmpty((await compare(servant(regimeId), woman('1962-01-01'), 'RPPS')).facts.disputed);
    const [unread] = (await disputedBy(TOCANTINS)).filter(({ readingOfText }) => readingOfText === undefined);
    expect(unread).toMatchObject({ confirmed: false });
    expect(unread === undefined ? '' : disputedSentence(unread, { calculationDate: '2026-11-20' })).toMatch(
      /Depende de ação judicial, e a regra não foi conferida no texto da norma: confira antes de usar\.$/,
    );
    const [read] = await disputedBy(UNIAO);
    expect(read).toMatchObject({ confirmed: true });
    expect(read === undefined ? '' : disputedSentence(read, { calculationDate: '2026-11-20' })).toMatch(
      /Depende de ação judicial\.$/,
    );
  });

  it('is marked of a place whose law was not read, and not of a rule that was', async () => {
    const TOCANTINS = 17;
    const servant = servantOf(TOCANTINS, '1990-01-02', {
      companyName: 'Prefeitura',
      salaries: months(at(1994, 7), at(2026, 10), () => 5000),
    });
    expect((await compare(servant, man('1955-01-01'), 'RPPS')).facts.soonest?.confirmed).toBe(false);
    expect((await compare(facts)).facts.soonest?.confirmed).toBe(true);
  });
});
