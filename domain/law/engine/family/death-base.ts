import { type Day, dayOf } from '../../../units/day.ts';
import type { BenefitEstimate } from '../../benefit/index.ts';
import type { LawInput } from '../../input/input.ts';
import { rulesOf } from '../../norms/index.ts';
import { permanent } from '../../norms/rgps/pieces.ts';
import { servant } from '../../norms/rpps/pieces.ts';
import type { PensionBase } from '../../pension/place-law.ts';
import type { Rule } from '../../rule/rule.ts';
import { type Case, caseOf } from '../case.ts';
import { missingDataOf } from '../evaluate.ts';
import { judge } from '../judge.ts';
import { type Remunerations, remunerationsOf } from '../worth/remunerations.ts';
import { type SpecialBenefit, specialBenefitOf } from '../worth/special-benefit.ts';
import { worthOf } from '../worth/worth.ts';

/** Only a base of the pension, or a benefit that ends: nobody asks for it in place of a retirement, so it stands in no list of rules. */
const OF_RGPS: Rule = {
  ...permanent,
  id: 'rgps-ec103-incapacidade-no-obito',
  modality: 'Incapacidade permanente na data do óbito',
  description: 'A aposentadoria a que teria direito se fosse aposentado por incapacidade permanente na data do óbito.',
  ruleLaw: 'EC 103/2019, art. 26',
  kind: 'incapacity',
  requirements: [{ kind: 'disablement' }],
  benefitCalculusMethod: 'RGPS_INCAPACITY',
  observations: [],
  source: 'EC 103/2019, art. 26, §§ 2º, III, 3º, II, e 5º',
};

/** @see Lei 8.213/1991, arts. 29, II, 44 and 75 */
const OF_RGPS_UNTIL_2019: Rule = {
  ...OF_RGPS,
  window: { from: '1999-11-29', to: '2019-11-13' },
  id: 'rgps-invalidez-no-obito',
  modality: 'Aposentadoria por invalidez na data do óbito',
  ruleLaw: 'Lei 8.213/1991, arts. 29, II, 44 e 75',
  benefitCalculusMethod: 'RGPS_INCAPACITY_UNTIL_2019',
  source: 'Lei 8.213/1991, art. 29; art. 44; art. 75',
};

/** "Aposentadoria por invalidez, auxílio-doença ou pensão, no valor de 1 salário mínimo." */
export const OF_SEGURADO_ESPECIAL: Rule = {
  ...OF_RGPS,
  window: { from: '1999-11-29', to: null },
  id: 'rgps-incapacidade-segurado-especial-no-dia',
  modality: 'Segurado especial, sem contribuição',
  description: 'Um salário mínimo, pelo trabalho rural.',
  ruleLaw: 'Lei 8.213/1991, art. 39, I',
  benefitCalculusMethod: 'RGPS_INCAPACITY_SEGURADO_ESPECIAL',
  source: 'Lei 8.213/1991, art. 39, I; Decreto 3.048/1999, art. 39, § 2º, I',
};

/** Works on the land on the day, and nobody paid for it. */
export const isSeguradoEspecialOn = ({ workRecords }: LawInput, day: string): boolean =>
  workRecords.some(
    ({ regimeType, isRural, isQualifyingPeriod, ingressDate, egressDate }) =>
      regimeType === 'RGPS' &&
      isRural &&
      !isQualifyingPeriod &&
      ingressDate <= day &&
      (egressDate === null || egressDate >= day),
  );

const TEMPORARY_OF_RGPS: Rule = {
  ...OF_RGPS,
  id: 'rgps-incapacidade-temporaria',
  modality: 'Auxílio por incapacidade temporária',
  description: '91% do salário de benefício, até a média das 12 últimas remunerações, enquanto durar a incapacidade.',
  ruleLaw: 'Lei 8.213/1991, art. 29, § 10; art. 59; art. 61',
  benefitCalculusMethod: 'RGPS_TEMPORARY_INCAPACITY',
  source: 'Lei 8.213/1991, art. 29, § 10; art. 59; art. 61',
};

const LAST_PAY: Rule = {
  ...OF_RGPS,
  ...servant,
  window: { from: '2004-06-21', to: null },
  id: 'rpps-remuneracao-no-obito',
  modality: 'Remuneração do cargo na véspera do óbito',
  description: 'A totalidade da remuneração do servidor no cargo efetivo na data anterior à do óbito.',
  ruleLaw: 'Lei 10.887/2004, art. 2º, II',
  benefitCalculusMethod: 'INTEGRALIDADE_ULTIMA_REMUNERACAO',
  source: 'Lei 10.887/2004, art. 2º, II',
};

