import { sameValue } from '../changes.ts';
import { accept, type Decider, type Decision } from '../decider.ts';
import type { PublishedIndexes } from '../law/tables/overlay.ts';
import type { IndexCommand } from './commands.ts';
import { type IndexEvent, indexEvents } from './events.ts';
import { nothingPublished, publish } from './table.ts';

/** Tables by reference month 'MM/YYYY', as the law lays them over the shipped series. */
export interface IndexState {
  readonly tables: ReadonlyMap<string, PublishedIndexes>;
}

const cents = (reais: number | null): number | null => (reais === null ? null : Math.round(reais * 100));

/** One fact a reference month, for those that say something new. */
const decide = (command: IndexCommand, state: IndexState): Decision<IndexEvent, never> => {
  const months = new Set([command.date, ...command.indexes.map(({ date }) => date)]);
  const facts = [...months].map((date): IndexEvent => {
    const isMonthOfValues = date === command.date;
    return {
      type: 'IndexesPublished',
      data: {
        date,
        indexes: command.indexes
          .filter((factor) => factor.date === date)
          .map(({ year, month, index }) => [year, Number(month), index]),
        minSalaryInCents: isMonthOfValues ? cents(command.minSalary) : null,
        maxSalaryInCents: isMonthOfValues ? cents(command.maxSalary) : null,
      },
    };
  });
  return accept(
    ...facts.filter((fact) => {
      const before = state.tables.get(fact.data.date) ?? nothingPublished(fact.data.date);
      return !sameValue(before, publish(before, fact.data));
    }),
  );
};

const evolve = (state: IndexState, { data }: IndexEvent): IndexState => {
  const before = state.tables.get(data.date) ?? nothingPublished(data.date);
  return { tables: new Map(state.tables).set(data.date, publish(before, data)) };
};

const decider: Decider<IndexCommand, IndexState, IndexEvent, never> = {
  initialState: { tables: new Map() },
  decide,
  evolve,
};

/** Stream `indexes`. */
export const indexAggregate = { decider, events: indexEvents };
