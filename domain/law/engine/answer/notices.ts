/** What has to be said beside one rule: doubts, suppositions and questions before the courts. */
import { type Day, dayOf, isoOf } from '../../../units/day.ts';
import type { CountingMethod } from '../../../units/span.ts';
import { formatDate } from '../../../words/format.ts';
import { RULE_NOT_CHECKED, RURAL_CATEGORY, VALUE_NOT_CONFIRMED } from '../../../words/unconfirmed.ts';
import { lastPayDoubt } from '../../places/complementary-regime.ts';
import type { BenefitMethod } from '../../rule/methods.ts';
import type { Rule } from '../../rule/rule.ts';
import type { Case } from '../case.ts';
import type { Judgement, Standing } from '../judge.ts';
import type { OtherCount } from '../other-count.ts';
import { endorsementDoubtOf } from './endorsement.ts';
import { lastOpenDay } from './explain.ts';
import { notYetLaw } from './not-yet-law.ts';
import { reformDayDoubtOf, reportedReformDoubtOf } from './reform-day.ts';
import { asksRuralWork } from './rural-pay.ts';
import { totalisationNotices } from './totalisation.ts';

const STATED_ONLY = 'Sem registros de tempo: supõe contribuição sem interrupção até a data do cálculo.';
const NOTHING_RECORDED = 'Sem registros de tempo: supõe contribuição sem interrupção a partir da data do cálculo.';
const NEAR_THRESHOLD = 'Resultado a até cinco dias de um limite: outro método de contagem pode mudar a conclusão.';
const DISABILITY_GOES_ON =
  'Condição de pessoa com deficiência suposta também depois do último registro que a informa; confira.';
const BEFORE_LEI_9876 =
  'Direito completo até 28/11/1999: o cálculo de então, a média dos 36 últimos salários sem fator previdenciário (Lei 9.876/1999, art. 6º), é uma regra à parte: compare os dois valores.';
const RURAL_BEFORE_LEI_9876 =
  'Direito completo até 28/11/1999: o cálculo de então, a média dos 36 últimos salários (Lei 9.876/1999, art. 6º), não é feito aqui para o trabalho rural.';
/** Lei 9.876/1999 was published on the next day. */
const LAST_DAY_BEFORE_LEI_9876 = dayOf('1999-11-28');
const WARNED_DISTANCE_IN_DAYS = 5;

/** Rights that the average of MP 167 reaches or not by the day of the measure, which was not read; the law it became was. */
const DAYS_OF_MP_167 = { from: dayOf('2003-12-31'), until: dayOf('2004-06-20') } as const;
const MP_167_NOT_READ =
  'O valor depende do dia em que a média tomou o lugar da última remuneração, 20/02/2004 (MP 167/2004), que não foi conferido no texto da medida provisória: o da Lei 10.887/2004, que a converteu, é 21/06/2004.';
const AVERAGED_BY_MP_167: ReadonlySet<BenefitMethod> = new Set([
  'MEDIA_80_LIMITADA_ULTIMA_REMUNERACAO',
  'MEDIA_80_PROPORCIONAL',
  'MEDIA_80_REDUTOR_EC41',
  'COMPULSORIA_PRE_REFORMA',
  'INVALIDEZ_MEDIA_80',
]);

const PAYS_LAST_PAY: ReadonlySet<BenefitMethod> = new Set([
  'INTEGRALIDADE_ULTIMA_REMUNERACAO',
  'PROPORCIONAL_ULTIMA_REMUNERACAO',
]);

/** Outside the União a local law may give another value too. */
const unconfirmedNotices = ({ regimeType }: Rule, { regime }: Case): string[] => {
  const isLocal = regimeType === 'RPPS' && regime?.place !== 'uniao';
  return isLocal ? [VALUE_NOT_CONFIRMED, RULE_NOT_CHECKED] : [RULE_NOT_CHECKED];
};

const concerns = ({ contestedFor }: Rule, person: Case): boolean =>
  contestedFor === undefined || contestedFor === person.gender;

const COUNTED: Readonly<Record<CountingMethod, string>> = {
  days365: 'em dias (ano de 365, mês de 30)',
  calendar: 'pelo calendário',
};

const outcome = (standing: Standing, whenToRetire: Day | null): string =>
  standing === 'notApplicable' || whenToRetire === null
    ? 'a regra não se aplica'
    : `direito em ${formatDate(isoOf(whenToRetire))}`;

/** Both days, the one of this calculation first. */
export const countNotice = ({ standing, whenToRetire }: Judgement, method: CountingMethod, other: OtherCount): string =>
  `O método de contagem muda o resultado: ${COUNTED[method]}, ${outcome(standing, whenToRetire)}; ${COUNTED[other.method]}, ${outcome(other.standing, other.whenToRetire)}.`;

