/** The pension of a family as it is answered: base, law, quotas, durations and what is received together. */
import type { FamilyAnswer } from '../../../api/family.ts';
import { type Day, dayOf, isoOf } from '../../../units/day.ts';
import { parseMonth } from '../../../units/month.ts';
import { cumulatedSum } from '../../../words/family.ts';
import type { LawInput } from '../../input/input.ts';
import { CONTRIBUTIONS_ASKED, type Deceased } from '../../pension/dependants.ts';
import { type FamilyPension, familyPensionOf } from '../../pension/family.ts';
import { type PensionRuling, rulingOfAggression, rulingOfRgps, rulingOfServant } from '../../pension/place-law.ts';
import { ceiling, minimumWage } from '../../tables/limits.ts';
import { overlayOf } from '../../tables/overlay.ts';
import { timeTotals } from '../totals.ts';
import type { FamilyAsked } from './asked.ts';
import { baseOf, NO_BASE } from './base.ts';
import { notCoveredOn } from './covered.ts';
import { cumulatedWith } from './cumulated.ts';
import { FIRST_DEATH, isSeguradoEspecialOn, specialBenefitOn, unableOn } from './death-base.ts';
import { incapacityAnswerOf } from './incapacity.ts';
import { netQuotas } from './net-quotas.ts';
import { notesOf } from './notes.ts';

/**
 * Whole months of contribution to any regime; null: nothing is known of them, or whether work on the land stands for those
 * that are missing. @see Lei 8.213/1991, arts. 39, I, and 77, § 5º
 */
const contributionsOf = (input: LawInput, death: string, isSeguradoEspecial: boolean): number | null => {
  const { contributionTime } = timeTotals(unableOn(input, death, false), 'today', 'ALL').totals;
  const months = contributionTime.years * 12 + contributionTime.months;
  if (isSeguradoEspecial && months < CONTRIBUTIONS_ASKED) return null;
  return months === 0 && contributionTime.days === 0 ? null : months;
};

const rulingOf = ({ input, body }: FamilyAsked, death: Day): PensionRuling | null => {
  const { regimeType, regime } = input;
  if (regimeType === 'RGPS') return rulingOfRgps(death);
  const ofPolice = body.cause === 'aggression' ? rulingOfAggression(regime, death) : null;
  return ofPolice ?? rulingOfServant(regime, death);
};

/** Durations that a place's own law sets, and nobody read, are told with the warning. */
const presented = (
  { durations, periods, excluded }: FamilyPension,
  { durationsRead }: PensionRuling,
  asked: FamilyAsked,
  death: string,
  wage: number | null,
) => ({
  durations: durations.map((one) => ({ ...one, confirmed: one.confirmed && durationsRead })),
  periods: periods.map(({ from, total, quotas, steps }) => {
    const together = cumulatedWith(quotas, asked.body, death, wage);
    return {
      from,
      total,
      quotas: netQuotas(quotas, asked, { death, from }),
      steps: steps.map((step) => ({ ...step })),
      spouseTogether: together === null ? null : cumulatedSum(together),
    };
  }),
  excluded: [...excluded],
});

const incapacityOf = ({ input, body, compulsoryOn = null }: FamilyAsked, death: string): FamilyAnswer['incapacity'] => {
  const isOpen = dayOf(death) >= FIRST_DEATH && death <= input.calculationDate;
  const isAtWork = compulsoryOn === null || death < compulsoryOn;
  return isOpen && isAtWork && body.retirementPay === null ? incapacityAnswerOf(input, death) : null;
};

const lawMissing = ({ input }: FamilyAsked): string =>
  input.regime === null
    ? 'O cálculo não diz o ente do servidor: sem ele não há lei de pensão a aplicar.'
    : 'A lei de pensões deste ente não foi lida: nenhum valor é suposto (CF, art. 40, § 7º).';

/** The pension of a base on a day, by the law of the supposed death. */
type PensionOn = (base: number, on: Deceased) => FamilyPension;

