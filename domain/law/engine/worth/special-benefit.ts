/** The special benefit of a case: of who opted for the complementary regime in the União, from the official statement. */
import { type Day, dayOf, monthOf } from '../../../units/day.ts';
import { centsOf, reaisOf } from '../../../units/money.ts';
import {
  type BenefitEstimate,
  type BenefitStep,
  type SpecialBenefitPaid,
  specialBenefitOnOption,
  specialBenefitPaid,
  statedSpecialBenefit,
  withSteps,
} from '../../benefit/index.ts';
import { TOTAL_OF_LOG } from '../../benefit/rpps-pieces.ts';
import { moneyText } from '../../benefit/text.ts';
import type { LawInput } from '../../input/input.ts';
import { type IndexOverlay, overlayOf } from '../../tables/index.ts';
import type { Case } from '../case.ts';

/** What is paid a month, or why it is not known, in Portuguese. */
export type SpecialBenefit = SpecialBenefitPaid | { readonly value: null; readonly why: string };

const unknown = (why: string): SpecialBenefit => ({ value: null, why });

const NO_DAY = 'falta o dia da opção';
const NO_FIGURES = 'falta o valor, ou a média e o número de contribuições, da declaração oficial';
const NOT_YET = 'a opção é posterior à data do cálculo';
const NO_CEILING = 'não há teto do RGPS conhecido para o mês da opção';

const onOption = ({ calculation }: LawInput, { gender }: Case, optedOn: Day, overlay: IndexOverlay) => {
  const { specialBenefit, specialBenefitAverage: average, specialBenefitContributions: contributions } = calculation;
  if (specialBenefit != null) return statedSpecialBenefit(specialBenefit, optedOn);
  if (average == null || contributions == null) return NO_FIGURES;
  const wholeYears = calculation.specialBenefitYears ?? null;
  return specialBenefitOnOption({ gender, optedOn, average, contributions, wholeYears }, overlay) ?? NO_CEILING;
};

/** Null for whom the law gives none: who did not opt, and servants of other places, whose own law was not read. */
export const specialBenefitOf = (input: LawInput, person: Case): SpecialBenefit | null => {
  if (!person.optedForRPC || person.regimeType !== 'RPPS' || person.regime?.place !== 'uniao') return null;
  const { rpcOptedOn } = input.calculation;
  if (rpcOptedOn == null) return unknown(NO_DAY);
  const optedOn = dayOf(rpcOptedOn);
  if (optedOn > person.calculationDate) return unknown(NOT_YET);
  const overlay = overlayOf(input.indexes);
  const found = onOption(input, person, optedOn, overlay);
  if (typeof found === 'string') return unknown(found);
  return specialBenefitPaid(found, optedOn, monthOf(person.calculationDate), overlay);
};

const ARTICLE = 'Lei 12.618/2012, art. 3º, §§ 1º a 6º';

/** Servants who entered from then on are under the ceiling without an option. @see Lei 12.618/2012, arts. 3, I, and 22 */
const REGIME_BEGAN: Day = dayOf('2013-02-04');

const OF_LATER_INGRESS =
  'O benefício especial é de quem ingressou antes da previdência complementar e optou; desde 04/02/2013, só de quem veio, sem interrupção, de ente que não a tinha (Lei 12.618/2012, arts. 3º, II e § 1º, e 22)';

/** What is not known, or has to be checked, of the special benefit of a case, in Portuguese. */
export const specialBenefitDoubts = (special: SpecialBenefit | null, { ingress }: Case): readonly string[] => {
  if (special === null) return [];
  const isLater = ingress !== null && ingress >= REGIME_BEGAN;
  if (special.value === null && isLater) return [`Nenhum benefício especial está nos valores. ${OF_LATER_INGRESS}.`];
  if (special.value === null)
    return [`O benefício especial da União não está nos valores: ${special.why} (${ARTICLE}).`];
  return isLater ? [`${OF_LATER_INGRESS}: confira.`] : [];
};

/** BRL a month that bears no contribution of the retired; 0 where none is paid or known. */
export const specialBenefitPaidTo = (input: LawInput, person: Case): number =>
  specialBenefitOf(input, person)?.value ?? 0;

const beside = (retirement: number, special: SpecialBenefitPaid, total: number): BenefitStep[] => [
  { label: 'Parte paga pelo regime próprio', value: moneyText(retirement), article: 'Lei 12.618/2012, art. 3º, caput' },
  ...special.steps,
  { label: 'Regime próprio e benefício especial', value: moneyText(total), article: 'Lei 12.618/2012, art. 3º, § 5º' },
  {
    label: 'Previdência complementar (Funpresp)',
    value: 'conforme o extrato: não está neste valor',
    article: 'CF, art. 40, § 15',
  },
];

/** The last step of a log is its value, which is now a part of another. */
const withoutTotal = (steps: readonly BenefitStep[]): readonly BenefitStep[] =>
  steps.at(-1)?.label === TOTAL_OF_LOG ? steps.slice(0, -1) : steps;

/** What is received with a retirement: the special benefit is in the value and on each log. */
export const withSpecialBenefit = (estimate: BenefitEstimate, special: SpecialBenefit | null): BenefitEstimate => {
  if (special === null || special.value === null || estimate.value === null) return estimate;
  const { value: monthly } = special;
  const sum = (retirement: number): number => reaisOf(centsOf(retirement) + centsOf(monthly));
  return {
    ...estimate,
    value: sum(estimate.value),
    specialBenefit: monthly,
    logs: estimate.logs.map((log) => {
      const { value: retirement } = log;
      if (retirement === null) return log;
      const total = sum(retirement);
      return withSteps(log, (steps) => [...withoutTotal(steps), ...beside(retirement, special, total)], total);
    }),
  };
};
