import { fold, formatDate } from '../../words/format.ts';
import { UNIAO_ID } from '../../words/regimes.ts';
import type { Regime } from '../rule/regime.ts';
import type { IsoDate } from '../rule/requirement.ts';
import { type DescribedByOffice, placeOfOffice } from './described/of-office.ts';
import { PLACES } from './index.ts';
import type { Place } from './place.ts';
import { type ReadingOfPlace, readingOfPlace } from './reading.ts';
import { placeKey, type RegimeEntry } from './regime-entry.ts';

/** As `GET /regimes` answers it; `reformDate` null reads 'Sem Reforma'. */
export interface FoundRegime {
  readonly regimeId: number;
  readonly name: string;
  readonly uf: string | null;
  readonly city: string | null;
  readonly reformDate: string | null;
  /** 'office': described by the office, on that day. */
  readonly reading: ReadingOfPlace | { readonly extent: 'office'; readonly on: IsoDate };
}

export const NO_REFORM_ID = 3;
const SEARCH_LIMIT = 20;

export const REGIMES: readonly RegimeEntry[] = PLACES.map(({ regime }) => regime);

interface Searchable {
  readonly found: FoundRegime;
  readonly name: string;
  readonly text: string;
}

const foundRegime = (place: Place): FoundRegime => {
  const { regimeId, name, uf, city, reformDate } = place.regime;
  return {
    regimeId,
    name,
    uf: uf ?? null,
    city: city ?? null,
    reformDate: reformDate ?? null,
    reading: readingOfPlace(place),
  };
};

const searchable = (found: FoundRegime, { name, uf, city, institute }: RegimeEntry): Searchable => ({
  found,
  name: fold(name),
  text: fold([name, uf, city, institute].filter((part) => part !== undefined).join(' ')),
});

const SEARCHABLE: readonly Searchable[] = PLACES.map((place) => searchable(foundRegime(place), place.regime));

const ofOffice = (described: DescribedByOffice): Searchable => {
  const place = placeOfOffice(described);
  return searchable({ ...foundRegime(place), reading: { extent: 'office', on: described.on } }, place.regime);
};

const BY_ID: ReadonlyMap<number, RegimeEntry> = new Map(REGIMES.map((entry) => [entry.regimeId, entry]));

/** 0 for the code of a state or the beginning of a name, 1 for a word inside; null when a word is missing. */
const rankOf = ({ found, name, text }: Searchable, words: readonly string[], whole: string): number | null => {
  if (!words.every((word) => text.includes(word))) return null;
  return name.startsWith(whole) || fold(found.uf ?? '') === whole ? 0 : 1;
};

/** What a payslip or a certificate puts before the name of the place. */
const BEFORE_NAMES = new Set(
  'prefeitura municipal municipio camara governo instituto previdencia servidores da das de do dos'.split(' '),
);

/**
 * Regimes whose name, state, city or institute contains every word asked for, ignoring case and accents; at most 20, names
 * that begin with it first. Where none does, 'Prefeitura Municipal de' and the like are left out. Nothing asked for: the first 20 of the list.
 * @param described what the caller's office describes: it stands before the list
 */
export const searchRegimes = (name: string, described: readonly DescribedByOffice[] = []): FoundRegime[] => {
  const whole = fold(name);
  const words = whole.split(/[\s-]+/).filter((word) => word !== '');
  const offered = [...described.filter(({ withdrawn }) => !withdrawn).map(ofOffice), ...SEARCHABLE];
  const found = ranked(offered, words, whole);
  const telling = words.filter((word) => !BEFORE_NAMES.has(word));
  return found.length > 0 || telling.length === 0 ? found : ranked(offered, telling, telling.join(' '));
};

const ranked = (offered: readonly Searchable[], words: readonly string[], whole: string): FoundRegime[] =>
  offered
    .flatMap((regime) => {
      const rank = rankOf(regime, words, whole);
      return rank === null ? [] : [{ rank, found: regime.found }];
    })
    .sort((a, b) => a.rank - b.rank)
    .slice(0, SEARCH_LIMIT)
    .map(({ found }) => found);

export const regimeEntry = (regimeId: number): RegimeEntry | null => BY_ID.get(regimeId) ?? null;

