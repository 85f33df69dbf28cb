import { correctionTable, type IndexOverlay } from '../law/tables/index.ts';
import { centsOf, reaisOf } from '../units/money.ts';
import { parseMonth } from '../units/month.ts';
import { dayInSaoPaulo } from '../words/today.ts';
import type { DifferencePaid, Invoice } from './account.ts';

interface NotedAt {
  readonly invoiceId: string;
  /** ISO 8601. */
  readonly at: string;
}

/** What the account's view knows of money that came and went. */
export interface Repaid {
  readonly invoices: readonly Invoice[];
  readonly payments: readonly NotedAt[];
  readonly refunds: readonly NotedAt[];
  readonly differencesPaid: readonly Pick<DifferencePaid, 'invoiceIds'>[];
}

/**
 * What is owed beside a refund. Days `YYYY-MM-DD` in São Paulo, BRL; `amount` null: the index of a month between them is
 * not published here yet.
 */
export interface Owed {
  readonly invoiceIds: readonly string[];
  readonly paidOn: string;
  readonly refundedOn: string;
  readonly value: number;
  readonly amount: number | null;
}

const MILLION = 1_000_000;

/** Whether what was paid and went back at these instants (ISO 8601) is corrected at all: within one month it is not. */
export const isCorrected = (paidAt: string, refundedAt: string): boolean =>
  isLaterMonth(dayInSaoPaulo(paidAt), dayInSaoPaulo(refundedAt));

const isLaterMonth = (paidOn: string, refundedOn: string): boolean => parseMonth(paidOn) < parseMonth(refundedOn);

/**
 * The difference by price index of what was given back: whoever withdraws gets it 'monetariamente atualizado' (Lei
 * 8.078/1990, art. 49, sole paragraph), and the provider sends back no more than was charged. The INPC, as the terms say,
 * of the whole months from that of the payment to the one before the refund; within one month nothing. What was charged at
 * once and went back at once is one line. What an administrator noted as paid is owed no more.
 */
export const owedBeside = (
  { invoices, payments, refunds, differencesPaid }: Repaid,
  overlay: IndexOverlay,
): readonly Owed[] => {
  const settled = new Set(differencesPaid.flatMap(({ invoiceIds }) => invoiceIds));
  const lines = new Map<string, Pick<Owed, 'invoiceIds' | 'paidOn' | 'refundedOn'> & { readonly cents: number }>();
  for (const { invoiceId, value, status } of invoices) {
    const paid = payments.findLast((one) => one.invoiceId === invoiceId);
    const refund = refunds.findLast((one) => one.invoiceId === invoiceId);
    if (status !== 'refunded' || paid === undefined || refund === undefined || settled.has(invoiceId)) continue;
    const [paidOn, refundedOn] = [dayInSaoPaulo(paid.at), dayInSaoPaulo(refund.at)];
    const key = `${paidOn}/${refundedOn}`;
    const { invoiceIds = [], cents = 0 } = lines.get(key) ?? {};
    lines.set(key, {
      invoiceIds: [...invoiceIds, invoiceId],
      paidOn,
      refundedOn,
      cents: cents + centsOf(value),
    });
  }
  return [...lines.values()].flatMap(({ cents, ...days }): readonly Owed[] => {
    const amount = differenceOf(cents, days, overlay);
    return amount === 0 ? [] : [{ ...days, value: reaisOf(cents), amount: amount === null ? null : reaisOf(amount) }];
  });
};

/** Whole cents, never less than nothing; null: a table that it needs is not there. */
const differenceOf = (
  cents: number,
  { paidOn, refundedOn }: Pick<Owed, 'paidOn' | 'refundedOn'>,
  overlay: IndexOverlay,
): number | null => {
  const [from, to] = [parseMonth(paidOn), parseMonth(refundedOn)];
  if (!isLaterMonth(paidOn, refundedOn)) return 0;
  const table = correctionTable(to, overlay);
  const millionths = table?.found === true ? table.millionths(from) : null;
  return millionths === null ? null : Math.max(0, Math.round((cents * (millionths - MILLION)) / MILLION));
};
