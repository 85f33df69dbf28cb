import type { Seller } from '../../../domain/api/settings.ts';
import type { Subscription, SubscriptionInvoice } from '../../../domain/api/subscription.ts';
import { formatDate, formatMoney } from '../../../domain/words/format.ts';
import { sellerInWords } from '../../../domain/words/seller.ts';
import { subscriptionTexts as texts } from './texts.ts';

/** What stands on the paper of an invoice, a paragraph each. */
export const paperOf = (
  invoice: SubscriptionInvoice,
  { name, document }: Subscription['payer'],
  seller: Seller | null,
): string[] => {
  const { value, from, until, status, originalDueDate, id, plan, payment, disputed } = invoice;
  const isPaid = status === 'CONFIRMED' || status === 'RECEIVED';
  const about = [plan, formatDate(from), formatDate(until)] as const;
  const how = payment === null ? '' : texts.paidOn(formatDate(payment.date), payment.by);
  const state = disputed === true ? texts.disputed : texts.status[status];
  return [
    isPaid ? texts.receiptTitle : texts.invoicePaper,
    isPaid ? texts.receiptOf(formatMoney(value), how, ...about) : texts.invoiceOf(formatMoney(value), ...about),
    `${texts.columns.due}: ${formatDate(originalDueDate)}. ${texts.columns.status}: ${state}.`,
    texts.receiptPayer(name, document),
    texts.receiptNumber(id),
    ...(seller === null ? [] : [texts.receiptSeller(sellerInWords(seller))]),
  ];
};

/** Prints the paper, or saves it as PDF, by the browser's own dialog. Texts only: nothing of it is read as markup. */
export const printPaper = (...about: Parameters<typeof paperOf>): void => {
  const frame = document.createElement('iframe');
  frame.style.cssText = 'position:fixed;width:0;height:0;border:0';
  document.body.append(frame);
  const page = frame.contentDocument;
  if (page === null) return;
  const [title = '', ...paragraphs] = paperOf(...about);
  page.title = `Genial: ${title}`;
  page.body.style.cssText = 'font-family:Arial,Helvetica,sans-serif;margin:3cm 2cm;line-height:1.6';
  const add = (tag: 'h1' | 'p', text: string): void => {
    const element = page.createElement(tag);
    element.textContent = text;
    page.body.append(element);
  };
  add('h1', `Genial: ${title}`);
  for (const paragraph of paragraphs) add('p', paragraph);
  frame.contentWindow?.addEventListener('afterprint', () => frame.remove());
  frame.contentWindow?.print();
};
