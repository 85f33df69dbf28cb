import { factorsOf, missingMonths, type PublishedIndexes } from '../law/tables/index.ts';
import { reaisOf } from '../units/money.ts';
import { type Month, monthOfPay, parseMonthOfYear, twoDigits } from '../units/month.ts';
import type { IndexEvent } from './events.ts';

/** Reference month as 'MM/YYYY'. */
export const nothingPublished = (date: string): PublishedIndexes => ({
  date,
  minSalary: null,
  maxSalary: null,
  indexes: [],
});

/** Whether there is anything to withdraw. */
export const isPublished = ({ indexes, minSalary, maxSalary, selic }: PublishedIndexes): boolean =>
  indexes.length > 0 || minSalary !== null || maxSalary !== null || selic !== undefined;

/** The months from 07/1994 to the one before the reference month for which a table has no factor. */
export const missingIn = (table: Pick<PublishedIndexes, 'date' | 'indexes'>): readonly Month[] =>
  missingMonths(parseMonthOfYear(table.date), factorsOf(table));

/** A month was once published at zero where nothing was typed: no wage and no ceiling are zero. */
const wageIn = (cents: number | null): number | null => (cents === null || cents === 0 ? null : reaisOf(cents));

type Published = Extract<IndexEvent, { type: 'IndexesPublished' }>['data'];

export const factorsIn = ({ indexes }: Published): PublishedIndexes['indexes'] =>
  indexes.map(([year, month, index]) => ({ year, month: twoDigits(month), index }));

/** New factors take the place of all earlier ones, but one with holes not that of a complete table. */
const newestComplete = (before: PublishedIndexes, published: Published): PublishedIndexes['indexes'] => {
  if (published.indexes.length === 0) return before.indexes;
  const indexes = factorsIn(published);
  const isKept = before.indexes.length > 0 && missingIn(before).length === 0;
  return isKept && missingIn({ ...before, indexes }).length > 0 ? before.indexes : indexes;
};

type Rates = NonNullable<PublishedIndexes['selic']>;

export const ratesIn = ({ selic = [] }: Published): Rates =>
  selic.map(([year, month, percent]) => ({ year, month: twoDigits(month), percent }));

/** A month's newest rate stands; ascending. */
const newestRates = (before: Rates, published: Rates): Rates =>
  [...new Map([...before, ...published].map((rate) => [monthOfPay(rate), rate])).entries()]
    .toSorted(([one], [other]) => one - other)
    .map(([, rate]) => rate);

/** What a publication makes of a month's table. */
const publish = (before: PublishedIndexes, published: Published): PublishedIndexes => {
  const selic = newestRates(before.selic ?? [], ratesIn(published));
  return {
    date: before.date,
    minSalary: wageIn(published.minSalaryInCents) ?? before.minSalary,
    maxSalary: wageIn(published.maxSalaryInCents) ?? before.maxSalary,
    indexes: newestComplete(before, published),
    ...(selic.length === 0 ? {} : { selic }),
  };
};

/** What an event makes of a month's table. */
export const evolveTable = (before: PublishedIndexes, event: IndexEvent): PublishedIndexes => {
  switch (event.type) {
    case 'IndexesPublished':
      return publish(before, event.data);
    case 'IndexesWithdrawn':
      return nothingPublished(before.date);
    default:
      return event satisfies never;
  }
};
