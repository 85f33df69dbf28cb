import { describe, expect, it } from 'vitest';
import type { WorkRecordEdit } from '../domain/api/work-records.ts';
import { outlook } from '../domain/law/index.ts';
import { priceText } from '../domain/words/next-steps.ts';
import { lawInput } from './question.ts';
import { asked, man, ofKind, only } from './testing/asked-steps.ts';
import { add, at, empty, months, questionOf, typed } from './testing/supposed.ts';

const him = man('1961-12-05');
const record = (companyName: string, from: number, to: number, more: WorkRecordEdit = {}) => ({
  companyName,
  regimeType: 'RGPS' as const,
  ingressDate: `${Math.floor(from / 12)}-01-01`,
  egressDate: `${Math.floor(to / 12)}-12-31`,
  salaries: months(from, to, () => 3000),
  ...more,
});
const job = {
  ...record('Banco', at(1985, 1), at(2012, 12)),
  salaries: months(at(1994, 7), at(2012, 12), (year) => 150 + 45 * (year - 1994)),
};

const LEAST = [678, 724, 788, 880, 937, 954];

it('says what paying up the months of before 11/2019 brings, which counted for nothing', () => {
  const own = {
    ...record('RECOLHIMENTO', at(2013, 1), at(2018, 12)),
    salaries: months(at(2013, 1), at(2018, 12), () => 600),
    cnisIndicators: [{ code: 'PREC-MENOR-MIN', months: [{ from: '2013-01', to: '2018-12' }] }],
  };
  const steps = asked(typed(empty, add('w0', job), add('w1', own)), him);
  const step = only(steps, 'complement');
  expect(step.title).toBe('Completar 72 meses de RECOLHIMENTO até o salário mínimo');
  // 20% of what is missing to 678, 724, 788, 880, 937 and 954 a month: 12 × (78 + 124 + 188 + 280 + 337 + 354) × 0,2.
  expect(step.text).toContain('A 20% ela é de R$ 3.266,40 na moeda de cada mês, sem os acréscimos');
  expect(step.effect?.gain).toBeGreaterThan(0);
  expect(step.price).toEqual({ amount: 3266.4, interestMissing: true });
  expect(priceText(step)).toContain('3.266,40, mais os juros');
  const paidUp = typed(
    empty,
    add('w0', job),
    add('w1', { ...own, salaries: months(at(2013, 1), at(2018, 12), (year) => LEAST[year - 2013] ?? 0) }),
  );
  const first = (calculation: typeof paidUp) => outlook(lawInput(questionOf(calculation, him), 'RGPS')).marks.first;
  const gained = (first(paidUp)?.total ?? 0) - (first(typed(empty, add('w0', job), add('w1', own)))?.total ?? 0);
  expect(step.effect?.balance).toBeCloseTo(gained - 3266.4, 2);
  expect(ofKind(steps, 'indicator')).toEqual([]);
});

it('sends nobody to an employer for the months of a benefit', () => {
  const benefit = {
    ...record('Benefício por incapacidade', at(2013, 1), at(2018, 12)),
    salaries: [],
    isQualifyingPeriod: false,
    cnisLink: { companyCode: null, companyName: 'Benefício', ingressDate: '2013-01-01', occurrence: 0 },
  };
  const after = record('Loja', at(2019, 1), at(2019, 12));
  const step = only(asked(typed(empty, add('w0', job), add('w1', benefit), add('w2', after)), him), 'missingPay');
  expect(step.text).toContain('vale o salário de benefício que o gerou, reajustado');
  expect(step.text).not.toContain('art. 35');
  expect(step.article).toBe('Lei 8.213/1991, art. 29, § 5º');
  expect(step.documents).toEqual(['Carta de concessão do benefício, com o salário de benefício']);
});

it('asks nobody for the pay of a job in the whole months of a benefit, which is worth once what it was granted by', () => {
  const benefit = {
    ...record('Benefício por incapacidade', at(2013, 1), at(2018, 12)),
    ingressDate: '2013-01-16',
    egressDate: '2018-12-10',
    salaries: [],
    cnisLink: { companyCode: null, companyName: 'Benefício', ingressDate: '2013-01-16', occurrence: 0 },
  };
  const lasting = {
    ...record('Banco', at(1985, 1), at(2026, 9)),
    egressDate: null,
    salaries: months(at(1994, 7), at(2026, 9), () => 3000).filter(
      ({ year, month }) => at(year, Number(month)) <= at(2013, 1) || at(year, Number(month)) >= at(2018, 12),
    ),
  };
  const step = only(asked(typed(empty, add('w0', lasting), add('w1', benefit)), him), 'missingPay');
  expect(step.title).toBe('Informar 72 remunerações que faltam');
  expect(step.text).toContain('Sem remuneração em Benefício por incapacidade (de 01/2013 a 12/2018): ');
  expect(step.documents).toEqual(['Carta de concessão do benefício, com o salário de benefício']);
  const byHand = { ...benefit, companyName: 'Auxílio-doença', cnisLink: null };
  const same = only(asked(typed(empty, add('w0', lasting), add('w1', byHand)), him), 'missingPay');
  expect([same.title, same.effect, same.documents]).toEqual([step.title, step.effect, step.documents]);
});

