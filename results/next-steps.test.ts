import { describe, expect, it } from 'vitest';
import type { NextStep, NextStepsAnswer, StepKind } from '../domain/api/next-steps.ts';
import type { OpenCalculation } from '../domain/calculations/calculation.ts';
import { averageOf36 } from '../domain/calculations/scenarios/pay.ts';
import { emptyCustomer } from '../domain/customers/customer.ts';
import { outlook } from '../domain/law/index.ts';
import { overlayOf } from '../domain/law/tables/index.ts';
import { notEmpty } from '../domain/testing/not-empty.ts';
import { dayOf, elapsed } from '../domain/units/day.ts';
import { parseMonth } from '../domain/units/month.ts';
import { nextStepsOf } from './next-steps.ts';
import { type LawQuestion, lawInput } from './question.ts';
import { add, at, change, compare, empty, facts, keep, months, newPay, questionOf, typed } from './testing/supposed.ts';

const asked = (calculation: OpenCalculation, changes: Partial<LawQuestion> = {}, regime: 'RPPS' | 'RGPS' = 'RGPS') =>
  nextStepsOf(questionOf(calculation, changes), regime);

const ofKind = ({ steps }: NextStepsAnswer, kind: StepKind): NextStep[] => steps.filter((step) => step.kind === kind);
const only = (answer: NextStepsAnswer, kind: StepKind): NextStep => {
  const [step] = notEmpty(ofKind(answer, kind));
  if (step === undefined) throw new Error(kind);
  return step;
};

/** The row of the step's hypothesis, kept as a scenario. */
const asScenario = async (
  { hypothesis }: NextStep,
  calculation: OpenCalculation,
  changes: Partial<LawQuestion> = {},
  regime: 'RPPS' | 'RGPS' = 'RGPS',
) => {
  if (hypothesis === null) throw new Error('no hypothesis');
  const [row] = (await compare(typed(calculation, keep('k', [hypothesis])), changes, regime)).scenarios;
  return row;
};

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

/** Some of its rules are not confirmed. */
const TOCANTINS = 17;

const man = (birthDate: string) => ({ customer: { ...emptyCustomer, gender: 'Homem' as const, birthDate } });
const woman = (birthDate: string) => ({ customer: { ...emptyCustomer, gender: 'Mulher' as const, birthDate } });

const PLAIN = { isSpecialTime: false, isTeaching: false, isDisabled: false, disabledLevel: null, isPoliceTime: false };

const withRecord = (
  calculation: OpenCalculation,
  id: string,
  changed: Partial<OpenCalculation['workRecords'][number]> | null,
): OpenCalculation => ({
  ...calculation,
  workRecords: calculation.workRecords.flatMap((record) => {
    if (record.id !== id) return record;
    return changed === null ? [] : { ...record, ...changed };
  }),
});

