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

type Span = Pick<Owed, 'paidOn' | 'refundedOn'>;

/**
 * From the day on which its payer paid an invoice to that on which it went back; null: it did not, or nobody knows that it
 * was paid. Where the payer's day is not known, that of the first report: a later one says that the money arrived.
 */
const spanOf = (
  { invoiceId, payment }: Invoice,
  { payments, refunds }: Pick<Repaid, 'payments' | 'refunds'>,
): Span | null => {
  const reported = payments.find((one) => one.invoiceId === invoiceId);
  const paidOn = payment?.on ?? (reported === undefined ? null : dayInSaoPaulo(reported.at));
  const refund = refunds.findLast((one) => one.invoiceId === invoiceId);
  return paidOn === null || refund === undefined ? null : { paidOn, refundedOn: dayInSaoPaulo(refund.at) };
};

/** Whether what was paid and went back is corrected at all: within one month it is not. */
export const isCorrected = (invoice: Invoice, repaid: Pick<Repaid, 'payments' | 'refunds'>): boolean => {
  const span = spanOf(invoice, repaid);
  return span !== null && isLaterMonth(span.paidOn, span.refundedOn);
};

const isLaterMonth = (paidOn: string, refundedOn: string): boolean => parseMonth(paidOn) < parseMonth(refundedOn);

/**
 * The difference by price index of what was given back: whoever withdraws gets it 'monetariamente atualizado' (Lei
 * 8.078/1990, art. 49, sole paragraph), and the provider sends back no more than was charged. The INPC, as the terms say,
 * of the whole months from that of the payment to the one before the refund; within one month nothing. What was charged at
 * once and went back at once is one line. What an administrator noted as paid is owed no more.
 */
export const owedBeside = (
  { invoices, differencesPaid, ...reports }: Repaid,
  overlay: IndexOverlay,
): readonly Owed[] => {
  const settled = new Set(differencesPaid.flatMap(({ invoiceIds }) => invoiceIds));
  const lines = new Map<string, Pick<Owed, 'invoiceIds'> & Span & { readonly cents: number }>();
  for (const invoice of invoices) {
    const { invoiceId, value, status } = invoice;
    const span = spanOf(invoice, reports);
    if (status !== 'refunded' || span === null || settled.has(invoiceId)) continue;
    const { paidOn, refundedOn } = span;
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
const differenceOf = (cents: number, { paidOn, refundedOn }: Span, overlay: IndexOverlay): number | null => {
  const [from, to] = [parseMonth(paidOn), parseMonth(refundedOn)];
  if (!isLaterMonth(paidOn, refundedOn)) return 0;
  const table = correctionTable(to, overlay);
  const millionths = table?.found === true ? table.millionths(from) : null;
  return millionths === null ? null : Math.max(0, Math.round((cents * (millionths - MILLION)) / MILLION));
};