/** The key under which a place names its rules and its points: 'uniao', 'sp', 'joinville-sc'. */
const placeOf = ({ regimeId, uf, city }: RegimeEntry): string | null => {
  if (regimeId === UNIAO_ID) return 'uniao';
  return uf === undefined ? null : placeKey({ uf, ...(city === undefined ? {} : { city }) });
};

/** The key of an entity, with a reform of its own or without one: 'df', 'am'; null for the general regimes. */
export const entityOf = (regimeId: number): string | null => {
  const entry = regimeEntry(regimeId);
  return entry === null ? null : placeOf(entry);
};

/** How far EC 41/2003, arts. 2, 6 and 6-A, and EC 47/2005, art. 3, reach in a place, and what is not known of it. */
const oldTransitionsOf = (
  { endorsement }: RegimeEntry,
  oldRulesUntil: IsoDate | null,
): Pick<Regime, 'oldTransitionsUntil' | 'oldTransitionsDoubt'> => {
  switch (endorsement.kind) {
    case 'federal':
    case 'none':
      return { oldTransitionsUntil: oldRulesUntil, oldTransitionsDoubt: null };
    case 'law': {
      const until = [endorsement.lastDay, oldRulesUntil ?? ''].sort().at(-1) ?? endorsement.lastDay;
      return {
        oldTransitionsUntil: until,
        oldTransitionsDoubt: endorsement.byAmendment ? amendmentDoubt(endorsement.law, until) : null,
      };
    }
    case 'notRead':
      return {
        oldTransitionsUntil: oldRulesUntil,
        oldTransitionsDoubt: [endorsementDoubt(oldRulesUntil), endorsement.report ?? ''].join(' ').trim(),
      };
    default:
      return endorsement satisfies never;
  }
};

const amendmentDoubt = (law: string, until: IsoDate): string =>
  `A revogação desta regra só vale depois de lei de iniciativa do Executivo que a referende integralmente (EC 103/2019, art. 36, II). Aqui quem a referenda é emenda à Constituição do Estado (${law}); se ela basta, confira. Sem outra lei, valeu como último dia ${formatDate(until)}.`;

const endorsementDoubt = (until: IsoDate | null): string =>
  until === null
    ? 'A revogação desta regra depende de lei local que a referende integralmente (EC 103/2019, art. 36, II). Não se conferiu se essa lei existe: se existir, a regra se encerrou no dia dela.'
    : `A revogação desta regra só vale depois de lei local que a referende integralmente (EC 103/2019, art. 36, II). O dia dessa lei não foi conferido: valeu o da reforma, ${formatDate(until)}. Se ela for posterior, o direito completado até ela também existe.`;

/**
 * The regime as the engine reads it; null for an unknown id. Without a reform of its own, or with one whose day nobody
 * knows, a place is computed as 'Sem Reforma': no place, no reform date; `confirmed` says whether its law was looked at.
 *
 * @param described what the account's office describes, and no other's
 */
export const regimeForLaw = (regimeId: number, described: readonly DescribedByOffice[] = []): Regime | null => {
  const own = described.find((one) => one.regimeId === regimeId);
  if (own !== undefined) {
    const { regime, norm } = placeOfOffice(own);
    return { ...regimeOf(regime), place: norm?.id ?? null, described: own };
  }
  const entry = regimeEntry(regimeId);
  return entry === null ? null : regimeOf(entry);
};

const regimeOf = (entry: RegimeEntry): Regime => {
  const reformDate = entry.ownReform === true ? (entry.reformDate ?? null) : null;
  const oldRulesUntil = reformDate === null ? null : (entry.oldRulesUntil ?? reformDate);
  return {
    regimeId: entry.regimeId,
    name: entry.name,
    place: reformDate === null ? null : placeOf(entry),
    reformDate,
    oldRulesUntil,
    ...oldTransitionsOf(entry, oldRulesUntil),
    ...(reformDate !== null || entry.reportedReformOn === undefined
      ? {}
      : { reportedReformOn: entry.reportedReformOn }),
    ...(reformDate === null || entry.reformDayDoubt === undefined ? {} : { reformDayDoubt: entry.reformDayDoubt }),
    confirmed: reformDate !== null || (entry.ownReform === false && entry.confirmed),
  };
};
