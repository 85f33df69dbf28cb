import { foldedName } from '../../domain/words/format.ts';
import type { View } from '../../stores/views/port.ts';
import type { Stamped } from '../projection.ts';
import type { SearchedCase, SearchedCaseField } from './schema.ts';

export type CaseSearchView = View<Stamped<SearchedCase>, SearchedCaseField>;

export interface FoundEmployer {
  readonly companyName: string;
  readonly calculation: SearchedCase;
}

export interface FoundCases {
  readonly calculations: readonly SearchedCase[];
  readonly employers: readonly FoundEmployer[];
  /** Whether there are others than those. */
  readonly more: { readonly calculations: boolean; readonly employers: boolean };
}

/** An account's calculations by their names and by their employers, at most `most` of each. */
export const searchCases = async (
  view: CaseSearchView,
  accountId: string,
  text: string,
  most: number,
): Promise<FoundCases> => {
  const wanted = foldedName(text);
  const page = { number: 1, size: most + 1 };
  const named = await view.find({
    where: { accountId },
    contains: { foldedName: wanted },
    sort: [{ field: 'foldedName', order: 'asc' }],
    page,
  });
  const employing = await view.find({
    where: { accountId },
    contains: { foldedEmployers: wanted },
    sort: [{ field: 'foldedEmployers', order: 'asc' }],
    page,
  });
  const employers = employing.items.flatMap((calculation) => employersIn(calculation, wanted));
  return {
    calculations: named.items.slice(0, most),
    employers: employers.slice(0, most),
    more: { calculations: named.items.length > most, employers: employers.length > most },
  };
};

/** Each employer once a calculation, however many records name it. */
const employersIn = (calculation: SearchedCase, wanted: string): readonly FoundEmployer[] => {
  const names = calculation.employers
    .map(({ companyName }) => companyName)
    .filter((name) => foldedName(name).includes(wanted));
  return [...new Set(names)].map((companyName) => ({ companyName, calculation }));
};
