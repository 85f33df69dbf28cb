/** Another right that is complete within months and pays more for life: nobody asks for the lesser one meanwhile. */
import type { NextStep } from '../api/next-steps.ts';
import { hangsOnConversion } from '../law/engine/answer/conversion.ts';
import type { Case } from '../law/engine/case.ts';
import { hangsOnNewPost } from '../law/engine/left-post.ts';
import { compulsoryBeyond } from '../law/engine/outlook/compulsory-beyond.ts';
import type { Held } from '../law/engine/outlook/held.ts';
import { isConfirmed } from '../law/rule/confirmed.ts';
import { addMonths, dayOf, isoOf } from '../units/day.ts';
import { centsOf, reaisOf } from '../units/money.ts';
import { formatMonthOfYear, parseMonth } from '../units/month.ts';
import { formatDate, formatMoney } from '../words/format.ts';
import { onlyIfMarks } from '../words/only-if.ts';
import type { AdvisedOn } from './candidate.ts';
import {
  byCountText,
  conditionsText,
  documentsFor,
  leftPostText,
  missingText,
  otherCountOf,
} from './right-asked-for.ts';
import { hangsOnRuralPay } from './unpaid-rural.ts';
import { type Asked, type Better, greatestSumText, KEPT_ONCE_RECEIVED, nextBetter } from './wait.ts';

/** By then it can be asked for, and what is not received meanwhile is back. */
const SOON_IN_MONTHS = 12;

/** What has to be found or proved for it. */
const hangsOn = ({ judgement }: Held, person: Case): readonly string[] =>
  onlyIfMarks({
    kind: judgement.rule.kind,
    ...(hangsOnConversion(judgement, person) ? { hangsOnConversion: true } : {}),
    ...(hangsOnNewPost(judgement, person) ? { hangsOnNewPost: true } : {}),
  });

/** The better right with the month in which it has made up for the wait; null where that takes longer, or it is less sure than `now`. */
const soonBetter = (on: AdvisedOn, base: Asked & { readonly ruleId: string }, now: Held) => {
  const { named, person } = on.plan;
  const better = nextBetter(on, base);
  const right = named.find(({ judgement }) => judgement.rule.id === better?.ruleId);
  if (better === null || right === undefined || better.evensOutOn === null) return null;
  const latest = addMonths(base.day, SOON_IN_MONTHS);
  if (better.day > latest || dayOf(better.evensOutOn) > latest) return null;
  const isSure = ({ judgement: { rule } }: Held): boolean => isConfirmed(rule, person.regime);
  if ((isSure(now) && !isSure(right)) || hangsOnRuralPay(on, right)) return null;
  const isSaid = hangsOn(now, person);
  if (hangsOn(right, person).some((condition) => !isSaid.includes(condition))) return null;
  return { better, right, evensOutOn: better.evensOutOn };
};

const gainText = ({ value }: Better, base: Asked): string =>
  `${formatMoney(reaisOf(centsOf(value) - centsOf(base.value)))} a mais do que hoje`;

/** Of a servant the pay of the months that are waited for may be more than the pension. */
const backText = ({ better, evensOutOn }: { readonly better: Better; readonly evensOutOn: string }): string =>
  dayOf(evensOutOn) <= better.day
    ? 'e o que se recebe enquanto espera já compensa'
    : `e o que não se recebe até lá volta até ${formatMonthOfYear(parseMonth(evensOutOn))}`;

/** The step in the place of the request of today; null where there is nothing to wait for. */
export const shortWait = (
  on: AdvisedOn,
  now: Held,
): Pick<NextStep, 'title' | 'text' | 'article' | 'subject' | 'documents'> | null => {
  const { plan, regimeType } = on;
  const { first } = plan;
  if (first === null || first.value === null || compulsoryBeyond(plan) !== null) return null;
  const base = { day: first.day, value: first.value, ruleId: first.ruleId };
  const soon = soonBetter(on, base, now);
  if (soon === null) return null;
  const { better, right } = soon;
  const { rule } = right.judgement;
  const day = formatDate(isoOf(better.day));
  const today = `Hoje já está completo “${now.judgement.rule.modality}”, ${formatMoney(base.value)} por mês.`;
  const said = `Nesse dia são ${formatMoney(better.value)} por mês, ${gainText(better, base)}, ${backText(soon)}.`;
  const byCount = byCountText(on, right, otherCountOf(on, right.judgement));
  return {
    title: `Esperar até ${day} e então requerer por “${rule.modality}”`,
    text: `${said}${missingText(right, plan.person.calculationDate)} ${today}${regimeType === 'RGPS' ? KEPT_ONCE_RECEIVED : ''}${greatestSumText(on, base, better)}${byCount}${leftPostText(on, right)}${conditionsText(on, right)}`,
    article: rule.ruleLaw,
    subject: { type: 'rule', id: rule.id, name: rule.modality },
    documents: documentsFor(on, right),
  };
};