const afterRetirementsOf = (
  asked: FamilyAsked,
  deceased: Deceased,
  pensionOn: PensionOn,
  wage: number | null,
): FamilyAnswer['afterRetirements'] =>
  asked.planned.map(({ ruleId, modality, whenToRetire, value }) => {
    const day = Math.max(deceased.death, dayOf(whenToRetire));
    // Who retires has the contributions that a pension asks for.
    const contributions = Math.max(deceased.contributions ?? 0, CONTRIBUTIONS_ASKED);
    const [first] = pensionOn(value, { ...deceased, death: day, contributions }).periods;
    const death = isoOf(day);
    const priced = { death: isoOf(deceased.death), from: death };
    const quotas = netQuotas(first?.quotas ?? [], asked, priced);
    return {
      ruleId,
      modality,
      whenToRetire,
      death,
      base: value,
      total: first?.total ?? 0,
      quotas,
      steps: (first?.steps ?? []).map((step) => ({ ...step })),
      cumulation: cumulatedWith(quotas, asked.body, death, wage),
    };
  });

/** What a family would receive; nothing is guessed: what is missing is named, with a sentence in `notes`. */
export const familyAnswerOf = (asked: FamilyAsked): FamilyAnswer => {
  const { input, body, planned } = asked;
  const death = body.death ?? input.calculationDate;
  const day = dayOf(death);
  const month = parseMonth(death);
  const overlay = overlayOf(input.indexes);
  const ruling = rulingOf(asked, day);
  const found = ruling === null ? null : baseOf(asked, death, ruling.base);
  const notCovered = notCoveredOn(asked, death);
  const common = {
    death,
    ...(notCovered === null ? {} : { notCovered }),
    base: found?.base ?? NO_BASE,
    law: ruling?.law ?? null,
    incapacity: incapacityOf(asked, death),
  };
  const refused = (missing: FamilyAnswer['missing'], said: string | null, excluded: readonly string[] = []) => ({
    ...common,
    missing,
    durations: [],
    periods: [],
    excluded: [...excluded],
    cumulation: null,
    afterRetirements: [],
    notes: said === null ? [] : [said],
  });
  if (ruling === null || found === null) return refused('lawNotRead', lawMissing(asked));
  const [top, wage] = [ceiling(month, overlay), minimumWage(month, overlay)];
  if (found.base.amount === null) return refused('noBase', found.why);
  if (top === null) return refused('noBase', 'Não há teto do RGPS conhecido para a data do óbito.');
  const { law, quotas } = ruling;
  const floor = input.regimeType === 'RGPS' ? wage : null;
  const pensionOn: PensionOn = (base, deceased) =>
    familyPensionOf({ dependants: body.dependants, deceased, pension: { base, law, quotas, ceiling: top, floor } });
  const isSeguradoEspecial = input.regimeType === 'RGPS' && isSeguradoEspecialOn(input, death);
  const deceased: Deceased = {
    death: day,
    contributions: contributionsOf(input, death, isSeguradoEspecial),
    isSeguradoEspecial,
    byAccident: body.cause !== 'other',
    byAggression: ruling.law === 'wholePay',
    durations: ruling.durations,
  };
  const pension = pensionOn(found.base.amount, deceased);
  if (pension.durations.length === 0) {
    const said =
      body.dependants.length === 0
        ? 'Informe quem ficaria, para saber da pensão.'
        : 'Nenhuma das pessoas informadas teria direito à pensão nesse dia.';
    return refused('noDependants', said, pension.excluded);
  }
  const today = presented(pension, ruling, asked, death, wage);
  const afterRetirements = afterRetirementsOf(asked, deceased, pensionOn, wage);
  const told = {
    death,
    body,
    regimeType: input.regimeType,
    pension,
    planned,
    ruling,
    found,
    special: specialBenefitOn(input, death),
    quotas: [...today.periods, ...afterRetirements].flatMap(({ quotas: each }) => each),
  };
  return {
    ...common,
    missing: null,
    ...today,
    cumulation: cumulatedWith(today.periods[0]?.quotas ?? [], body, death, wage),
    afterRetirements,
    notes: notesOf(told),
  };
};
