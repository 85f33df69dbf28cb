import { describe, expect, it } from 'vitest';
import type { RequirementExplained } from '../api/requirements.ts';
import { sampleRule } from '../api/sample.ts';
import { formatQuantity } from './quantities.ts';
import { completionText, distanceBetween, heldText, neededText, ruleHeadline, situationText } from './rules.ts';

describe('the distance between two days', () => {
  it.each([
    ['2026-11-20', '2028-01-14', '1 ano, 1 mês e 25 dias'],
    ['1964-02-29', '2026-02-28', '61 anos, 11 meses e 30 dias'],
    ['1964-02-29', '2026-03-01', '62 anos'],
    ['2026-11-20', '2026-11-20', '0 dias'],
    ['2026-11-20', '2026-11-19', '0 dias'],
  ])('from %s to %s is %s', (from, to, distance) => {
    expect(distanceBetween(from, to)).toBe(distance);
  });
});

it('says of a condition without an amount when it is asked for, and that it was stated', () => {
  const [sample] = sampleRule.requirements;
  if (sample === undefined) throw new Error('no requirement');
  const condition = { ...sample, requirement: 'disability' as const, necessary: null, held: null };
  expect([
    neededText(condition),
    heldText({ ...condition, met: true }),
    heldText({ ...condition, met: false }),
  ]).toEqual(['no dia do direito', 'informada, por avaliar', 'não informada']);
});

describe('a quantity', () => {
  it.each([
    ['points', 92.5014, '92,50 pontos'],
    ['points', 92.9999, '92,99 pontos'],
    ['points', 93, '93 pontos'],
    ['points', 93.29, '93,29 pontos'],
    ['contribution', { years: 31, months: 11, days: 34 }, '31 anos, 11 meses e 34 dias (11.679 dias)'],
    ['age', { years: 61, months: 11, days: 30 }, '61 anos, 11 meses e 30 dias'],
    ['points', 1, '1 ponto'],
    ['remunerations', 180, '180 contribuições'],
    ['remunerations', 1, '1 contribuição'],
    ['entry', '2003-12-31', '31/12/2003'],
    ['age', null, '—'],
  ] as const)('of %s %s reads %s', (requirement, quantity, words) => {
    expect(formatQuantity(requirement, quantity)).toBe(words);
  });
});

describe('the line of a right that is complete', () => {
  const complete = { ...sampleRule, whenToRetire: '2025-02-10', estimatedBenefit: null, variantOf: null };

  it('does not say of what comes by age that anybody may retire by it', () => {
    expect(ruleHeadline({ ...complete, kind: 'compulsory' }, 'applicable')).toBe(
      'Vem pela idade, completada em 10/02/2025',
    );
  });

  it('says what it hangs on', () => {
    expect(ruleHeadline({ ...complete, hangsOnRuralPay: true }, 'applicable')).toBe(
      'Pode se aposentar desde 10/02/2025, se o tempo rural desde 11/1991 tiver sido pago',
    );
  });
});

describe('when a requirement is complete', () => {
  const [age] = sampleRule.requirements;
  if (age === undefined) throw new Error('the sample asks for an age');
  const points: RequirementExplained = { ...age, requirement: 'points', label: 'Pontos', necessary: 90, held: 95.3936 };
  const ofPast = { ...sampleRule, measuredOn: '2023-05-14' };
  const closed = { ...sampleRule, ruleLimitDate: '2022-01-01', measuredOn: '2022-01-01' };

  it.each<[string, Partial<RequirementExplained>, typeof sampleRule, string]>([
    ['a day', { metOn: '2023-05-14' }, ofPast, 'Completo em 14/05/2023'],
    [
      'another figure on that day',
      { metOn: '2019-11-13', necessaryThen: 86 },
      ofPast,
      '86 pontos exigidos em 2019, atingidos em 13/11/2019',
    ],
    [
      'a day to come',
      { met: false, metOn: '2036-11-19', necessaryThen: 100 },
      sampleRule,
      'Previsto para 19/11/2036, com 100 pontos',
    ],
    ['a day after the rule closed', { met: false, metOn: '2036-11-19' }, closed, 'Só em 19/11/2036'],
    ['no day', { met: false, metOn: null }, sampleRule, 'Sem previsão'],
  ])('reads, with %s', (_case, changes, rule, words) => {
    expect(completionText({ ...points, ...changes }, rule)).toBe(words);
  });

  it('is read on the day that the card names', () => {
    expect(situationText(ofPast, 'applicable')).toBe('Situação em 14/05/2023, quando o direito se completou');
    expect(situationText(closed, 'notApplicable')).toBe('Situação em 01/01/2022, quando a regra se encerrou');
    expect(situationText({ ...sampleRule, measuredOn: sampleRule.calculationDate }, 'future')).toBe(
      'Situação em 20/11/2026',
    );
  });
});
