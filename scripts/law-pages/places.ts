import type { Place } from '../../domain/law/places/place.ts';
import type { PlacePoints, PointsTable } from '../../domain/law/places/points.ts';
import { placeKey, type RegimeEntry } from '../../domain/law/places/regime-entry.ts';
import type { TableSource } from '../../domain/law/tables/index.ts';
import { date } from './figures.ts';
import { reading } from './rules.ts';

/** The points of a place as they stand in its file, so that an inferred figure is seen. */
export function pointsSection(points: PlacePoints | null): string[] {
  if (points === null) return [];
  const row = (
    who: string,
    { from, points: [man, woman], limits, everyMonths, confirmed, adoptedBy }: PointsTable,
  ): string =>
    `| ${who} | ${man} / ${woman} | ${from.split('-').reverse().join('/')} | one every ${everyMonths} months | ${limits[0]} / ${limits[1]} | ${confirmed ? 'yes' : 'no'}${adoptedBy === undefined ? '' : `: the table of the União, adopted by ${adoptedBy}`} |`;
  return [
    '## Minimum points',
    [points.source, points.note]
      .filter((text) => text !== undefined)
      .join('. ')
      .replaceAll('..', '.'),
    [
      '| | Homem / Mulher | From | Rise | Limits | Confirmed |',
      '|---|---|---|---|---|---|',
      row('Servants', points.servants),
      row('Teachers', points.teachers),
    ].join('\n'),
  ];
}

/** Where the series and tables come from, and when they were last read. */
export function tableSection(tables: readonly TableSource[]): string {
  const rows = tables.map(
    ({ title, source, on, missing }) =>
      `| ${title} | ${source} | ${missing === null ? `yes, as of ${date(on)}` : `no: ${missing}`} |`,
  );
  return ['## Series and tables', ['| Table | Source | Confirmed |', '|---|---|---|', ...rows].join('\n')].join('\n\n');
}

const keyOf = ({ uf, city }: RegimeEntry): string | null => {
  if (uf === undefined) return null;
  return placeKey(city === undefined ? { uf } : { uf, city });
};

function endorsementOf(entry: RegimeEntry): string {
  const { endorsement, ownReform } = entry;
  const place = keyOf(entry);
  switch (endorsement.kind) {
    case 'federal':
      return 'not needed';
    case 'none':
      return 'no such law: the articles go on';
    case 'law':
      return `last day ${date(endorsement.lastDay)}: ${endorsement.law} (${reading(endorsement.law, place)})`;
    case 'notRead':
      return ownReform === true ? 'not read: the day of the reform is used, and the card says so' : 'not read';
    default:
      return endorsement satisfies never;
  }
}

function complementaryOf({ complementaryRegime, regime }: Place): string {
  switch (complementaryRegime.kind) {
    case 'since':
      return `entry from ${date(complementaryRegime.firstDay)} (${complementaryRegime.missing === undefined ? reading(complementaryRegime.source, keyOf(regime)) : `not read: ${complementaryRegime.missing}`})`;
    case 'reported':
      return `reported from ${date(complementaryRegime.firstDay)}: the option alone decides`;
    case 'notRead':
      return regime.ownReform === true && regime.uf === undefined ? '–' : 'not read: the option alone decides';
    default:
      return complementaryRegime satisfies never;
  }
}

function reformOf({ ownReform, reformDate, confirmed }: RegimeEntry): string {
  if (ownReform === null) return 'nobody has looked';
  if (!ownReform) return confirmed ? 'none' : 'none found, not confirmed';
  return `${reformDate === undefined ? 'day not known' : date(reformDate)}${confirmed ? '' : ', not confirmed'}`;
}

/** The day of the reform, that of the law which endorses the repeal of the old transitions, the complementary regime: three facts. */
export function placesSection(places: readonly Place[]): string {
  const rows = places.map((place) => {
    const { regime } = place;
    const until = regime.ownReform === true ? (regime.oldRulesUntil ?? regime.reformDate) : undefined;
    return `| ${regime.name} | ${reformOf(regime)} | ${until === undefined ? 'open' : date(until)} | ${endorsementOf(regime)} | ${complementaryOf(place)} |`;
  });
  return [
    '## Places',
    'EC 103/2019, art. 36, II: in a state or city the repeal of EC 41/2003, arts. 2, 6 and 6-A, and of EC 47/2005, art. 3, waits for a local law that endorses it.',
    [
      '| Regime | Reform | Old rules until | EC 41, arts. 2, 6, 6-A; EC 47, art. 3 | Complementary regime |',
      '|---|---|---|---|---|',
      ...rows,
    ].join('\n'),
  ].join('\n\n');
}
