/** The answer to 'when, and with how much?' out of the rules of a regime, as a reader wants it before any card. */

import type { RegimeType } from '../api/common.ts';
import type { PlaceNotRead, Rule, RulesAnswer } from '../api/rules.ts';
import { disputedText } from './answer-disputed.ts';
import { compulsoryAnswer, compulsoryBeside, isCompulsory } from './compulsory.ts';
import { FAR_AHEAD, isFarAhead } from './far-ahead.ts';
import { formatDate } from './format.ts';
import { missingDataList } from './missing-data.ts';
import { onlyIf } from './only-if.ts';
import { mayComeBefore, notKnownWhen } from './place-not-read.ts';
import { isSettled, namedFirst, worthWaiting } from './ranked-rights.ts';
import { retiredText } from './retired.ts';
import { doubtText, moneyOf, noValueText, parityText, worthText } from './rule-worth.ts';
import { distanceBetween, specialBenefitText } from './rules.ts';
import { ifRuralPaid, othersIfRuralPaid, restsOnRuralPay, ruralPayWarning } from './rural-pay.ts';
import { decisiveReason, groupedByWhyNot } from './why-not.ts';
import { whyNotLine } from './why-not-words.ts';

/** Nobody is kept waiting for it: the last day of work is before. */
export const afterReach = 'Depois dos 75 anos';

/** Where it has just been said of another. */
const alsoInDoubt = ' (também não conferida)';

const laterText = (now: Rule | null, future: readonly Rule[]): string => {
  const later = worthWaiting(now, future);
  if (later === null) return '';
  const said = worthText(later, 'em');
  const inDoubt = now !== null && !now.confirmed && !later.confirmed;
  const ifPaid = now !== null && restsOnRuralPay(now) ? '' : ifRuralPaid(later);
  const conditions = onlyIf([later]);
  const isSaid = now !== null && onlyIf([now]) === conditions;
  return ` Mais tarde, valor maior${ifPaid}${isSaid ? '' : conditions}: ${inDoubt ? said.replace(doubtText(later), alsoInDoubt) : said}.`;
};

/** What has to be said after a named right that counts rural time as paid: to check it, and what does not hang on it. */
const ruralText = (named: Rule | null, { applicableRules, futureRules }: RulesAnswer): string => {
  const stands = (rule: Rule): boolean => !restsOnRuralPay(rule) && rule.withinReach;
  const [now, later] = [applicableRules.filter(stands), futureRules.filter(stands)];
  return ruralPayWarning(named, namedFirst({ applicableRules: now, futureRules: later }));
};

/** Beside values that nothing is known of, none is called the highest; nor beside that of an incapacity, which nobody chooses. */
const valueLabel = (rules: readonly Rule[], named: Rule): string => {
  if (rules.length === 1) return 'Valor';
  const known = rules.filter(({ estimatedBenefit }) => estimatedBenefit !== null).length;
  const isLess = rules.some(
    ({ kind, estimatedBenefit }) =>
      kind === 'incapacity' && (estimatedBenefit ?? 0) > (named.estimatedBenefit ?? 0) && named.kind !== 'incapacity',
  );
  if (known === rules.length) return isLess ? 'Maior valor, fora o da incapacidade' : 'Maior valor';
  return known === 1 ? 'O único valor que se pode estimar' : 'Maior dos valores que se podem estimar';
};

const present = (who: string, answer: RulesAnswer): string => {
  const { applicableRules, futureRules } = answer;
  const first = namedFirst({ applicableRules, futureRules: [] });
  if (first !== null && isCompulsory(first)) return compulsoryAnswer(who, first, applicableRules);
  const isConditional = first !== null && restsOnRuralPay(first);
  const chosen = applicableRules.filter((rule) => !isCompulsory(rule));
  const rules = chosen.filter((rule) => restsOnRuralPay(rule) === isConditional);
  const count = `${rules.length === 1 ? '1 regra' : `${rules.length} regras`}${ifRuralPaid(first)}${onlyIf(rules)}`;
  const rural = isConditional ? ruralText(first, answer) : othersIfRuralPaid(chosen.length - rules.length);
  if (first === null || first.estimatedBenefit === null) {
    const since =
      first === null ? '' : `, desde ${formatDate(first.whenToRetire)} (${first.ruleLaw})${doubtText(first)}`;
    return `${who} já pode se aposentar por ${count}${since}. ${noValueText(rules)}${rural}${compulsoryBeside(applicableRules)}`;
  }
  const label = valueLabel(rules, first);
  return `${who} já pode se aposentar por ${count}. ${label}: ${worthText(first, 'desde')}.${rural}${compulsoryBeside(applicableRules)}${laterText(first, futureRules)}`;
};

