import { describe, expect, it } from 'vitest';
import { NO_OVERLAY, overlayOf } from '../law/tables/index.ts';
import type { Invoice } from './account.ts';
import { owedBeside } from './owed.ts';

const invoice = (invoiceId: string, value: number, status: Invoice['status'] = 'refunded'): Invoice => ({
  invoiceId,
  value,
  originalDueDate: '2025-09-25',
  covers: { from: '2025-09-25', months: 12 },
  status,
  paidUntil: null,
  reportedAt: null,
  valuedAt: null,
});
const noted = (invoiceId: string, day: string) => ({ invoiceId, at: `${day}T15:00:00.000Z` });
const repaid = (paidOn: string, refundedOn: string, invoices: readonly Invoice[] = [invoice('i1', 3000)]) => ({
  invoices,
  payments: invoices.map(({ invoiceId }) => noted(invoiceId, paidOn)),
  refunds: invoices.map(({ invoiceId }) => noted(invoiceId, refundedOn)),
  differencesPaid: [],
});

describe('what is owed beside a refund', () => {
  it('is nothing within one month, and of what was not given back', () => {
    expect(owedBeside(repaid('2025-09-10', '2025-09-24'), NO_OVERLAY)).toEqual([]);
    const standing = repaid('2025-08-25', '2025-09-02', [invoice('i1', 3000, 'received')]);
    expect(owedBeside(standing, NO_OVERLAY)).toEqual([]);
  });

  it('is the INPC of the months between: that of September 2025 was 0.52 %', () => {
    const days = { paidOn: '2025-09-25', refundedOn: '2025-10-02' };
    expect(owedBeside(repaid(days.paidOn, days.refundedOn), NO_OVERLAY)).toEqual([
      { invoiceIds: ['i1'], ...days, value: 3000, amount: 15.6 },
    ]);
  });

  it('goes by the day on which its payer paid, whenever that was reported, or the money arrived', () => {
    const payment = { on: '2025-09-25', by: 'PIX', planId: 'genio-anual-pix' } as const;
    const late = repaid('2025-10-01', '2025-10-02', [{ ...invoice('i1', 3000), payment }]);
    expect(owedBeside(late, NO_OVERLAY)).toMatchObject([
      { paidOn: '2025-09-25', refundedOn: '2025-10-02', amount: 15.6 },
    ]);
    const arrived = repaid('2025-09-25', '2025-11-05');
    const twice = { ...arrived, payments: [...arrived.payments, noted('i1', '2025-10-27')] };
    expect(owedBeside(twice, NO_OVERLAY)).toMatchObject([{ paidOn: '2025-09-25' }]);
  });

  it('counts the parts of one purchase as one', () => {
    const parts = Array.from({ length: 12 }, (_, part) => invoice(`i${part}`, 250));
    expect(owedBeside(repaid('2025-09-25', '2025-10-02', parts), NO_OVERLAY)).toMatchObject([
      { value: 3000, amount: 15.6 },
    ]);
  });

  it('is nothing of what was noted as paid, and of the rest what it is', () => {
    const two = repaid('2025-09-25', '2025-10-02', [invoice('i1', 3000), invoice('i2', 1000)]);
    const differencesPaid = [{ invoiceIds: ['i1'] }];
    expect(owedBeside({ ...two, differencesPaid }, NO_OVERLAY)).toMatchObject([
      { invoiceIds: ['i2'], value: 1000, amount: 5.2 },
    ]);
  });

  it('is nothing where prices fell, and not known before the table is published', () => {
    // August 2025: -0.21 %.
    expect(owedBeside(repaid('2025-08-25', '2025-09-02'), NO_OVERLAY)).toEqual([]);
    const far = repaid('2030-11-25', '2030-12-02');
    expect(owedBeside(far, NO_OVERLAY)).toMatchObject([{ value: 3000, amount: null }]);
    const holes = [
      { date: '12/2030', minSalary: null, maxSalary: null, indexes: [{ month: '11', year: 2030, index: 1.004 }] },
    ];
    expect(owedBeside(far, overlayOf(holes))).toMatchObject([{ amount: null }]);
  });
});