describe('months of who pays for himself of which nothing is known', () => {
  const early = { ...job, egressDate: '1999-12-31', salaries: job.salaries.filter(({ year }) => year < 2000) };
  const own = {
    ...record('Contribuinte individual', at(2000, 1), at(2025, 12)),
    salaries: months(at(2000, 1), at(2025, 12), () => 3000).filter(({ year }) => year < 2006 || year > 2019),
  };

  it('count until somebody says that they were not paid: what is lost then is told, and no pay is asked for', () => {
    const steps = asked(typed(empty, add('w0', early), add('w1', own)), him);
    const step = only(steps, 'indicator');
    expect(step.title).toBe('Conferir 168 meses sem contribuição em Contribuinte individual');
    expect(step.text).toContain(
      'e de 168 meses nada consta (de 01/2006 a 12/2019): eles contam aqui enquanto não se disser o contrário.',
    );
    // He may retire today, and without them only on the day of his 65 years, 05/12/2026.
    expect(step.effect?.soonerByDays).toBe(-15);
    expect(ofKind(steps, 'missingPay')).toEqual([]);
  });

  it('said to have had none are no longer asked about', () => {
    const said = { ...own, salaries: [...own.salaries, ...months(at(2006, 1), at(2019, 12), () => 0)] };
    const steps = asked(typed(empty, add('w0', early), add('w1', said)), him);
    expect([...ofKind(steps, 'indicator'), ...ofKind(steps, 'missingPay')]).toEqual([]);
  });

  it('are not told apart where no payment at all is known, nor beyond the last of an open record', () => {
    const typedOnly = { ...own, salaries: [] };
    expect(ofKind(asked(typed(empty, add('w0', early), add('w1', typedOnly)), him), 'indicator')).toEqual([]);
    const open = { ...own, egressDate: null, salaries: months(at(2000, 1), at(2024, 12), () => 3000) };
    expect(ofKind(asked(typed(empty, add('w0', early), add('w1', open)), him), 'indicator')).toEqual([]);
  });

  it('are not asked for before they are due: of an end to come, and of a month that has just gone by, nobody has them', () => {
    const salaries = months(at(2000, 1), at(2026, 9), () => 3000);
    for (const egressDate of ['2026-11-15', '2031-12-31']) {
      const ending = typed(empty, add('w0', early), add('w1', { ...own, egressDate, salaries }));
      expect(ofKind(asked(ending, him), 'indicator')).toEqual([]);
    }
  });

  it('leave no right where all hangs on them, and that is said', () => {
    const step = only(asked(typed(empty, add('w1', { ...own, ingressDate: '2000-01-01' })), him), 'indicator');
    expect(step.text).toContain('nenhum direito se completa: confira antes de pedir.');
  });
});

it('says of months that lack amid a job that a benefit may have been received in them', () => {
  const without = (from: number, to: number) => ({
    ...record('Banco', at(1985, 1), at(2026, 9)),
    egressDate: null,
    salaries: months(at(1994, 7), at(2026, 9), () => 3000).filter(({ year, month }) => {
      const paid = at(year, Number(month));
      return paid < from || paid > to;
    }),
  });
  const stepOf = (from: number, to: number) =>
    only(asked(typed(empty, add('w0', without(from, to))), him), 'missingPay');
  const said = 'Se nesses meses houve benefício por incapacidade, não há remuneração a pedir ao empregador';
  const amid = stepOf(at(2013, 2), at(2018, 11));
  expect(amid.text).toContain(said);
  expect(amid.documents.at(-1)).toBe('Carta de concessão, se houve benefício nesses meses');
  expect(stepOf(at(2013, 2), at(2013, 2)).text).not.toContain(said);
  expect(stepOf(at(1994, 7), at(1998, 12)).text).not.toContain(said);
});

it('says so where no right is left without what the INSS has not accepted', () => {
  const own = {
    ...record('RECOLHIMENTO', at(2008, 1), at(2025, 12)),
    contributionPlan: 'simplified' as const,
    cnisIndicators: [{ code: 'PREC-FBR', months: [{ from: '2008-01', to: '2025-12' }] }],
  };
  const step = only(asked(typed(empty, add('w0', own)), man('1960-12-05')), 'indicator');
  expect(step.effect?.gain).toBeNull();
  expect(step.text).toContain('Sem resolver, nenhum direito se completa: resolva antes de pedir.');
  const beside = asked(typed(empty, add('w0', job), add('w1', own)), man('1960-12-05'));
  expect(only(beside, 'indicator').text).not.toContain('nenhum direito');
});
