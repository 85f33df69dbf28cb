import type { FamilyAnswer } from '../../../api/family.ts';
import { dayOf, isoOf } from '../../../units/day.ts';
import { formatDate } from '../../../words/format.ts';
import type { PensionBase } from '../../pension/place-law.ts';
import type { FamilyAsked } from './asked.ts';
import { deathBaseOn, FIRST_DAY_OF } from './death-base.ts';
import { stepsOf } from './incapacity.ts';

type Base = FamilyAnswer['base'];

export const NO_BASE: Base = { amount: null, ruleId: null, kind: 'incapacity', steps: [] };

/** A base, or why there is none, in Portuguese. */
export interface FoundBase {
  readonly base: Base;
  readonly why: string | null;
  /** False: the law of the place was not read in its text. */
  readonly confirmed: boolean;
}

const nothing = (why: string): FoundBase => ({ base: NO_BASE, why, confirmed: true });

const retiredByAge = (on: string): string =>
  `O cargo terminou com a idade da compulsória, em ${formatDate(on)}: a pensão é sobre o provento dela. Informe o provento.`;

/** The retirement received, else what the law of the place takes of somebody who is not retired. */
export const baseOf = (
  { input, body, compulsoryOn = null }: FamilyAsked,
  death: string,
  kind: PensionBase,
): FoundBase => {
  if (death > input.calculationDate) {
    return nothing(
      `O óbito suposto não pode ser depois da data do cálculo (${formatDate(input.calculationDate)}): não há remunerações, salário mínimo e teto conhecidos.`,
    );
  }
  if (body.retirementPay !== null) {
    const base: Base = { amount: body.retirementPay, ruleId: null, kind: 'retirement', steps: [] };
    return { base, why: null, confirmed: true };
  }
  // Nobody dies at work in a post that the age has ended.
  if (compulsoryOn !== null && compulsoryOn <= death) return nothing(retiredByAge(compulsoryOn));
  const first = FIRST_DAY_OF[kind];
  if (dayOf(death) < first) {
    return nothing(
      `Óbito anterior a ${formatDate(isoOf(first))} de quem não era aposentado: a base pela lei de então não é calculada aqui. De quem já era, informe o provento daquela data.`,
    );
  }
  const found = deathBaseOn(input, death, body.cause === 'work' || body.cause === 'aggression', kind);
  if (found === null) return nothing('Faltam dados do cliente ou do cálculo para a aposentadoria que serve de base.');
  const { ruleId, estimate, confirmed } = found;
  return {
    base: { amount: estimate.value, ruleId, kind, steps: stepsOf(found) },
    why: estimate.value === null ? (estimate.whyText ?? 'Sem remunerações para a base.') : null,
    confirmed,
  };
};
