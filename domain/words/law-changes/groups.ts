/** The changes by whose clients they concern: an adviser looks for a place, or for the INSS. */
import type { LawChange } from './change.ts';

/** Norms of everybody, of the INSS and of every servant; what is not here is a place's own. */
export const FEDERAL_NORMS: Readonly<Record<string, 'everybody' | 'RGPS' | 'servants'>> = {
  all: 'everybody',
  'ec-103-2019-transicao-rgps': 'RGPS',
  'lc-142-2013': 'RGPS',
  'lei-8213-1991': 'RGPS',
  'lei-8213-1991-incapacidade': 'RGPS',
  'lei-9876-1999': 'RGPS',
  'acordos-internacionais': 'RGPS',
  'ec-20-1998-rgps': 'RGPS',
  'rural-rgps': 'RGPS',
  'cf-1988': 'servants',
  'ec-103-2019-uniao': 'servants',
  'ec-20-1998': 'servants',
  'ec-41-2003': 'servants',
  'ec-47-2005': 'servants',
  'ec-70-2012': 'servants',
  'lc-142-2013-rpps': 'servants',
  'lc-152-2015': 'servants',
  'lc-51-1985': 'servants',
  'sv-33': 'servants',
};

const FEDERAL_WORDS = {
  everybody: 'Todos os clientes',
  RGPS: 'INSS (RGPS)',
  servants: 'Servidores da União e normas federais dos servidores',
} as const;

export interface LawChangeGroup {
  readonly name: string;
  readonly changes: readonly LawChange[];
}

const FEDERAL_NAMES: readonly string[] = Object.values(FEDERAL_WORDS);

/** The place as its norm's title begins: 'Amazonas (Estado) – …' and 'Amazonas – …' are one. */
const nameOf = ({ norm, title }: LawChange): string => {
  const federal = FEDERAL_NORMS[norm];
  if (federal !== undefined) return FEDERAL_WORDS[federal];
  const [place = title] = title.split(' – ');
  return place.replace(' (Estado)', '');
};

const placeIn = (name: string): number => {
  const place = FEDERAL_NAMES.indexOf(name);
  return place < 0 ? FEDERAL_NAMES.length : place;
};

/** Everybody, the INSS, all servants, then the places by name; in each the changes as they are given. */
export const groupedByWhom = (changes: readonly LawChange[]): LawChangeGroup[] => {
  const groups = new Map<string, LawChange[]>();
  for (const change of changes) {
    const name = nameOf(change);
    groups.set(name, [...(groups.get(name) ?? []), change]);
  }
  return [...groups]
    .map(([name, own]) => ({ name, changes: own }))
    .sort((one, other) => placeIn(one.name) - placeIn(other.name) || one.name.localeCompare(other.name, 'pt-BR'));
};
