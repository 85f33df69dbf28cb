import { describe, expect, it } from 'vitest';
import type { OpenCalculation } from '../domain/calculations/calculation.ts';
import { averageOf36, type PayOf, worthThen } from '../domain/calculations/scenarios/pay.ts';
import { outlook } from '../domain/law/index.ts';
import { overlayOf } from '../domain/law/tables/index.ts';
import { notEmpty } from '../domain/testing/not-empty.ts';
import { dayOf, elapsed } from '../domain/units/day.ts';
import { parseMonth } from '../domain/units/month.ts';
import { type LawQuestion, lawInput } from './question.ts';
import { asked, man, ofKind, ofUniao, only, withRecord, woman } from './testing/asked-steps.ts';
import { add, at, change, compare, empty, facts, months, newPay, questionOf, typed } from './testing/supposed.ts';

const DAY_MS = 86_400_000;
const cents = (amount: number): number => Math.round(amount * 100) / 100;

/** The first right of a calculation against that of another: two evaluations, none of them by the steps. */
const difference = async (
  one: OpenCalculation,
  other: OpenCalculation,
  changes: Partial<LawQuestion> = {},
  regime: 'RPPS' | 'RGPS' = 'RGPS',
) => {
  const [with_, without] = await Promise.all(
    [one, other].map(async (calculation) => (await compare(calculation, changes, regime)).facts.first),
  );
  if (with_?.value == null || with_.total === null) throw new Error('no right');
  if (without?.value == null || without.total === null) throw new Error('no right without it');
  return {
    soonerByDays: (Date.parse(without.date) - Date.parse(with_.date)) / DAY_MS,
    gain: cents(with_.value - without.value),
    balance: cents(with_.total - without.total),
  };
};

const PLAIN = { isSpecialTime: false, isTeaching: false, isDisabled: false, disabledLevel: null, isPoliceTime: false };

