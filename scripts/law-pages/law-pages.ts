/** The pages of docs/law/norms, made from the norm files alone. */
import type { Place } from '../../domain/law/places/place.ts';
import type { PlacePoints } from '../../domain/law/places/points.ts';
import type { Norm } from '../../domain/law/rule/rule.ts';
import type { TableSource } from '../../domain/law/tables/index.ts';
import { placesSection, pointsSection, tableSection } from './places.ts';
import { ruleSection } from './rules.ts';

/** One norm as a page. `file` is the norm file, from the root of the repository. */
export function normPage(norm: Norm, file: string, points: PlacePoints | null): string {
  return `${[`# ${norm.title}`, `Generated from [\`${file}\`](../../../${file}). Do not edit: run \`make law-docs\`.`, ...pointsSection(points), ...norm.rules.map(ruleSection)].join('\n\n')}\n`;
}

export interface PageOfNorm {
  readonly group: string;
  readonly norm: Norm;
  readonly file: string;
  readonly points: PlacePoints | null;
}

/** The list of all pages with their rules, of the places and of the tables that the rules lean on. */
export function normIndex(
  pages: readonly PageOfNorm[],
  places: readonly Place[],
  tables: readonly TableSource[],
): string {
  const groups = [...new Set(pages.map((page) => page.group))];
  const sections = groups.map((group) => {
    const rows = pages
      .filter((page) => page.group === group)
      .map(({ norm }) => {
        const unconfirmed = norm.rules.filter((rule) => !rule.confirmed).length;
        return `| [${norm.title}](${norm.id}.md) | ${norm.rules.length} | ${unconfirmed} |`;
      });
    return [`## ${group}`, ['| Norm | Rules | Not confirmed |', '|---|---|---|', ...rows].join('\n')].join('\n\n');
  });
  return `${['# Norms', 'Generated from the norm files and the tables. Do not edit: run `make law-docs`.', ...sections, placesSection(places), tableSection(tables)].join('\n\n')}\n`;
}
