import type { Account } from '../../../../domain/api/accounts.ts';
import { dayOf } from '../../../../domain/units/day.ts';
import { formatDate, formatInstant, formatMoney } from '../../../../domain/words/format.ts';
import { dayInSaoPaulo } from '../../../../domain/words/today.ts';
import { today } from '../../shared/clock.ts';
import type { Difference } from './DifferencePaid.tsx';
import { accountTexts as texts } from './texts.ts';

interface Line {
  text: string;
  /** What can be noted as paid; null: nothing, or its amount is not known yet. */
  difference: Difference | null;
}

const MOST_NAMES = 5;

export const namesOf = (accounts: readonly Account[]): string => {
  const names = accounts.slice(0, MOST_NAMES).map(({ name }) => name);
  const others = accounts.length - names.length;
  return others === 0 ? names.join(', ') : texts.alarm.someOf(names.join(', '), others);
};

/** For so long what was given up is news: nothing has to be done about it, and the list keeps it. */
const DAYS_OF_SURPLUS = 30;

const isNews = ({ at }: { at: string }): boolean => dayOf(today()) - dayOf(dayInSaoPaulo(at)) <= DAYS_OF_SURPLUS;

const surplusLines = ({ name, billing }: Account): Line[] =>
  (billing?.surpluses ?? []).filter(isNews).map(({ at, amount, done }) => ({
    text: texts.alarm.surplus(name, formatMoney(amount), formatInstant(at), texts.alarm.done[done]),
    difference: null,
  }));

/** What is to be paid by hand beside a refund. */
const owedLines = (account: Account): Line[] =>
  (account.billing?.owed ?? []).map(({ amount, value, paidOn, refundedOn }) => {
    const { name } = account;
    const days = [formatMoney(value), formatDate(paidOn), formatDate(refundedOn)] as const;
    if (amount === null) return { text: texts.alarm.owedUnknown(name, ...days), difference: null };
    const difference = { account, owed: { paidOn, refundedOn, amount } };
    return { text: texts.alarm.owed(name, formatMoney(amount), ...days), difference };
  });

/** What of an account is no failure, and has to be seen all the same. */
export const alarmLines = (account: Account): Line[] => [...surplusLines(account), ...owedLines(account)];
