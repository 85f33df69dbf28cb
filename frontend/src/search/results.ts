import type { SearchAnswer } from '../../../domain/api/search.ts';
import { formatDate } from '../../../domain/words/format.ts';
import { nameOf } from '../customers/name.ts';
import { calculationPath, customerPath } from '../ground/case-paths.ts';
import { lawChangesPath } from '../law-changes/path.ts';
import { lawChangesTexts } from '../law-changes/texts.ts';
import type { ManualPage } from '../manual/page.ts';
import { manualPath } from '../manual/page-of-screen.ts';
import { searchTexts as texts } from './texts.ts';

export interface SearchResult {
  key: string;
  title: string;
  note: string;
  to: string;
}

export interface SearchGroup {
  title: string;
  results: readonly SearchResult[];
  /** What is said where there are others than those shown; null where there are none. */
  more: string | null;
}

/** What was found, as a person chooses from it; empty groups are left out. */
export const groupsOf = ({ customers, calculations, employers, more }: SearchAnswer): SearchGroup[] =>
  [
    {
      title: texts.customers,
      results: customers.map(({ id, name, birthDate }) => ({
        key: `customer ${id}`,
        title: nameOf({ name }),
        note: formatDate(birthDate),
        to: customerPath(id),
      })),
      more: more.customers ? texts.moreCustomers(customers.length) : null,
    },
    {
      title: texts.calculations,
      results: calculations.map(({ id, name, regimeType, customerId, customerName }) => ({
        key: `calculation ${id}`,
        title: name,
        note: `${regimeType} · ${texts.of(nameOf({ name: customerName }))}`,
        to: calculationPath(customerId, id),
      })),
      more: more.calculations ? texts.more(calculations.length) : null,
    },
    {
      title: texts.employers,
      results: employers.map(({ companyName, calculationId, calculationName, customerId, customerName }) => ({
        key: `employer ${calculationId} ${companyName}`,
        title: companyName,
        note: `${calculationName} · ${texts.of(nameOf({ name: customerName }))}`,
        to: calculationPath(customerId, calculationId, { tab: 'work-records' }),
      })),
      more: more.employers ? texts.more(employers.length) : null,
    },
  ].filter(({ results }) => results.length > 0);

/** The page of changes of the law, where it is asked for by its name or tells of the same. */
export const lawGroup = (found: number | 'page', text: string): SearchGroup[] =>
  found === 0
    ? []
    : [
        {
          title: texts.law,
          results: [
            {
              key: 'law changes',
              title: lawChangesTexts.title,
              note: found === 'page' ? lawChangesTexts.card : lawChangesTexts.found(found, text),
              to: lawChangesPath(found === 'page' ? '' : text),
            },
          ],
          more: null,
        },
      ];

/** The pages of the manual that say the same, below what was found of clients. */
export const manualGroup = (pages: readonly ManualPage[]): SearchGroup[] =>
  pages.length === 0
    ? []
    : [
        {
          title: texts.manual,
          results: pages.map(({ id, title, summary }) => ({
            key: `manual ${id}`,
            title,
            note: summary,
            to: manualPath(id),
          })),
          more: null,
        },
      ];
