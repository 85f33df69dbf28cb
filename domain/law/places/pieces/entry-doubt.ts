/** Places that took over the transitions of EC 103/2019, whose letter closes the entry on a day before their own. */
import type { IsoDate } from '../../rule/requirement.ts';
import type { Rule } from '../../rule/rule.ts';

/** "Até a data de entrada em vigor desta Emenda Constitucional". */
const ENTRY_OF_EC_103: IsoDate = '2019-11-13';

interface EntryDoubt {
  readonly missing: string;
  readonly observations: readonly string[];
}

/** The doubt where an entry between the two days is possible: whoever entered until 2003, for full pay, entered before both. */
export const entryDoubted =
  ({ missing, observations }: EntryDoubt) =>
  (rule: Rule): Rule =>
    rule.entry?.until !== undefined && rule.entry.until <= ENTRY_OF_EC_103
      ? rule
      : {
          ...rule,
          confirmed: false,
          missing: [missing, rule.missing ?? ''].filter((part) => part !== '').join('; '),
          observations: [...rule.observations, ...observations],
        };
