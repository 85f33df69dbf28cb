/** The pages of docs/law/norms, made from the norm files alone. */
import type { Place } from '../domain/law/places/place.ts';
import type { PlacePoints, PointsTable } from '../domain/law/places/points.ts';
import { placeKey, type RegimeEntry } from '../domain/law/places/regime-entry.ts';
import { checkedOn, type Gap, readingOf } from '../domain/law/rule/read.ts';
import type { BenefitParameters, ByGender, Figure, LastDay, Norm, Requirement, Rule } from '../domain/law/rule/rule.ts';
import type { TableSource } from '../domain/law/tables/index.ts';
import { citationsIn } from '../domain/law/texts/citation.ts';
import type { Quoted } from '../domain/law/texts/quotation.ts';

function date(value: LastDay): string {
  switch (value) {
    case 'reform':
      return 'the reform of the entity';
    case 'endorsement':
      return 'the local law that endorses the repeal (EC 103/2019, art. 36, II)';
    default:
      return value.split('-').reverse().join('/');
  }
}

const figure = (value: Figure, write: (n: number) => string): string =>
  typeof value === 'number'
    ? write(value)
    : value
        .map((step, index) => (index === 0 ? write(step.value) : `${write(step.value)} from ${date(step.from)}`))
        .join(', ');

const ageOf = (months: number): string =>
  months % 12 === 0 ? `${months / 12}` : `${Math.floor(months / 12)}y ${months % 12}m`;

function both(value: ByGender<Figure>, write: (n: number) => string = String): string {
  if (typeof value === 'number' || !('Homem' in value)) return figure(value, write);
  const [man, woman] = [figure(value.Homem, write), figure(value.Mulher, write)];
  if (man === woman) return man;
  const short = typeof value.Homem === 'number' && typeof value.Mulher === 'number';
  return short ? `${man} / ${woman}` : `Homem ${man}; Mulher ${woman}`;
}

const TIMES = {
  contribution: 'Contribution',
  publicService: 'Public service',
  carreer: 'Career',
  position: 'Position',
  teaching: 'Teaching',
  police: 'Police',
} as const;

const DEGREES = { high: 'grave', medium: 'moderada', low: 'leve', any: 'any degree' } as const;

function requirement(needed: Requirement): string {
  switch (needed.kind) {
    case 'age': {
      const { decrease } = needed;
      const until = decrease?.publicServiceIngressUntil;
      const falls =
        decrease === undefined
          ? ''
          : `; falls one ${decrease.per} for each ${decrease.per} of contribution beyond ${both(decrease.beyondYears)} years${decrease.maximumYears === undefined ? '' : `, at most ${decrease.maximumYears} years`}${until === undefined ? '' : `, for entry until ${date(until)}`}`;
      return `Age ${both(needed.months, ageOf)}${falls}`;
    }
    case 'contribution':
    case 'publicService':
    case 'carreer':
    case 'position':
    case 'teaching':
    case 'police':
      return `${TIMES[needed.kind]} ${both(needed.years)}`;
    case 'special':
      return `Exposure ${needed.years}`;
    case 'disability':
      return needed.degree === 'preponderant'
        ? `Contribution by preponderant degree of disability: ${(['high', 'medium', 'low'] as const).map((degree) => `${DEGREES[degree]} ${both(needed.yearsByDegree[degree])}`).join(', ')}`
        : `Disability (${DEGREES[needed.degree]}) ${both(needed.years)}`;
    case 'points': {
      const bonus = needed.bonus === undefined ? '' : `, ${needed.bonus} given`;
      const whole = needed.fraction === 'completeMonths' ? ', in complete months' : '';
      return `Points ${both(needed.points)}${needed.fixed ? ' (fixed)' : ''}${whole}${bonus}`;
    }
    case 'remunerations':
      return `Carência ${needed.months} (${needed.of}${needed.art142 ? ', table of art. 142' : ''})`;
    case 'heldOn':
      return `${TIMES[needed.time]} on ${date(needed.on)}: ${needed.strictlyMore ? 'more than' : 'at least'} ${needed.percent === undefined ? '' : `${needed.percent}% of `}${both(needed.years)} years`;
    case 'disablement':
      return 'Permanent incapacity recognised';
    case 'hasDisability':
      return 'Disability on the day';
    case 'ruralActivity':
      return 'Rural work on the day, or on the day the age was completed';
    case 'data':
      return needed.reason;
    default:
      return needed satisfies never;
  }
}

const inItsArticle = (needed: Requirement): string =>
  needed.article === undefined ? requirement(needed) : `${requirement(needed)} (${needed.article})`;

