import { describe, expect, it } from 'vitest';
import { costText } from './scenario-cost.ts';
import {
  bringsText,
  dayText,
  gainText,
  monthlyText,
  netText,
  oneRegimeText,
  type ShownScenario,
  sideBySide,
  valueText,
} from './scenario-outcome.ts';

const right = { ruleId: 'r1', modality: 'Pontos', description: 'd', value: 3000, confirmed: true };

const outcomeOn = (day: string): ShownScenario['outcome'] => ({
  applicableRules: 0,
  futureRules: 1,
  soonest: { ...right, date: day, from: day },
  best: null,
  missingData: [],
  calculationDate: '2026-11-22',
});

it('repeats no sum after tax where none falls', () => {
  expect(netText({ balance: 100, balanceNet: 100, soonerByDays: 0, outcome: outcomeOn('2030-01-14') })).toBeNull();
  const taxed = netText({ balance: 100, balanceNet: 90, soonerByDays: 0, outcome: outcomeOn('2030-01-14') });
  expect(taxed?.replaceAll('\u00a0', ' ')).toBe('líquido: R$ 90,00 a mais');
});

it('rounds what a scenario brings forty years ahead as the values that it is the difference of', () => {
  const far = { gainOnFirst: 2749.59, balance: 203_294.94, balanceNet: 88_283.55, soonerByDays: 0, reasons: [] };
  const said = (day: string) =>
    [gainText, bringsText, netText].map((text) => text({ ...far, outcome: outcomeOn(day) })?.replaceAll('\u00a0', ' '));
  expect(said('2066-05-20')).toEqual([
    '+ cerca de R$ 2.749,00',
    'cerca de R$ 203.300,00 a mais',
    'líquido: cerca de R$ 88.300,00 a mais',
  ]);
  const near = { ...far, soonerByDays: 20 * 365, outcome: outcomeOn('2030-05-20') };
  expect(gainText(near).replaceAll('\u00a0', ' ')).toBe('+ cerca de R$ 2.749,00');
  const little = { ...far, gainOnFirst: 46.92, outcome: outcomeOn('2066-05-20') };
  expect(gainText(little).replaceAll('\u00a0', ' ')).toBe('+ cerca de R$ 46,00');
  expect(said('2030-05-20')).toEqual(['+ R$ 2.749,59', 'R$ 203.294,94 a mais', 'líquido: R$ 88.283,55 a mais']);
});

describe('what a scenario costs', () => {
  const today = { outcome: outcomeOn('2026-11-22'), soonerByDays: 0 };
  const free = { ...today, cost: 0, interestMissing: false, costs: [], hypotheses: [] };
  const line = { label: 'Individual', article: null, months: 0, monthly: null, total: 0, interestMissing: false };
  const own = { kind: 'contributes', category: 'individual', rate: 20, from: null, until: null } as const;
  const contributes = { ...own, paidOn: 'minimum', value: null } as const;
  const complemented = { kind: 'complemented', workRecordId: 'w', rate: 7.5, cost: null } as const;

  it('is not called free where the contributions end with a right that is there already', () => {
    const asked = { ...free, costs: [line], hypotheses: [contributes] };
    expect(costText(asked)).toBe('Nada: o direito já está completo');
    expect(costText({ ...asked, outcome: outcomeOn('2030-01-14') })).toBe('Sem custo');
    // Without it the right comes later, or never: the month of the request is what completes it
    for (const soonerByDays of [30, null])
      expect(costText({ ...asked, soonerByDays })).toBe('A contribuição do próprio mês');
  });

  it('names what is not counted: what is withheld from another pay, fees that nobody stated, contributions of the facts', () => {
    const works = { kind: 'worksOn', workRecordId: 'w', until: null, value: null } as const;
    const onCeiling = { ...works, paidOn: 'ceiling' } as const;
    const suit = {
      kind: 'courtCase',
      from: '2000-01-01',
      until: '2001-01-01',
      regimeType: 'RGPS',
      specialTimeBase: null,
      isPublicService: false,
      paidOn: null,
      value: null,
    } as const;
    expect(costText({ ...free, hypotheses: [onCeiling] })).toBe('Nada além do desconto no salário');
    expect(costText({ ...free, costs: [line], hypotheses: [onCeiling] })).toBe('Nada além dos fatos');
    expect(costText({ ...free, hypotheses: [{ ...works, paidOn: 'last' }] })).toBe('Nada além dos fatos');
    expect(costText({ ...free, hypotheses: [{ ...suit, cost: null }] })).toBe('Nenhum custo informado');
    expect(costText({ ...free, hypotheses: [{ ...suit, cost: 0 }] })).toBe('Sem custo');
    expect(costText({ ...free, hypotheses: [{ kind: 'stops', on: '2026-11-22' }] })).toBe('Sem custo');
  });

  it('is free by what other months have too much, as the step says that is kept as a scenario', () => {
    const hypotheses = [{ ...complemented, by: 'excess' as const }];
    expect(costText({ ...free, hypotheses })).toBe('Sem custo, usando o excedente de outros meses do ano');
    expect(costText({ ...free, hypotheses: [complemented] })).toBe('Sem custo');
  });
});