/** Nothing is known of the person's work: a day is told with what it supposes. */
const nothingRecordedText = (who: string, from: string): string =>
  `${who} ainda não tem registros de tempo neste cálculo. Só para quem começasse a contribuir em ${formatDate(from)}, sem interrupção,`;

export const future = (who: string, answer: RulesAnswer): string => {
  const { futureRules: rules, nothingRecorded } = answer;
  const first = namedFirst({ applicableRules: [], futureRules: rules });
  if (first === null || first.whenToRetire === null) return '';
  if (isCompulsory(first)) return compulsoryAnswer(who, first);
  const wait = distanceBetween(first.calculationDate, first.whenToRetire);
  const late = first.withinReach ? '' : ', depois dos 75 anos';
  const day = `${formatDate(first.whenToRetire)}${late}, daqui a ${wait} (${first.ruleLaw})`;
  const soon =
    nothingRecorded === true
      ? `${nothingRecordedText(who, first.calculationDate)} o primeiro direito viria em ${day}`
      : `${who} ainda não pode se aposentar. Mais cedo${ifRuralPaid(first)}${onlyIf([first])}: ${day}`;
  const rural = ruralText(first, answer);
  if (nothingRecorded === true) return `${soon}${doubtText(first)}.`;
  if (first.estimatedBenefit === null) return `${soon}${doubtText(first)}. ${noValueText(rules)}${rural}`;
  const reserve = isFarAhead(first.whenToRetire, first.calculationDate) ? ` ${FAR_AHEAD}` : '';
  return `${soon}, ${moneyOf(first)}${parityText(first)}${doubtText(first)}.${reserve}${rural}${laterText(first, rules)}`;
};

/** What decides may be the time: that the age is missing too is no less true. */
const beforeTheAge = (rule: Rule): string =>
  decisiveReason(rule)?.requirement !== 'age' && rule.whyNot.some(({ requirement }) => requirement === 'age')
    ? ', e falta a idade'
    : '';

const never = (who: string, regime: RegimeType, { notApplicableRules: rules }: RulesAnswer): string => {
  const said = `${who} não se aposenta por nenhuma regra do ${regime} com os dados informados.`;
  const nearest = groupedByWhyNot(rules).find(({ group }) => group === 'short')?.rules[0];
  return nearest === undefined
    ? said
    : `${said} A mais próxima: ${nearest.modality} – ${whyNotLine(nearest)}${beforeTheAge(nearest)}.`;
};

/** Who it is about by the first name: 'Helena'; the client, where there is none. */
const whoOf = (name: string | null): string => name?.trim().split(/\s+/)[0] || 'O cliente';

/** Readings open in the courts are told apart. */
const settledIn = (answer: RulesAnswer): RulesAnswer => ({
  ...answer,
  applicableRules: answer.applicableRules.filter(isSettled),
  futureRules: answer.futureRules.filter(isSettled),
});

/** What of every value another than the regime pays. */
const insideText = ({ applicableRules, futureRules }: RulesAnswer): string => {
  const [said] = [...applicableRules, ...futureRules].flatMap(
    ({ specialBenefit }) => specialBenefitText(specialBenefit) ?? [],
  );
  return said === undefined ? '' : ` ${said}`;
};

/** What is known of whoever has no other right than that of the age, or none, in a place whose rules nobody read. */
const notKnown = (who: string, place: PlaceNotRead, first: Rule | null): string => {
  const only =
    first === null
      ? ''
      : ` Conhecida é só a compulsória, em ${formatDate(first.whenToRetire)} (${first.ruleLaw})${doubtText(first)}.`;
  return `${notKnownWhen(place, who)}${only}`;
};

const known = (who: string, regime: RegimeType, settled: RulesAnswer): string => {
  const first = namedFirst(settled);
  if (settled.placeNotRead !== undefined && (first === null || isCompulsory(first)))
    return notKnown(who, settled.placeNotRead, first);
  const { applicableRules, futureRules, placeNotRead } = settled;
  const isThere = applicableRules.length > 0 || futureRules.length > 0;
  if (!isThere) return never(who, regime, settled);
  const said = applicableRules.length > 0 ? present(who, settled) : future(who, settled);
  return `${said}${mayComeBefore(placeNotRead)}`;
};

/** One or two sentences: whether, by how many rules, the best value with its law and day, or what is missing to say so. */
export const answerOf = (answer: RulesAnswer, regime: RegimeType, name: string | null): string => {
  const who = whoOf(name);
  if (answer.missingData.length > 0)
    return `Ainda sem resposta para o ${regime}. Faltam: ${missingDataList(answer.missingData)}.`;
  if (answer.retiredSince !== undefined) return retiredText(who, answer.retiredSince);
  const settled = settledIn(answer);
  return `${known(who, regime, settled)}${insideText(settled)}${disputedText(answer)}`;
};
