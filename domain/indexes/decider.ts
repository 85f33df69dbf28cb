import { sameValue } from '../changes.ts';
import { accept, type Decider, type Decision } from '../decider.ts';
import { invalid, isEmpty, type NotFound, notFound, type ValidationError } from '../failures.ts';
import type { PublishedIndexes } from '../law/tables/index.ts';
import { centsOf } from '../units/money.ts';
import { indexMessages } from '../words/indexes.ts';
import { overruledRates, refusalsOf, repeatedRates } from './check.ts';
import type { IndexCommand, PublishIndexes } from './commands.ts';
import { type IndexEvent, indexEvents } from './events.ts';
import { evolveTable, isPublished, nothingPublished } from './table.ts';

/** Tables by reference month 'MM/YYYY', as the law lays them over the shipped series. */
export interface IndexState {
  readonly tables: ReadonlyMap<string, PublishedIndexes>;
}

/** A table with gaps or a repeated month; nothing to publish; nothing to withdraw. */
export type IndexFailure = ValidationError | NotFound;
type Decided = Decision<IndexEvent, IndexFailure>;

const cents = (reais: number | null): number | null => (reais === null ? null : centsOf(reais));
const tableOf = ({ tables }: IndexState, date: string): PublishedIndexes => tables.get(date) ?? nothingPublished(date);

/** One event per reference month that changes anything. */
const publish = (command: PublishIndexes, state: IndexState): Decided => {
  const { indexes, minSalary, maxSalary, selic } = command;
  if (indexes.length === 0 && selic.length === 0 && minSalary === null && maxSalary === null)
    return invalid({ indexes: indexMessages.nothing });
  const refusals = {
    ...refusalsOf(indexes),
    ...repeatedRates(selic),
    ...overruledRates(selic, command.date, [...state.tables.values()]),
  };
  if (!isEmpty(refusals)) return invalid(refusals);
  const months = new Set([command.date, ...indexes.map(({ date }) => date)]);
  const facts = [...months].map((date): IndexEvent => {
    const isMonthOfValues = date === command.date;
    return {
      type: 'IndexesPublished',
      data: {
        date,
        indexes: indexes
          .filter((factor) => factor.date === date)
          .map(({ year, month, index }) => [year, Number(month), index]),
        minSalaryInCents: isMonthOfValues ? cents(minSalary) : null,
        maxSalaryInCents: isMonthOfValues ? cents(maxSalary) : null,
        ...(isMonthOfValues && selic.length > 0
          ? { selic: selic.map(({ year, month, percent }): [number, number, number] => [year, Number(month), percent]) }
          : {}),
      },
    };
  });
  return accept(
    ...facts.filter((fact) => {
      const before = tableOf(state, fact.data.date);
      return !sameValue(before, evolveTable(before, fact));
    }),
  );
};

const decide = (command: IndexCommand, state: IndexState): Decided => {
  switch (command.type) {
    case 'PublishIndexes':
      return publish(command, state);
    case 'WithdrawIndexes':
      return isPublished(tableOf(state, command.date))
        ? accept({ type: 'IndexesWithdrawn', data: { date: command.date } })
        : notFound;
    default:
      return command satisfies never;
  }
};

const evolve = (state: IndexState, event: IndexEvent): IndexState => ({
  tables: new Map(state.tables).set(event.data.date, evolveTable(tableOf(state, event.data.date), event)),
});

const decider: Decider<IndexCommand, IndexState, IndexEvent, IndexFailure> = {
  initialState: { tables: new Map() },
  decide,
  evolve,
};

/** Stream `indexes`. */
export const indexAggregate = { decider, events: indexEvents };