const ofUniao = typed(
  { ...empty, fields: { ...empty.fields, regimeId: 2, publicServiceIngressDate: '1996-11-20' } },
  add('s1', {
    companyName: 'Ministério',
    regimeType: 'RPPS',
    ingressDate: '1996-11-20',
    isPublicService: true,
    isCurrentCareer: true,
    isCurrentPosition: true,
    salaries: months(at(1996, 11), at(2026, 10), () => 10_000),
  }),
);

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
      expect(step?.effect).toEqual(expected);
      expect(expected).not.toEqual({ soonerByDays: 0, gain: 0, balance: 0 });
    },
  );

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

  it('for months without a remuneration: on the average known against on the minimum wage', async () => {
    const kept = newPay.filter(({ year }) => year !== 2025);
    const gap = typed(facts, change('w2', { salaries: kept }));
    const older = man('1963-05-10');
    const filled = (value: number) =>
      typed(gap, change('w2', { salaries: [...kept, ...months(at(2025, 1), at(2025, 12), () => value)] }));
    const average = averageOf36('RGPS', {
      records: gap.workRecords,
      calculatedIn: parseMonth('2026-11'),
      overlay: overlayOf([]),
    });
    const step = only(asked(gap, older), 'missingPay');
    expect(step.title).toBe('Informar 12 remunerações que faltam');
    expect(step.effect).toEqual(await difference(filled(average ?? 0), filled(1518), older));
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

describe('what to do next', () => {
  it('is to ask for the right that is complete, by the best rule of the day', () => {
    const older = man('1955-01-01');
    const step = only(asked(facts, older), 'request');
    expect(step).toMatchObject({ effect: null, notComputed: false, subject: { type: 'rule' } });
    expect(step.title).toMatch(/^Requerer a aposentadoria por “/);
    expect(step.documents).not.toEqual([]);
    expect(ofKind(asked(facts, older), 'contribute')).toEqual([]);
  });

  it('is to check the local law first where the rule is not confirmed', () => {
    const servant = typed(
      { ...empty, fields: { ...empty.fields, regimeId: TOCANTINS, publicServiceIngressDate: '1990-01-02' } },
      add('s1', {
        companyName: 'Prefeitura',
        regimeType: 'RPPS',
        ingressDate: '1990-01-02',
        isPublicService: true,
        isCurrentCareer: true,
        isCurrentPosition: true,
        salaries: months(at(1994, 7), at(2026, 10), () => 5000),
      }),
    );
    const [request] = asked(servant, man('1955-01-01'), 'RPPS').steps;
    expect(request).toMatchObject({ kind: 'request', title: expect.stringMatching(/^Conferir e requerer/) });
    expect(request?.text).toContain('Conferir na legislação local antes');
  });

  it('names the day of the first right and what is missing until then, where there is none yet', () => {
    const step = only(asked(facts), 'request');
    expect(step.title).toMatch(/^Primeiro direito em \d{2}\/\d{2}\/\d{4}$/);
    expect(step.text).toContain('Falta completar:');
    expect(step.documents).toEqual([]);
  });

  it('never tells whoever lacks the age alone to contribute', async () => {
    const stopped = typed(facts, change('w2', { egressDate: '2026-10-31' }));
    const younger = man('1963-05-10');
    for (const calculation of [facts, stopped]) {
      const answer = asked(calculation, younger);
      expect(ofKind(answer, 'contribute')).toEqual([]);
      const step = only(answer, 'noNeed');
      expect(step.text).toContain('Não é preciso pagar mais nada');
      const row = await asScenario(step, calculation, younger);
      expect(step.effect).toEqual({
        soonerByDays: row?.soonerByDays,
        gain: row?.gainOnFirst,
        balance: row?.balance,
      });
    }
  });

  it('says until when contributions are needed, at least on what, and what stopping would do', async () => {
    const short = typed(
      empty,
      add('w1', {
        companyName: 'Loja',
        regimeType: 'RGPS',
        ingressDate: '2014-01-01',
        salaries: months(at(2014, 1), at(2026, 10), () => 3000),
      }),
    );
    const old = man('1961-05-10');
    const step = only(asked(short, old), 'contribute');
    expect(step.title).toMatch(/^Continuar contribuindo até/);
    expect(step.text).toContain('R$ 1.621,00');
    expect(step.text).toContain('Se parar agora, esse direito não se completa.');
    expect(step.effect).toMatchObject({ soonerByDays: null });
    const ended = typed(short, change('w1', { egressDate: '2026-10-31' }));
    const again = only(asked(ended, old), 'contribute');
    expect(again.title).toBe('Voltar a contribuir');
    const row = await asScenario(again, ended, old);
    expect([again.price?.amount, again.effect?.gain]).toEqual([row?.cost, row?.gainOnFirst]);
  });

  it('is to pay up months below the minimum wage and of a reduced plan, with price and effect as a scenario has them', async () => {
    const low = typed(
      facts,
      change('w2', { salaries: newPay.map((salary) => (salary.year === 2025 ? { ...salary, value: 500 } : salary)) }),
      add('w3', {
        companyName: 'MEI',
        regimeType: 'RGPS',
        ingressDate: '2016-01-01',
        egressDate: '2017-12-31',
        contributionPlan: 'simplified',
        salaries: months(at(2016, 1), at(2017, 12), () => 937),
      }),
    );
    const steps = ofKind(asked(low), 'complement');
    expect(steps.map(({ title }) => title).sort()).toEqual([
      'Complementar 12 meses de Loja',
      'Complementar 24 meses de MEI',
    ]);
    expect(steps.find(({ subject }) => subject?.id === 'w3')?.hypothesis).toMatchObject({ rate: 5 });
    for (const step of steps) {
      const row = await asScenario(step, low);
      expect(step.effect).toEqual({ soonerByDays: row?.soonerByDays, gain: row?.gainOnFirst, balance: row?.balance });
      expect(step.price).toEqual({ amount: row?.cost, interestMissing: true });
    }
  });

  it('is to pay months of work of one’s own that nobody contributed for, with price and effect as a scenario has them', async () => {
    const own = (workRecordId: string, ingressDate: string, egressDate: string | null, from: number, to: number) =>
      add(workRecordId, {
        companyName: 'Autônomo',
        regimeType: 'RGPS',
        ingressDate,
        egressDate,
        salaries: months(from, to, () => 2000),
      });
    const broken = typed(
      empty,
      own('w1', '1996-01-01', '2015-12-31', at(1996, 1), at(2015, 12)),
      own('w2', '2019-01-01', '2022-12-31', at(2019, 1), at(2022, 12)),
      own('w3', '2024-01-01', null, at(2024, 1), at(2026, 10)),
    );
    const steps = ofKind(asked(broken), 'late').toSorted((one, other) => one.id.localeCompare(other.id));
    expect(steps.map(({ id, title }) => [id, title])).toEqual([
      ['late:2016-01-01', 'Pagar o período sem contribuição: 01/2016 a 12/2018'],
      ['late:2023-01-01', 'Pagar o período sem contribuição: 01/2023 a 12/2023'],
    ]);
    expect(steps[0]?.text).toContain('já não pode cobrar');
    expect(steps[1]?.text).toContain('ainda pode cobrar');
    for (const step of steps) {
      const row = await asScenario(step, broken);
      expect(step.effect).toEqual({ soonerByDays: row?.soonerByDays, gain: row?.gainOnFirst, balance: row?.balance });
      expect(step.price).toEqual({ amount: row?.cost, interestMissing: row?.interestMissing });
      expect(row?.cost).toBeGreaterThan(0);
    }
  });

  it('is to pay no month in which a servant or an employee worked, and none beside a job alone', () => {
    const employed = typed(facts, change('w2', { ingressDate: '2018-01-01' }));
    expect(ofKind(asked(employed), 'late')).toEqual([]);
    const servant = typed(
      empty,
      add('w1', { companyName: 'Autônomo', regimeType: 'RGPS', ingressDate: '1996-01-01', egressDate: '2005-12-31' }),
      add('p1', { companyName: 'Estado', regimeType: 'RPPS', ingressDate: '2006-01-01' }),
    );
    expect(ofKind(asked(servant), 'late')).toEqual([]);
    expect(ofKind(asked(servant, {}, 'RPPS'), 'late')).toEqual([]);
  });

  it('is to certify time of the other regime, by who keeps it, and never days that count already', async () => {
    const both = typed(
      facts,
      add('p1', { companyName: 'Município', regimeType: 'RPPS', ingressDate: '1986-01-01', egressDate: '1994-06-30' }),
      add('p2', { companyName: 'Exército', regimeType: 'RPPS', ingressDate: '1984-01-01', egressDate: '1984-12-31' }),
      add('p3', { companyName: 'Estado', regimeType: 'RPPS', ingressDate: '2000-01-01', egressDate: '2004-12-31' }),
      add('p4', { companyName: 'Câmara', regimeType: 'RPPS', ingressDate: '2015-06-01', egressDate: '2016-12-31' }),
    );
    const steps = ofKind(asked(both), 'certify');
    const about = (id: string) => steps.find(({ subject }) => subject?.id === id);
    expect(about('p3')).toBeUndefined();
    expect(about('p4')).toMatchObject({ hypothesis: null, effect: null });
    expect(about('p4')?.text).toContain('não pode ser certificada');
    expect(about('p2')?.text).toContain('Quem certifica é a Força Armada');
    const step = about('p1');
    expect(step?.text).toContain('o ente do regime próprio (Município)');
    if (step === undefined) throw new Error('no step');
    const row = await asScenario(step, both);
    expect(step.effect).toEqual({ soonerByDays: row?.soonerByDays, gain: row?.gainOnFirst, balance: row?.balance });
    expect(step.effect?.soonerByDays).toBeGreaterThan(0);
  });

  it('tells of the right of one’s own in the other regime, and what a certificate takes from it', () => {
    const servant = typed(
      ofUniao,
      add('g1', {
        companyName: 'Fábrica',
        regimeType: 'RGPS',
        ingressDate: '1984-01-02',
        egressDate: '1996-10-31',
        salaries: months(at(1994, 7), at(1996, 10), () => 500),
      }),
      add('g2', {
        companyName: 'Consultório',
        regimeType: 'RGPS',
        ingressDate: '2018-01-01',
        salaries: months(at(2018, 1), at(2026, 10), () => 3000),
      }),
    );
    const him = man('1964-05-10');
    const answer = asked(servant, him, 'RPPS');
    const own = answer.steps.find(({ id }) => id === 'elsewhere');
    expect(own?.title).toBe('Outra aposentadoria, no RGPS');
    expect(own?.text).toContain('direito próprio lá em 10/05/2029, R$ ');
    const step = ofKind(answer, 'certify').find(({ subject }) => subject?.id === 'g1');
    const left = outlook(lawInput(questionOf(withRecord(servant, 'g1', null), him), 'RGPS')).marks.first;
    expect(step?.text).toContain('Fora deste efeito: a aposentadoria própria no RGPS, em 10/05/2029, R$ ');
    expect(step?.text).toContain(left === null || left.date > '2039-05-10' ? 'se perde.' : 'passa a ser em');
    expect(asked(ofUniao, him, 'RPPS').steps.map(({ id }) => id)).not.toContain('elsewhere');
  });

  it('is to prove what counts because it was said: the effect is what is lost without it', () => {
    const special = typed(facts, change('w1', { isSpecialTime: true, specialTimeBase: 25 }));
    const step = only(asked(special), 'prove');
    expect(step).toMatchObject({ id: 'prove:special', article: 'Lei 8.213/1991, arts. 57 e 58', hypothesis: null });
    const [without, withIt] = [asked(facts), asked(special)].map((answer) => only(answer, 'request').title);
    expect(without).not.toBe(withIt);
    expect(step.effect?.soonerByDays).toBeLessThan(0);
    const disabled = typed(facts, change('w2', { isDisabled: true, disabledLevel: 'high' }));
    const proof = ofKind(asked(disabled), 'prove').find(({ id }) => id === 'prove:disability');
    expect(proof?.documents[0]).toContain('biopsicossocial');
  });

  it('asks for the assessment with the right of a person with a disability, and ends a company’s name with one full stop', () => {
    const disabled = typed(
      empty,
      add('w9', {
        companyName: 'Banco Inventado S.A.',
        regimeType: 'RGPS',
        ingressDate: '1985-01-02',
        isDisabled: true,
        disabledLevel: 'low',
        salaries: months(at(1994, 7), at(2026, 10), () => 4000),
      }),
    );
    const answer = asked(disabled, man('1964-11-08'));
    const request = only(answer, 'request');
    expect(request.title).toContain('deficiência');
    expect(request.text).toContain('Depende da avaliação biopsicossocial (LC 142/2013, arts. 4º e 5º).');
    expect(request.documents).toContain('Laudos e exames que mostrem o início e o grau');
    expect(
      ofKind(answer, 'prove')
        .map(({ text }) => text)
        .join(),
    ).not.toContain('S.A..');
  });

  it('is to resolve what the extract leaves open: indicators, months without pay, an end that is missing', () => {
    const noted = typed(facts, change('w2', { salaries: newPay.filter(({ year }) => year < 2026 && year !== 2020) }));
    const withIndicator: OpenCalculation = {
      ...noted,
      workRecords: noted.workRecords.map((record) =>
        record.id === 'w1' ? { ...record, cnisIndicators: [{ code: 'PEXT', months: [] }] } : record,
      ),
    };
    const answer = asked(withIndicator);
    const indicator = only(answer, 'indicator');
    expect(indicator.text).toContain('PEXT: vínculo informado fora do prazo');
    expect(indicator.effect?.soonerByDays === null || (indicator.effect?.soonerByDays ?? 0) < 0).toBe(true);
    const missing = only(answer, 'missingPay');
    expect(missing.title).toBe('Informar 21 remunerações que faltam');
    expect(missing.effect?.gain).toBeGreaterThan(0);
    const end = only(answer, 'openEnd');
    expect(end.text).toContain('a última remuneração é de 12/2025');
    expect(end.effect).not.toBeNull();
  });

  it('is to ask for the abono, with what it is worth, since when, and what is owed of five years', () => {
    const servant = typed(
      { ...empty, fields: { ...empty.fields, regimeId: 2 } },
      add('s1', {
        companyName: 'Ministério',
        regimeType: 'RPPS',
        ingressDate: '1986-01-02',
        isPublicService: true,
        isCurrentCareer: true,
        isCurrentPosition: true,
        salaries: months(at(1994, 7), at(2026, 10), () => 12_000),
      }),
    );
    const of1986 = { ...servant, fields: { ...servant.fields, publicServiceIngressDate: '1986-01-02' } };
    const step = only(asked(of1986, man('1960-05-10'), 'RPPS'), 'abono');
    // What is withheld of 12,000.00 by the bands of 2026
    expect(step.text).toContain('por mês, o que se desconta da remuneração de hoje');
    expect(step.text).toContain('Se nada foi pago, os atrasados desde');
    expect(ofKind(asked(of1986, man('1960-05-10'), 'RGPS'), 'abono')).toEqual([]);
  });

  it('names what the courts may bring, with the difference that it makes', () => {
    const servant = typed(
      { ...empty, fields: { ...empty.fields, regimeId: 2, publicServiceIngressDate: '1996-11-20' } },
      add('s1', {
        companyName: 'Ministério',
        regimeType: 'RPPS',
        ingressDate: '1996-11-20',
        isPublicService: true,
        isCurrentCareer: true,
        isCurrentPosition: true,
        salaries: months(at(1996, 11), at(2026, 10), () => 10_000),
      }),
    );
    const step = only(asked(servant, woman('1965-11-20'), 'RPPS'), 'dispute');
    expect(step.text).toContain('Depende de ação judicial');
    expect(step.effect?.gain).toBeGreaterThan(0);
    expect(step.effect?.balance).toBeGreaterThan(0);
  });

  it('is to complete a right before its door closes: the effect is what comes without it', async () => {
    // 35 years of contribution on 2019-05-29, by a rule of before the reform of 13/11/2019
    const career = typed(
      empty,
      add('w1', {
        companyName: 'Fábrica',
        regimeType: 'RGPS',
        ingressDate: '1984-06-01',
        salaries: months(at(1994, 7), at(2018, 5), () => 1500),
      }),
    );
    const before = { ...career, fields: { ...career.fields, calculationDate: '2018-06-01' } };
    const [step] = notEmpty(ofKind(asked(before, man('1961-05-10')), 'deadline'));
    expect(step).toMatchObject({ deadline: '2019-11-13', price: null, notComputed: false });
    expect(step?.text).toContain('a regra fecha em 13/11/2019');
    // Without the rules that close
    const row = (await compare(before, man('1961-05-10'))).facts;
    expect(row.first?.ruleId).toBe(step?.subject?.id);
    const answer = outlook(lawInput(questionOf(before, man('1961-05-10')), 'RGPS'));
    const others = answer.rights.filter(
      ({ ruleId, variantOf, withinReach, valueWithPay }) =>
        ruleId !== step?.subject?.id && variantOf === null && withinReach && valueWithPay !== null,
    );
    const [day] = notEmpty(others.map(({ from }) => from)).toSorted();
    const best = others.filter(({ from }) => from === day).toSorted((a, b) => (b.value ?? 0) - (a.value ?? 0))[0];
    const days = (Date.parse(row.first?.date ?? '') - Date.parse(day ?? '')) / 86_400_000;
    expect(step?.effect).toEqual({ soonerByDays: days, gain: best?.gain, balance: best?.balance });
  });

  it('makes at most twelve evaluations, and computes what is beyond when it is asked for', () => {
    const many = typed(
      facts,
      ...Array.from({ length: 20 }, (_, place) =>
        add(`p${place}`, {
          companyName: `Município ${place}`,
          regimeType: 'RPPS',
          ingressDate: `${1970 + place}-01-01`,
          egressDate: `${1970 + place}-06-30`,
        }),
      ),
    );
    const { steps } = asked(many);
    const beyond = steps.filter(({ notComputed }) => notComputed);
    const computed = steps.filter(({ hypothesis, notComputed }) => hypothesis !== null && !notComputed);
    expect(computed.length).toBeLessThanOrEqual(12);
    const [first] = notEmpty(beyond);
    expect(first).toMatchObject({ effect: null, price: null });
    const answer = nextStepsOf(questionOf(many), 'RGPS', first?.id);
    expect(answer.steps.map(({ id, notComputed }) => [id, notComputed])).toEqual([[first?.id, false]]);
    expect(answer.steps[0]?.effect).not.toBeNull();
  });

  it('is nothing where data is missing', () => {
    expect(asked(facts, { customer: emptyCustomer })).toEqual({ regimeType: 'RGPS', steps: [], notes: [] });
  });
});
