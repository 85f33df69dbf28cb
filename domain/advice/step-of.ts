/** A step once it is evaluated, as it is told. */
import type { NextStep } from '../api/next-steps.ts';
import { type Candidate, changesNothing } from './candidate.ts';
import type { Evaluated } from './evaluated.ts';
import { NOT_WAITED } from './once-certified.ts';

interface Beside {
  readonly text: string;
  /** BRL, once; null where it is not all of what the text says. */
  readonly amount: number | null;
  readonly waiting: NextStep['waiting'] | null;
}

/** What a step is for beside the first right. */
const besideFirst = (
  kind: Candidate['kind'],
  { abono, completed, later, lost, sameDay, waited }: Evaluated,
  leavesFirst: boolean,
): Beside => {
  if (kind === 'prove') return { text: leavesFirst ? lost() : '', amount: null, waiting: null };
  const wait = leavesFirst ? NOT_WAITED : waited();
  const other = `${completed}${leavesFirst ? later() : `${wait.text}${sameDay?.text ?? ''}`}`;
  const amount = abono !== null && other === '' ? abono.amount : null;
  return { text: `${abono?.text ?? ''}${other}`, amount, waiting: wait.told };
};

export const stepOf = (candidate: Candidate, found: Evaluated | null, notComputed: boolean): NextStep => {
  const { id, kind, title, text, article, subject, documents, deadline, otherwise, saying } = candidate;
  const hypothesis = otherwise?.by === 'hypothesis' ? otherwise.hypothesis : null;
  const computed = found?.effect ?? candidate.effect ?? null;
  const leavesFirst = computed !== null && changesNothing(computed);
  const beside = found === null ? null : besideFirst(kind, found, leavesFirst);
  const effect = leavesFirst && (beside?.text ?? '') !== '' ? null : computed;
  const arrears = effect === null ? (candidate.arrears ?? beside?.amount ?? null) : null;
  return {
    id,
    kind,
    title,
    text: `${text}${found?.atOnce ?? ''}${found?.better?.text ?? ''}${effect === null || saying === undefined ? '' : saying(effect, found?.first ?? null, hypothesis)}${found?.lastContribution ?? ''}${found?.paidBack ?? ''}${found?.spared?.text ?? ''}${found?.nothingMore() ?? ''}${found?.otherReading() ?? ''}${beside?.text ?? ''}${found?.givenUp?.text ?? ''}${found?.unread ?? ''}`,
    article,
    subject,
    effect,
    ...(arrears === null ? {} : { beside: arrears }),
    ...(found?.givenUp?.sum == null ? {} : { elsewhere: found.givenUp.sum }),
    ...(found?.receivedSooner == null ? {} : { receivedSooner: found.receivedSooner }),
    ...(found?.sameDay == null ? {} : { sameDay: found.sameDay.balance }),
    ...(found?.better == null ? {} : { later: found.better.told }),
    ...(beside?.waiting == null ? {} : { waiting: beside.waiting }),
    ...(found?.spared == null ? {} : { spares: found.spared.amount }),
    notComputed,
    price: found?.price ?? null,
    documents: [...documents],
    deadline,
    hypothesis,
  };
};