describe('an effect is the difference of two evaluations', () => {
  const teacher = typed(
    empty,
    add('w1', {
      companyName: 'Escola',
      regimeType: 'RGPS',
      ingressDate: '1996-02-01',
      isTeaching: true,
      salaries: months(at(1996, 2), at(2026, 10), () => 4000),
    }),
  );
  const farmer = typed(
    facts,
    add('w3', {
      companyName: 'Sítio',
      regimeType: 'RGPS',
      ingressDate: '1980-01-01',
      egressDate: '1990-12-31',
      isRural: true,
    }),
  );
  const proofs: Readonly<
    Record<string, readonly [OpenCalculation, string, Partial<LawQuestion>, 'RPPS' | 'RGPS', null | typeof PLAIN]>
  > = {
    special: [typed(facts, change('w1', { isSpecialTime: true, specialTimeBase: 25 })), 'w1', {}, 'RGPS', PLAIN],
    disability: [
      typed(facts, change('w2', { isDisabled: true, disabledLevel: 'high' })),
      'w2',
      man('1965-05-10'),
      'RGPS',
      PLAIN,
    ],
    teaching: [teacher, 'w1', woman('1970-05-10'), 'RGPS', PLAIN],
    rural: [farmer, 'w3', {}, 'RGPS', null],
    police: [typed(ofUniao, change('s1', { isPoliceTime: true })), 's1', man('1972-05-10'), 'RPPS', PLAIN],
  };

  it.each(Object.entries(proofs))(
    'for the proof of %s: without it against with it',
    async (kind, [stated, id, changes, regime, without]) => {
      const step = ofKind(asked(stated, changes, regime), 'prove').find((one) => one.id === `prove:${kind}`);
      const expected = await difference(withRecord(stated, id, without), stated, changes, regime);
      expect(step?.effect).toMatchObject(expected);
      expect(expected).not.toEqual({ soonerByDays: 0, gain: 0, balance: 0 });
    },
  );

  it('for a proof on which the first right does not hang: the later right that would not be had', () => {
    const paid = (from: number, to: number, value: number) => months(from, to, (year) => value * 1.06 ** (year - 2026));
    const banker = typed(
      empty,
      add('b1', {
        companyName: 'Loja',
        regimeType: 'RGPS',
        ingressDate: '1986-03-03',
        egressDate: '1996-08-30',
        salaries: paid(at(1994, 7), at(1996, 8), 2600),
      }),
      add('b2', {
        companyName: 'Banco',
        regimeType: 'RGPS',
        ingressDate: '1998-02-02',
        egressDate: '2015-12-31',
        isDisabled: true,
        disabledLevel: 'low',
        salaries: paid(at(1998, 2), at(2015, 12), 5200),
      }),
      add('b3', {
        companyName: 'Cooperativa',
        regimeType: 'RGPS',
        ingressDate: '2016-02-01',
        isDisabled: true,
        disabledLevel: 'medium',
        salaries: paid(at(2016, 2), at(2026, 10), 5400),
      }),
    );
    const him = man('1966-10-20');
    const proof = (calculation: OpenCalculation) => only(asked(calculation, him), 'prove');
    const { rights, marks } = outlook(lawInput(questionOf(banker, him), 'RGPS'));
    expect(marks.first?.ruleId).toBe('rgps-ec103-art20-pedagio-100');
    const moderate = rights.find(({ modality }) => modality.endsWith('com deficiência moderada'));
    expect(moderate?.value).toBeGreaterThan(marks.first?.value ?? 0);
    expect(proof(banker)).toMatchObject({ effect: null, text: expect.stringContaining(`“${moderate?.modality}”`) });
    expect(proof(banker).text).toContain('O primeiro direito não depende da prova; sem ela não há, em ');
  });

  it('for an end that is missing: with that end against without one', async () => {
    const open = typed(facts, change('w2', { salaries: newPay.filter(({ year }) => year < 2025) }));
    const older = man('1963-05-10');
    const ended = typed(open, change('w2', { egressDate: '2024-12-31' }));
    const step = only(asked(open, older), 'openEnd');
    const expected = await difference(ended, open, older);
    expect(step.effect).toEqual(expected);
    expect(expected.gain).not.toBe(0);
  });

  it('for an indicator: without the record, or without what was paid in its months', async () => {
    const older = man('1963-05-10');
    const noted = (months_: { from: string; to: string }[]) =>
      withRecord(facts, 'w2', { cnisIndicators: [{ code: 'PEXT', months: months_ }] });
    const months2020 = [{ from: '2020-01', to: '2020-12' }];
    const unpaid = withRecord(facts, 'w2', {
      salaries: newPay.map((salary) => (salary.year === 2020 ? { ...salary, value: 0 } : salary)),
    });
    for (const [stated, lost] of [
      [noted([]), withRecord(facts, 'w2', null)],
      [noted(months2020), unpaid],
    ] as const) {
      const expected = await difference(lost, stated, older);
      expect(only(asked(stated, older), 'indicator').effect).toEqual(expected);
    }
  });

  it('for an indicator of months before the reform: without their time too', () => {
    const noted = withRecord(facts, 'w1', {
      cnisIndicators: [{ code: 'PEXT', months: [{ from: '1994-07', to: '2012-12' }] }],
    });
    // With 36 months of 2013 to 2015 the 15th year ends on 31/12/2029, not before the 65th birthday of 10/05/2028
    expect(only(asked(noted, man('1963-05-10')), 'indicator').effect?.soonerByDays).toBe(-600);
  });

  it('for months that the INSS computes nowhere: nothing to lose, since they do not count', () => {
    const read = withRecord(facts, 'w2', {
      salaries: newPay.map((salary) => ({ ...salary, readValue: salary.value })),
      cnisIndicators: [
        { code: 'PREM-EMPR', months: [{ from: '2020-01', to: '2020-12' }] },
        { code: 'PEXT', months: [{ from: '2021-01', to: '2021-03' }] },
      ],
    });
    const [counted, nowhere, ...others] = ofKind(asked(read, man('1963-05-10')), 'indicator').sort((one, other) =>
      one.id.localeCompare(other.id),
    );
    expect(others).toEqual([]);
    expect(counted).toMatchObject({ id: 'indicator:w2', text: expect.stringContaining('PEXT') });
    expect(counted?.text).not.toContain('PREM-EMPR');
    expect(nowhere).toMatchObject({
      id: 'indicatorNowhere:w2',
      title: expect.stringContaining('Acertar meses que o INSS não computa'),
      effect: null,
    });
  });

  it('for months without a remuneration: on the average known against on the minimum wage', async () => {
    const kept = newPay.filter(({ year }) => year !== 2025);
    const gap = typed(facts, change('w2', { salaries: kept }));
    const older = man('1963-05-10');
    const filled = (value: PayOf) =>
      typed(
        gap,
        change('w2', {
          salaries: [...kept, ...months(at(2025, 1), at(2025, 12), (year, month) => value(at(year, month)) ?? 0)],
        }),
      );
    const known = { records: gap.workRecords, calculatedIn: parseMonth('2026-11'), overlay: overlayOf([]) };
    const average = worthThen(averageOf36('RGPS', known) ?? 0, known);
    // What is worth the average today was less in 2025: money of then
    expect(average(at(2025, 1))).toBeLessThan(averageOf36('RGPS', known) ?? 0);
    const step = only(asked(gap, older), 'missingPay');
    expect(step.title).toBe('Informar 12 remunerações que faltam');
    expect(step.effect).toEqual(
      await difference(
        filled(average),
        filled(() => 1518),
        older,
      ),
    );
    expect(step.effect?.gain).toBeGreaterThan(0);
  });

  it('for what the courts may bring: what is received by that reading against the first right', () => {
    const her = woman('1965-11-20');
    const answer = outlook(lawInput(questionOf(ofUniao, her), 'RPPS'));
    const step = only(asked(ofUniao, her, 'RPPS'), 'dispute');
    const [most] = notEmpty(answer.disputed);
    const { first } = answer.marks;
    const settled = answer.rights.find(({ ruleId, from }) => ruleId === first?.ruleId && from === first?.date);
    if (most?.value == null || settled?.value == null || settled.total === null) throw new Error('nothing disputed');
    expect(step.effect?.soonerByDays).toBe((Date.parse(settled.from) - Date.parse(most.from)) / DAY_MS);
    expect(step.effect?.gain).toBe(cents(most.value - settled.value));
    // Of the same day: thirteen payments a year of the difference until the horizon, each sum rounded once
    expect(most.from).toBe(settled.from);
    const left = elapsed(dayOf(most.from), dayOf(answer.horizon ?? ''));
    const benefits = (value: number) => cents((13 / 12) * value * (left.years * 12 + left.months + left.days / 30));
    expect(step.effect?.balance).toBe(cents(benefits(most.value) - benefits(settled.value)));
  });
});