function parameters(given: BenefitParameters | undefined): string {
  const parts = [
    given?.extraYearsBase === undefined ? '' : `2% beyond ${both(given.extraYearsBase)} years`,
    given?.wholeAfterYears === undefined ? '' : `whole after ${both(given.wholeAfterYears)} years`,
    given?.bestShare === undefined ? '' : `best ${figure(given.bestShare, (n) => `${n}%`)} of the months`,
    given?.reductorReferenceAge === undefined ? '' : `reference age ${both(given.reductorReferenceAge)}`,
    given?.discardableShare === undefined ? '' : `up to ${given.discardableShare}% of the lowest may be left out`,
    given?.convertedExposure === true ? 'exposure with a disability counts converted' : '',
    given?.limitBeforeFraction === true ? 'limit at the last pay before the fraction' : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? '' : ` (${parts.join('; ')})`;
}

const yes = (value: boolean | string): string => {
  if (typeof value === 'string') return value;
  return value ? 'yes' : 'no';
};

function entry({ entry, affiliation, withoutComplementaryRegime }: Rule): string {
  const gate = entry ?? affiliation;
  const parts = [
    gate?.from === undefined ? '' : `from ${date(gate.from)}`,
    gate?.until === undefined ? '' : `until ${date(gate.until)}`,
  ].filter((part) => part !== '');
  const into = entry?.into === 'policeCareer' ? 'into the police career ' : '';
  const opted = entry?.earlierIfOpted ? ', or earlier in the complementary regime' : '';
  const when = parts.length === 0 ? 'any date' : `${into}${parts.join(' ')}${opted}`;
  return withoutComplementaryRegime ? `${when}; not in the complementary regime` : when;
}

const articleOf = ({ norm, article, wording }: Quoted): string =>
  [wording === null ? norm : `${norm} (${wording})`, article].filter((part) => part !== null).join(', ');

const GAPS: Readonly<Record<Gap, string>> = {
  notRead: 'not read',
  readInPart: 'read in part',
  summary: 'only what others write of it',
};

/** 'LC 571/2021 de Joinville, art. 33: not read'. */
export const gapsOf = (quotation: string, place: string | null): string[] =>
  readingOf(quotation, place).flatMap(({ quoted, gap }) =>
    gap === null ? [] : [`${articleOf(quoted)}: ${GAPS[gap]}`],
  );

/** 'text of 29/07/2026', or what of it was not read. */
const reading = (quotation: string, place: string | null): string => {
  const day = checkedOn(quotation, place);
  return day === null ? gapsOf(quotation, place).join('; ') : `the text, as of ${date(day)}`;
};

const officialPages = (quotation: string, place: string | null): string => {
  const pages = new Map(citationsIn(quotation, place).map(({ norm, address }) => [address, norm]));
  return `Official pages: ${[...pages].map(([address, norm]) => (address === null ? norm : `[${norm}](<${address}>)`)).join(' · ')}`;
};

function ruleSection(rule: Rule): string {
  const rows: [string, string][] = [
    ['Law', rule.ruleLaw],
    ['Year, gender, kind', `${rule.ruleYear}, ${rule.gender}, ${rule.kind}${rule.teacher ? ', teachers' : ''}`],
    [rule.affiliation === undefined ? 'Entry' : 'Affiliation', entry(rule)],
    [
      'Right can be acquired',
      `${date(rule.window.from)} to ${rule.window.to === null ? 'open' : date(rule.window.to)}`,
    ],
    ['Requirements (Homem / Mulher, years)', rule.requirements.map(inItsArticle).join('; ')],
  ];
  if (rule.bonus !== undefined)
    rows.push([
      'Bonus',
      `${both(rule.bonus.percent)}% on ${rule.bonus.of} until ${date(rule.bonus.until)}, before any toll`,
    ]);
  if (rule.toll !== undefined)
    rows.push(['Toll', `${rule.toll.percent}% of the ${rule.toll.of} missing on ${date(rule.toll.measuredOn)}`]);
  if (rule.contributionCount?.specialTime === 'simple') rows.push(['Special time', 'counts one for one']);
  if (rule.contributionCount?.simplifiedPlan === 'excluded') rows.push(['Contributions of 5% or 11%', 'do not count']);
  if (rule.contributionCount?.unpaidRural === 'counted') rows.push(['Rural work nobody paid for', 'counts']);
  rows.push(
    ['Benefit', `\`${rule.benefitCalculusMethod}\`${parameters(rule.benefitParameters)}`],
    ['Parity, abono, reductor', `${yes(rule.parity)}, ${yes(rule.abono)}, ${yes(rule.hasReductor)}`],
  );
  if (rule.variantOf !== undefined) rows.push(['Variant of', `\`${rule.variantOf}\``]);
  if (rule.contested !== undefined) rows.push(['Contested', rule.contested]);
  rows.push(
    ['Source', rule.source],
    ['Read', reading(rule.source, rule.place)],
    [
      'Confirmed',
      rule.confirmed ? 'yes' : 'no: shown with ‘Regra ainda não conferida no texto da norma: confira antes de usar’',
    ],
  );
  return [
    `## \`${rule.id}\``,
    `**${rule.modality}**`,
    `> ${rule.description}`,
    ['| | |', '|---|---|', ...rows.map(([name, value]) => `| ${name} | ${value.replaceAll('|', '\\|')} |`)].join('\n'),
    rule.observations.map((text) => `- ${text}`).join('\n'),
    officialPages(rule.source, rule.place),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** The points of a place as they stand in its file, so that an inferred figure is seen. */
function pointsSection(points: PlacePoints | null): string[] {
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

/** Where the series and tables come from, and when they were last read. */
function tableSection(tables: readonly TableSource[]): string {
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
function placesSection(places: readonly Place[]): string {
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
