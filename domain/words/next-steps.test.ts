import { describe, expect, it } from 'vitest';
import type { NextStep, StepEffect } from '../api/next-steps.ts';
import { effectText, priceText, scenarioNameOf } from './next-steps.ts';
import { notWorthItText, stepGroups } from './step-groups.ts';

const step = (id: string, kind: NextStep['kind'], effect: StepEffect | null): NextStep => ({
  id,
  kind,
  title: id,
  text: '',
  article: null,
  subject: null,
  effect,
  notComputed: false,
  price: null,
  documents: [],
  deadline: null,
  hypothesis: null,
});
const told = (some: NextStep): string | undefined => effectText(some)?.replace(/\u00a0/g, ' ');
const nothing = { soonerByDays: 0, gain: 0, balance: 0 };
const paysNothing = { soonerByDays: 0, gain: 0, balance: -7709.4 };

describe('what to do, sorted for whoever reads it', () => {
  it('tells what has no effect and what costs more than it brings from what to do', () => {
    const { effective, notWorthIt, idle } = stepGroups([
      step('ask', 'request', null),
      step('idle', 'prove', nothing),
      step('complement', 'complement', paysNothing),
      step('prove', 'prove', { soonerByDays: -30, gain: -10, balance: -900 }),
    ]);
    expect(effective.map(({ id }) => id)).toEqual(['ask', 'prove']);
    expect(notWorthIt.map(({ id }) => id)).toEqual(['complement']);
    expect(idle.map(({ id }) => id)).toEqual(['idle']);
  });

  it('never hides among what changes nothing that nothing has to be paid any more', () => {
    const age = step('noNeed', 'noNeed', nothing);
    expect(stepGroups([age])).toEqual({ effective: [age], notWorthIt: [], idle: [] });
  });

  it('rounds what hangs on a day of more than ten years ahead, as the values beside it', () => {
    const ahead = { soonerByDays: 0, gain: 203.45, balance: 40_312.9, farAhead: true } as const;
    const said = (effect: StepEffect) => effectText(step('certify', 'certify', effect))?.replaceAll('\u00a0', ' ');
    expect(said(ahead)).toBe('cerca de R$ 200,00 a mais por mês · + cerca de R$ 40.300,00 até a expectativa de vida');
    expect(said({ ...ahead, gain: 12, balance: 0 })).toBe('menos de R$ 100,00 a mais por mês');
  });

  it('never says of a right that would be lost that nothing changes', () => {
    const lost = step('contribute', 'contribute', { soonerByDays: null, gain: null, balance: null });
    expect(stepGroups([lost]).effective).toEqual([lost]);
    expect(effectText(lost)).toBeNull();
  });

  it('is not worth it where what is paid at once comes back late and brings less than a quarter of it', () => {
    const late = (balance: number) => ({
      ...step('late', 'late', { soonerByDays: 0, gain: 20, balance }),
      price: { amount: 3070.11, interestMissing: false },
    });
    expect(stepGroups([late(549.78)]).notWorthIt).toEqual([late(549.78)]);
    expect(stepGroups([late(800)]).effective).toEqual([late(800)]);
  });

  it('says beside the sum of an earlier day what the day of before adds, by which it is worth it', () => {
    const sooner = { soonerByDays: 481, gain: 700, balance: -93_300 };
    const certify = { ...step('certify', 'certify', sooner), sameDay: 130_000 };
    expect(told(certify)).toBe(
      '481 dias antes · R$ 700,00 a mais por mês · − R$ 93.300,00 até a expectativa de vida · + R$ 130.000,00, pedindo no mesmo dia que sem isso',
    );
    const pricey = { ...certify, price: { amount: 50_000, interestMissing: false }, receivedSooner: 20_000 };
    expect(stepGroups([pricey]).effective).toEqual([pricey]);
    const { sameDay: _, ...alone } = pricey;
    expect(stepGroups([alone]).notWorthIt).toEqual([alone]);
    const taken = { ...certify, elsewhere: { regimeType: 'RGPS', balance: -100_000 } } as const;
    expect(stepGroups([taken]).effective).toEqual([taken]);
  });

  it('says that the effect of what has to be proved is that of not proving it', () => {
    const lost = { soonerByDays: -30, gain: 10, balance: 900 };
    const said = '30 dias depois · R$ 10,00 a mais por mês · +\u00a0R$\u00a0900,00 até a expectativa de vida';
    expect(effectText(step('prove', 'prove', { soonerByDays: -30, gain: -10, balance: -900 }))).toMatch(
      /^Sem a prova: 30 dias depois · R\$ 10,00 a menos por mês/,
    );
    const inCourt = { soonerByDays: 30, gain: 10, balance: 900 };
    expect(effectText(step('dispute', 'dispute', inCourt))).toMatch(/^Frente ao primeiro direito: 30 dias antes · /);
    expect(effectText(step('dispute', 'dispute', { ...inCourt, soonerByDays: 0 }))).toMatch(
      /^Frente ao mesmo pedido sem ela: R\$ 10,00 a mais por mês/,
    );
    expect(effectText(step('certify', 'certify', lost))).toBe(said);
    expect(effectText(step('idle', 'prove', nothing))).toBeNull();
  });

  it('does not call a gain what comes of waiting for a later right: nobody is better off without a proof, or by stopping', () => {
    const later = { soonerByDays: -1826, gain: 767.92, balance: 353_387.48 };
    expect(told(step('prove', 'prove', later))).toBe('Sem a prova: 1.826 dias depois');
    expect(told(step('indicator', 'indicator', { ...later, balance: -1000 }))).toBe(
      'Sem resolver: 1.826 dias depois · − R$ 1.000,00 até a expectativa de vida',
    );
    const stops = { ...step('noNeed', 'noNeed', later), hypothesis: { kind: 'stops', on: '2026-11-23' } as const };
    expect(told(stops)).toBe('Parando agora: 1.826 dias depois');
  });

  it('calls a certificate that takes more from the other regime than it brings not worth it, and says what it takes', () => {
    const brings = { soonerByDays: 931, gain: 449.03, balance: 48_833.68 };
    const outweighed = {
      ...step('ctc', 'certify', brings),
      elsewhere: { regimeType: 'RGPS', balance: -209_610.92 } as const,
    };
    const { notWorthIt, effective } = stepGroups([
      outweighed,
      { ...outweighed, id: 'worth', elsewhere: { regimeType: 'RGPS', balance: -10 } },
    ]);
    expect(notWorthIt.map(({ id }) => id)).toEqual(['ctc']);
    expect(effective.map(({ id }) => id)).toEqual(['worth']);
    expect(told(outweighed)).toBe(
      '931 dias antes · R$ 449,03 a mais por mês · + R$ 48.833,68 até a expectativa de vida · no RGPS, − R$ 209.610,92 até a expectativa de vida',
    );
  });

  it('calls not worth it too what leaves the first right as it is and takes from the other regime, or brings less beside it than it takes', () => {
    const idleHere = {
      ...step('army', 'certify', nothing),
      elsewhere: { regimeType: 'RPPS', balance: -1_420_712.34 } as const,
    };
    expect(stepGroups([idleHere])).toEqual({ effective: [], notWorthIt: [idleHere], idle: [] });
    const arrears = {
      ...step('shop', 'certify', null),
      beside: 92_586.41,
      elsewhere: { regimeType: 'RGPS', balance: -182_844.11 } as const,
    };
    const worth = { ...arrears, beside: 190_000 };
    const notKnown = { ...step('later', 'certify', null), elsewhere: arrears.elsewhere };
    const groups = stepGroups([arrears, worth, notKnown]);
    expect(groups.notWorthIt).toEqual([arrears]);
    expect(groups.effective).toEqual([worth, notKnown]);
    expect(told(arrears)).toBe(
      '+ R$ 92.586,41 de atrasados do abono · no RGPS, − R$ 182.844,11 até a expectativa de vida',
    );
  });

  it('does not say beside a sum that is gained that it does not make up for its price, but that it is little', () => {
    const late = (balance: number) => ({
      ...step('late', 'late', { soonerByDays: 0, gain: 530.95, balance }),
      price: { amount: 115_282.75, interestMissing: false },
    });
    expect(notWorthItText(late(14_788.2))).toBe('Traz pouco pelo que custa');
    expect(notWorthItText(late(-976.57))).toBe('Não compensa agora');
    const elsewhere = { regimeType: 'RGPS', balance: -209_610.92 } as const;
    expect(notWorthItText({ ...late(14_788.2), elsewhere })).toBe('Não compensa agora');
  });

  it('is kept as a scenario under a name that says what it supposes', () => {
    const goesOn = { ...step('Continuar contribuindo até 25/01/2029', 'contribute', nothing) };
    expect(scenarioNameOf({ ...goesOn, hypothesis: { kind: 'stops', on: '2026-11-29' } })).toBe(
      'Parar de contribuir agora',
    );
    expect(scenarioNameOf(goesOn)).toBe('Continuar contribuindo até 25/01/2029');
    const pays = {
      kind: 'contributes',
      category: 'facultativo',
      rate: 20,
      from: null,
      until: null,
      paidOn: 'minimum',
      value: null,
    } as const;
    const age = { ...step('Para o primeiro direito só falta a idade', 'noNeed', nothing), hypothesis: pays };
    expect(scenarioNameOf(age)).toBe('Pagar até o primeiro direito, sem precisar');
    const named = (title: string) =>
      scenarioNameOf({
        kind: 'late',
        title,
        hypothesis: { kind: 'certified', workRecordId: 'w', regimeType: 'RPPS', cost: null },
      });
    expect(named('Pagar o período sem contribuição: 09/2006 a 12/2011 (se trabalhou por conta própria)')).toBe(
      'Pagar o período sem contribuição: 09/2006 a 12/2011',
    );
    // Cut within a word, or without its months, it was taken for another
    expect(named('Certificar o tempo de Escola Particular Pequeno Aprendiz Ltda. (CTC)')).toBe(
      'Certificar o tempo de Escola Particular Pequeno Aprendiz…',
    );
    expect(named('Complementar 22 dos 24 meses de COOPERATIVA DE TRABALHO (03/2011 a 12/2015)')).toBe(
      'Complementar 22 dos 24 meses de… (03/2011 a 12/2015)',
    );
  });

  it('does not send anybody to pay for days that do not bring the price back: one day sooner is no reason to pay for decades', () => {
    const late = {
      ...step('late', 'late', { soonerByDays: 1, gain: 421.46, balance: -125_839.13 }),
      receivedSooner: 58.54,
    };
    const paid = { ...late, price: { amount: 184_340.12, interestMissing: false } };
    expect(stepGroups([paid]).notWorthIt).toEqual([paid]);
    const soon = { ...paid, receivedSooner: 190_000 };
    expect(stepGroups([soon]).effective).toEqual([soon]);
  });

  it('calls not worth it what pays more a month and does not bring back its price in life, unless it brings the day', () => {
    const bought = { soonerByDays: 0, gain: 29.72, balance: -25_964.63 };
    const { notWorthIt, effective } = stepGroups([
      step('late', 'late', bought),
      step('sooner', 'certify', { ...bought, soonerByDays: 1367 }),
    ]);
    expect(notWorthIt.map(({ id }) => id)).toEqual(['late']);
    expect(effective.map(({ id }) => id)).toEqual(['sooner']);
  });

  it('calls nothing not worth it whose value is not known', () => {
    const unknown = step('certify', 'certify', { soonerByDays: 0, gain: null, balance: -10 });
    expect(stepGroups([unknown]).notWorthIt).toEqual([]);
  });

  const priced = (
    price: NextStep['price'],
    hypothesis: NextStep['hypothesis'] = null,
    kind: NextStep['kind'] = 'complement',
  ) => priceText({ ...step(kind, kind, null), price, hypothesis });

  it('says a price with the interest that it lacks', () => {
    expect(priced({ amount: 214.5, interestMissing: true })).toBe(
      'Custa R$ 214,50, mais os juros que a lei manda somar',
    );
    expect(priced({ amount: null, interestMissing: false })).toBe('Custo não calculado');
    expect(priced(null)).toBeNull();
  });

  it('says no price of what need not be paid and brings nothing: under such a title it reads as that of the right', () => {
    const of = (gain: number | null) =>
      priceText({
        ...step('noNeed', 'noNeed', { soonerByDays: 0, gain, balance: null }),
        price: { amount: 80_725.8, interestMissing: false },
      });
    expect([of(null), of(0), of(-8.52)]).toEqual([null, null, null]);
    expect(of(58.82)).toBe('Custa R$ 80.725,80');
  });

  it('says that other months of the year pay for it: paid in money the same months cost something', () => {
    const hypothesis = { kind: 'complemented', workRecordId: 'w1', rate: 7.5, by: 'excess', cost: null } as const;
    expect(priced({ amount: 0, interestMissing: false }, hypothesis)).toBe(
      'Sem custo, usando o excedente de outros meses do ano',
    );
    expect(priced({ amount: 20, interestMissing: false }, hypothesis)).toBe(
      'Custa R$ 20,00, além do excedente de outros meses do ano',
    );
  });

  it('says that the effect is that of stopping, or of paying what is not needed', () => {
    const effect = { soonerByDays: 0, gain: -30.63, balance: -7286.88 };
    const stops = { ...step('noNeed', 'noNeed', effect), hypothesis: { kind: 'stops', on: '2026-11-23' } as const };
    expect(effectText(stops)).toMatch(/^Parando agora: R\$ 30,63 a menos por mês/);
    expect(effectText(step('noNeed', 'noNeed', effect))).toMatch(/^Pagando: /);
    const pays = {
      kind: 'contributes',
      category: 'facultativo',
      rate: 20,
      from: null,
      paidOn: 'minimum',
      value: null,
    } as const;
    const until = { ...step('noNeed', 'noNeed', effect), hypothesis: { ...pays, until: '2027-10-31' } };
    expect(effectText(until)).toMatch(/^Pagando até 10\/2027: /);
    const price = { amount: 4200, interestMissing: false };
    expect(priceText({ ...until, kind: 'contribute', price })).toBe('Custa R$ 4.200,00 até 10/2027');
    expect(priceText({ ...until, effect: { ...effect, gain: 30 }, price })).toBe('Custa R$ 4.200,00');
  });

  it('calls a certificate that pays less for nothing not worth it, also where there are no sums', () => {
    const less = step('certify', 'certify', { soonerByDays: 0, gain: -10, balance: null });
    expect(stepGroups([less]).notWorthIt).toEqual([less]);
  });
});
