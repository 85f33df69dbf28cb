/** The pension of a family as it is answered: base, law, quotas, durations and what is received together. */
import { type FamilyAnswer, type FamilyBody, OWN_PENSION } from '../../../api/family.ts';
import { type Day, dayOf } from '../../../units/day.ts';
import { parseMonth } from '../../../units/month.ts';
import { formatDate } from '../../../words/format.ts';
import type { LawInput } from '../../input/input.ts';
import { type PensionLaw, pensionLawOf } from '../../pension/amount.ts';
import { cumulationOf } from '../../pension/cumulation.ts';
import type { Deceased } from '../../pension/dependants.ts';
import { type FamilyPension, familyPensionOf } from '../../pension/family.ts';
import { ceiling, minimumWage } from '../../tables/limits.ts';
import { overlayOf } from '../../tables/overlay.ts';
import { timeTotals } from '../totals.ts';
import { asOfDeath, FIRST_DEATH, incapacityOnDeath } from './death-base.ts';
import { notesOf } from './notes.ts';
import type { PlannedRight } from './planned.ts';

export interface FamilyAsked {
  /** Of the regime asked for. */
  readonly input: LawInput;
  readonly body: FamilyBody;
  /** What the person would retire by; null: no right with a value, or not asked. */
  readonly planned: PlannedRight | null;
}

type Base = FamilyAnswer['base'];

const NO_BASE: Base = { amount: null, ruleId: null, kind: 'incapacity', steps: [] };

/** Why there is no base, in Portuguese; null with one. */
interface FoundBase {
  readonly base: Base;
  readonly why: string | null;
}

const nothing = (why: string): FoundBase => ({ base: NO_BASE, why });

const baseOf = ({ input, body }: FamilyAsked, death: string): FoundBase => {
  if (dayOf(death) < FIRST_DEATH) {
    return nothing('Óbito até 13/11/2019: a pensão pela lei anterior não é calculada aqui.');
  }
  if (death > input.calculationDate) {
    return nothing(
      `O óbito suposto não pode ser depois da data do cálculo (${formatDate(input.calculationDate)}): não há remunerações, salário mínimo e teto conhecidos.`,
    );
  }
  if (body.retirementPay !== null) {
    const steps: Base['steps'] = [];
    return { base: { amount: body.retirementPay, ruleId: null, kind: 'retirement', steps }, why: null };
  }
  const found = incapacityOnDeath(input, death, body.cause === 'work');
  if (found === null) return nothing('Faltam dados do cliente ou do cálculo para a aposentadoria que serve de base.');
  const { ruleId, estimate } = found;
  const steps = (estimate.logs[0]?.steps ?? []).map((step) => ({ ...step }));
  const base: Base = { amount: estimate.value, ruleId, kind: 'incapacity', steps };
  return { base, why: estimate.value === null ? (estimate.whyText ?? 'Sem remunerações para a base.') : null };
};

/** Whole months of contribution to any regime; null: nothing is known of them. @see Lei 8.213/1991, art. 77, § 5º */
const contributionsOf = (input: LawInput, death: string): number | null => {
  const { contributionTime } = timeTotals(asOfDeath(input, death, false), 'today', 'ALL').totals;
  const months = contributionTime.years * 12 + contributionTime.months;
  return months === 0 && contributionTime.days === 0 ? null : months;
};

/** The law of the place; a servant whose place is not chosen has none. */
const lawOf = ({ regimeType, regime }: LawInput, death: Day): PensionLaw | null => {
  if (regimeType === 'RGPS') return pensionLawOf(null, death, null);
  return regime === null || regime.place === null ? null : pensionLawOf(regime.place, death, null);
};

const cumulatedWith = (pension: FamilyPension, { body, input }: FamilyAsked, death: string) => {
  const spouse = body.dependants.find(({ id, kind }) => kind === 'spouse' && !pension.excluded.includes(id));
  const quota = pension.periods[0]?.quotas.find(({ id }) => id === spouse?.id);
  const wage = minimumWage(parseMonth(death), overlayOf(input.indexes));
  if (quota === undefined || wage === null || body.otherBenefits.length === 0) return null;
  return cumulationOf([{ id: OWN_PENSION, value: quota.amount }, ...body.otherBenefits], wage).map((one) => ({
    ...one,
  }));
};

const presented = ({ durations, periods, excluded }: FamilyPension) => ({
  durations: durations.map((one) => ({ ...one })),
  periods: periods.map(({ from, total, quotas, steps }) => ({
    from,
    total,
    quotas: quotas.map((quota) => ({ ...quota })),
    steps: steps.map((step) => ({ ...step })),
  })),
  excluded: [...excluded],
});

const afterRetirementOf = (planned: PlannedRight | null, pensionOn: (base: number) => FamilyPension) => {
  const [first] = planned === null ? [] : presented(pensionOn(planned.value)).periods;
  if (planned === null || first === undefined) return null;
  const { ruleId, modality, whenToRetire, value } = planned;
  const { total, quotas, steps } = first;
  return { ruleId, modality, whenToRetire, base: value, total, quotas, steps };
};

/** What a family would receive; nothing is guessed: what is missing is named, with a sentence in `notes`. */
export const familyAnswerOf = (asked: FamilyAsked): FamilyAnswer => {
  const { input, body, planned } = asked;
  const death = body.death ?? input.calculationDate;
  const day = dayOf(death);
  const law = lawOf(input, day);
  const overlay = overlayOf(input.indexes);
  const top = ceiling(parseMonth(death), overlay);
  const { base, why } = law === null ? { base: NO_BASE, why: null } : baseOf(asked, death);
  const empty = { durations: [], periods: [], excluded: [], cumulation: null, afterRetirement: null };
  const refused = (missing: FamilyAnswer['missing'], said: string | null): FamilyAnswer => ({
    death,
    base,
    law,
    missing,
    ...empty,
    notes: said === null ? [] : [said],
  });
  if (law === null) {
    return refused(
      'lawNotRead',
      input.regime === null
        ? 'O cálculo não diz o ente do servidor: sem ele não há lei de pensão a aplicar.'
        : 'A lei de pensões deste ente não foi lida: nenhum valor é suposto (CF, art. 40, § 7º).',
    );
  }
  if (base.amount === null) return refused('noBase', why);
  if (top === null) return refused('noBase', 'Não há teto do RGPS conhecido para a data do óbito.');
  const deceased: Deceased = {
    death: day,
    contributions: contributionsOf(input, death),
    byAccident: body.cause !== 'other',
  };
  const floor = input.regimeType === 'RGPS' ? minimumWage(parseMonth(death), overlay) : null;
  const pensionOn = (value: number): FamilyPension =>
    familyPensionOf({ dependants: body.dependants, deceased, pension: { base: value, law, ceiling: top, floor } });
  const pension = pensionOn(base.amount);
  if (pension.durations.length === 0) {
    return {
      ...refused('noDependants', 'Nenhuma das pessoas informadas teria direito à pensão nesse dia.'),
      excluded: [...pension.excluded],
    };
  }
  return {
    death,
    base,
    law,
    missing: null,
    ...presented(pension),
    cumulation: cumulatedWith(pension, asked, death),
    afterRetirement: afterRetirementOf(planned, pensionOn),
    notes: notesOf({ body, regimeType: input.regimeType, pension, planned, hasPay: body.retirementPay !== null }),
  };
};