interface NoticesOn {
  readonly confirmed: boolean;
  readonly otherCount: OtherCount | null;
  /** Months that enter the value without a correction, 'MM/YYYY'. */
  readonly uncorrected: readonly string[];
}

/** '09/2026 a 11/2026' */
const stretchText = (months: readonly string[]): string => {
  const [first = '', last = first] = [months[0], months.at(-1)];
  return first === last ? `de ${first}` : `de ${first} a ${last}`;
};

const uncorrectedNotice = (months: readonly string[]): string =>
  `Sem índice publicado ${stretchText(months)}: o valor mudará com a correção.`;

/** The notices of one rule, in Portuguese. */
export const noticesOf = (
  judgement: Judgement,
  person: Case,
  { confirmed, otherCount, uncorrected }: NoticesOn,
): string[] => {
  const { rule, demands, standing, whenToRetire } = judgement;
  const notices: string[] = [];
  if (!confirmed) notices.push(...unconfirmedNotices(rule, person));
  const notYet = notYetLaw(judgement, person);
  if (notYet !== null) notices.push(notYet);
  notices.push(...totalisationNotices(judgement, person));
  if (rule.contested !== undefined && concerns(rule, person)) notices.push(rule.contested);
  if (person.holdings.stated) notices.push(person.nothingRecorded ? NOTHING_RECORDED : STATED_ONLY);
  if (otherCount !== null) notices.push(countNotice(judgement, person.method, otherCount));
  const lastDay = lastOpenDay(judgement, person.calculationDate);
  const near = demands.some((demand) => {
    const days = demand.daysOn(lastDay);
    return days !== null && Math.abs(days.held - days.necessary) <= WARNED_DISTANCE_IN_DAYS;
  });
  if (near) notices.push(NEAR_THRESHOLD);
  const needsRural = asksRuralWork(rule);
  if ((needsRural && person.holdings.ruralDays.length > 0) || person.holdings.ruralOfUnknownCategory) {
    notices.push(RURAL_CATEGORY);
  }
  const isOld = whenToRetire !== null && whenToRetire <= LAST_DAY_BEFORE_LEI_9876;
  if (rule.regimeType === 'RGPS' && isOld && rule.onlyWhereItAdds === undefined) {
    notices.push(needsRural ? RURAL_BEFORE_LEI_9876 : BEFORE_LEI_9876);
  }
  if (supposesDisability(judgement, person)) notices.push(DISABILITY_GOES_ON);
  const doubt = standing === 'notApplicable' ? null : person.complementaryRegimeDoubt;
  if (doubt !== null) notices.push(doubt);
  const beyondCeiling =
    standing === 'notApplicable' || !PAYS_LAST_PAY.has(rule.benefitCalculusMethod)
      ? null
      : lastPayBeyondCeiling(person);
  if (beyondCeiling !== null) notices.push(beyondCeiling);
  const endorsementDoubt = endorsementDoubtOf(judgement, person);
  if (endorsementDoubt !== null) notices.push(endorsementDoubt);
  const reformDayDoubt = reformDayDoubtOf(judgement, person);
  if (reformDayDoubt !== null) notices.push(reformDayDoubt);
  const reportedReformDoubt = reportedReformDoubtOf(judgement, person);
  if (reportedReformDoubt !== null) notices.push(reportedReformDoubt);
  if (hangsOnMp167(judgement)) notices.push(MP_167_NOT_READ);
  if (uncorrected.length > 0) notices.push(uncorrectedNotice(uncorrected));
  return notices;
};

const lastPayBeyondCeiling = ({ regime, ingress, optedForRPC }: Case): string | null =>
  lastPayDoubt(regime, ingress === null ? null : isoOf(ingress), optedForRPC);

const hangsOnMp167 = ({ rule, whenToRetire, standing }: Judgement): boolean =>
  standing !== 'notApplicable' &&
  whenToRetire !== null &&
  AVERAGED_BY_MP_167.has(rule.benefitCalculusMethod) &&
  DAYS_OF_MP_167.from <= whenToRetire &&
  whenToRetire <= DAYS_OF_MP_167.until;

/** Complete on a day on which no record says that the person has a disability. */
const supposesDisability = ({ rule, whenToRetire, standing }: Judgement, person: Case): boolean => {
  if (standing === 'notApplicable' || whenToRetire === null) return false;
  if (!rule.requirements.some(({ kind }) => kind === 'hasDisability')) return false;
  return !person.holdings.recordedDisabilityDays.some(({ from, to }) => from <= whenToRetire && whenToRetire <= to);
};