/** A benefit of somebody who becomes unable to work, or dies, on a day. */
export interface OnTheDay {
  readonly ruleId: string;
  /** Which its steps follow from, where they name no article. */
  readonly law: string;
  readonly confirmed: boolean;
  readonly estimate: BenefitEstimate;
}

const worthOn = (
  rule: Rule,
  input: LawInput,
  person: Case,
  remunerations: Remunerations = remunerationsOf(input, person),
): OnTheDay | null => {
  const estimate = worthOf(judge(rule, person), person, remunerations, null);
  return estimate === null ? null : { ruleId: rule.id, law: rule.ruleLaw, confirmed: rule.confirmed, estimate };
};

const caseOn = (input: LawInput): Case | null => (missingDataOf(input).length > 0 ? null : caseOf(input));

/** The rules of permanent incapacity that are open on the day: those of the place, never another's. */
const incapacityRulesOf = ({ regimeType, regime }: Case, isSeguradoEspecial: boolean): readonly Rule[] =>
  regimeType === 'RGPS'
    ? [OF_RGPS, OF_RGPS_UNTIL_2019, ...(isSeguradoEspecial ? [OF_SEGURADO_ESPECIAL] : [])]
    : rulesOf('RPPS', regime).filter(({ kind }) => kind === 'incapacity');

const bestOf = (found: readonly OnTheDay[]): OnTheDay | null =>
  found.toSorted((one, other) => (other.estimate.value ?? -1) - (one.estimate.value ?? -1))[0] ?? null;

/**
 * The retirement for permanent incapacity on a day, by the law of the RGPS or of the place; null where
 * data are missing or the place has no such rule here.
 *
 * @see EC 103/2019, arts. 10, 23, caput, and 26; Lei 8.213/1991, art. 39, I
 */
export const incapacityOn = (input: LawInput, day: string, causedByWork: boolean): OnTheDay | null => {
  const unable = unableOn(input, day, causedByWork);
  const person = caseOn(unable);
  if (person === null) return null;
  const rules = incapacityRulesOf(person, isSeguradoEspecialOn(input, day));
  return bestOf(rules.flatMap((rule) => worthOn(rule, unable, person) ?? []));
};

/** The auxílio of the RGPS; null where data are missing. @see Lei 8.213/1991, arts. 39, I, and 61 */
export const temporaryIncapacityOn = (input: LawInput, day: string): OnTheDay | null => {
  const unable = unableOn(input, day, false);
  const person = caseOn(unable);
  if (person === null) return null;
  const rules = [TEMPORARY_OF_RGPS, ...(isSeguradoEspecialOn(input, day) ? [OF_SEGURADO_ESPECIAL] : [])];
  return bestOf(rules.flatMap((rule) => worthOn(rule, unable, person) ?? []));
};

/** The pay of the post, limited to the ceiling of the RGPS under the complementary regime. @see CF, art. 40, §§ 14 and 16 */
const lastPayOn = (input: LawInput, day: string): OnTheDay | null => {
  const dying = unableOn(input, day, false);
  const person = caseOn(dying);
  if (person === null) return null;
  const remunerations = remunerationsOf(dying, person);
  const limited = { ...person, optedForRPC: remunerations.underComplementaryRegime };
  return worthOn(LAST_PAY, dying, limited, remunerations);
};

/** What the União pays beside a retirement of that day; null where the law gives none, or data are missing. */
export const specialBenefitOn = (input: LawInput, day: string): SpecialBenefit | null => {
  const onTheDay = { ...input, calculationDate: day };
  const person = caseOn(onTheDay);
  return person === null ? null : specialBenefitOf(onTheDay, person);
};

/** What a pension is worked out from, of somebody who is not retired. @see EC 103/2019, art. 23, caput; Lei 8.213/1991, art. 39, I */
export const deathBaseOn = (
  input: LawInput,
  death: string,
  causedByWork: boolean,
  base: PensionBase,
): OnTheDay | null => (base === 'lastPay' ? lastPayOn(input, death) : incapacityOn(input, death, causedByWork));

/** The case on a day, with an incapacity that begins on it. */
export const unableOn = (input: LawInput, day: string, causedByWork: boolean): LawInput => ({
  ...input,
  calculationDate: day,
  person: { ...input.person, disablement: true, disablementDate: day, inServiceDisablement: causedByWork },
});

/** The first day of the amendment. */
export const FIRST_DEATH: Day = dayOf('2019-11-14');

/** The first day of the average of the 80% highest, and of the law that takes the pay of the post. @see Lei 9.876/1999; Lei 10.887/2004, art. 2 */
export const FIRST_DAY_OF: Readonly<Record<PensionBase, Day>> = {
  incapacity: dayOf('1999-11-29'),
  lastPay: dayOf('2004-06-21'),
};
