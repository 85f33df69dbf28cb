import { type Day, dayOf } from '../../../units/day.ts';
import type { BenefitEstimate } from '../../benefit/index.ts';
import type { LawInput } from '../../input/input.ts';
import { rulesOf } from '../../norms/index.ts';
import { permanent } from '../../norms/rgps/pieces.ts';
import type { Rule } from '../../rule/rule.ts';
import { caseOf } from '../case.ts';
import { missingDataOf } from '../evaluate.ts';
import { judge } from '../judge.ts';
import { remunerationsOf } from '../worth/remunerations.ts';
import { worthOf } from '../worth/worth.ts';

/** Only a base of the pension: nobody asks for it alive, so it stands in no list of rules. */
const INCAPACITY_OF_RGPS: Rule = {
  ...permanent,
  id: 'rgps-ec103-incapacidade-no-obito',
  modality: 'Incapacidade permanente na data do óbito',
  description: 'A aposentadoria a que teria direito se fosse aposentado por incapacidade permanente na data do óbito.',
  ruleLaw: 'EC 103/2019, art. 23, caput; art. 26, §§ 2º, III, 3º, II, e 5º',
  kind: 'incapacity',
  requirements: [{ kind: 'disablement' }],
  benefitCalculusMethod: 'RGPS_INCAPACITY',
  observations: [],
  source: 'EC 103/2019, art. 23, caput; art. 26, §§ 2º, III, 3º, II, e 5º',
};

const INCAPACITY_OF_UNIAO = 'ec103-art10-incapacidade';

export interface DeathBase {
  readonly ruleId: string;
  readonly estimate: BenefitEstimate;
}

/**
 * The retirement for permanent incapacity on the day of a death since 14/11/2019, in the RGPS and in the União; null where
 * data are missing or the place has no such rule of its own here.
 *
 * @see EC 103/2019, arts. 23, caput, and 26
 */
export const incapacityOnDeath = (input: LawInput, death: string, causedByWork: boolean): DeathBase | null => {
  const dying = asOfDeath(input, death, causedByWork);
  const person = missingDataOf(dying).length > 0 ? null : caseOf(dying);
  if (person === null) return null;
  const rule =
    person.regimeType === 'RGPS'
      ? INCAPACITY_OF_RGPS
      : rulesOf('RPPS', person.regime).find(({ id }) => id === INCAPACITY_OF_UNIAO);
  if (rule === undefined) return null;
  const estimate = worthOf(judge(rule, person), person, remunerationsOf(dying, person), null);
  return estimate === null ? null : { ruleId: rule.id, estimate };
};

/** The case on the day of the death, with the incapacity that the base supposes. */
export const asOfDeath = (input: LawInput, death: string, causedByWork: boolean): LawInput => ({
  ...input,
  calculationDate: death,
  person: { ...input.person, disablement: true, disablementDate: death, inServiceDisablement: causedByWork },
});

/** The first day of the law that is worked out here. */
export const FIRST_DEATH: Day = dayOf('2019-11-14');