it('rounds a value of more than ten years ahead', () => {
  const far = { ...right, value: 5211.13, date: '2066-04-04', from: '2066-04-04' };
  expect(valueText(far, { calculationDate: '2026-11-22' }).replaceAll('\u00a0', ' ')).toBe('cerca de R$ 5.200,00');
});

describe('the day of the first right', () => {
  it('is the day on which it will be complete', () => {
    expect(
      dayText({ soonest: { ...right, date: '2030-01-14', from: '2030-01-14' }, missingData: [] }, '2026-11-22'),
    ).toBe('14/01/2030');
  });

  it('is said to be there where it was complete before the day of the calculation', () => {
    expect(
      dayText({ soonest: { ...right, date: '2019-11-13', from: '2026-11-22' }, missingData: [] }, '2026-11-22'),
    ).toBe('Já pode, desde 13/11/2019');
  });

  it('is the end of a scenario that goes on beyond the day of the calculation', () => {
    expect(
      dayText({ soonest: { ...right, date: '2019-11-13', from: '2030-12-31' }, missingData: [] }, '2026-11-22'),
    ).toBe('31/12/2030');
  });

  it('is none where there is no right', () => {
    expect(dayText({ soonest: null, missingData: [] }, '2026-11-22')).toBe('Nenhum direito');
  });

  it('is not known where data is missing, nor is a value', () => {
    const unknown = { soonest: null, missingData: ['publicServiceIngressDate'] };
    expect([dayText(unknown, '2026-11-22'), monthlyText({ ...unknown, calculationDate: '2026-11-22' })]).toEqual([
      'Faltam dados',
      '—',
    ]);
  });
});

it('says of time that is certified that the sum is of one regime: the other may lose more than this one gains', () => {
  const certified = { kind: 'certified', workRecordId: 'w1', regimeType: 'RPPS', cost: null } as const;
  expect(oneRegimeText({ balance: 48_833.68, hypotheses: [certified] })).toBe(
    'só neste regime: veja o que muda no outro',
  );
  expect(oneRegimeText({ balance: null, hypotheses: [certified] })).toBeNull();
  expect(oneRegimeText({ balance: 1, hypotheses: [{ kind: 'stops', on: '2026-11-30' }] })).toBeNull();
});

describe('values more than ten years ahead that stand side by side', () => {
  const valued = (day: string, value: number): ShownScenario['outcome'] => {
    const { soonest, ...rest } = outcomeOn(day);
    return { ...rest, soonest: soonest && { ...soonest, value } };
  };
  const said = (facts: ShownScenario['outcome'], other: ShownScenario['outcome'], gainOnFirst: number) => {
    const shown = sideBySide(facts, [{ outcome: other, gainOnFirst, soonerByDays: 0 }]);
    const texts = [
      monthlyText(shown.facts),
      ...shown.scenarios.flatMap((one) => [monthlyText(one.outcome), gainText(one)]),
    ];
    return texts.map((text) => text.replaceAll('\u00a0', ' '));
  };

  it('are rounded where they read as what they are', () => {
    expect(said(valued('2046-01-14', 4651.2), valued('2046-01-14', 5260.1), 608.9)).toEqual([
      'cerca de R$ 4.700,00',
      'cerca de R$ 5.300,00',
      '+ cerca de R$ 600,00',
    ]);
  });

  it('are read to the cent where rounded they would be one', () => {
    expect(said(valued('2046-01-14', 4651.2), valued('2046-01-14', 4749.1), 97.9)).toEqual([
      'cerca de R$ 4.651,20',
      'cerca de R$ 4.749,10',
      '+ cerca de R$ 97,90',
    ]);
  });

  it('are read to the cent where a nearer one would read as more though it is less', () => {
    expect(said(valued('2030-01-14', 4720.5), valued('2046-01-14', 4740), 19.5)).toEqual([
      'R$ 4.720,50',
      'cerca de R$ 4.740,00',
      '+ cerca de R$ 19,50',
    ]);
  });

  it('are rounded where they are the same', () => {
    expect(said(valued('2046-01-14', 4651.2), valued('2046-02-14', 4651.2), 0).slice(0, 2)).toEqual([
      'cerca de R$ 4.700,00',
      'cerca de R$ 4.700,00',
    ]);
  });
});
