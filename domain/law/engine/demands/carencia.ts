import { type Day, dayOf, yearOf } from '../../../units/day.ts';
import type { RemunerationsRequirement } from '../../rule/requirement.ts';
import { intersect, type Stretch } from '../../time/stretch.ts';
import type { Case } from '../case.ts';
import { type Demand, share } from './demand.ts';

const ART_142_UNTIL = dayOf('1991-07-24');

/** Monthly contributions required of anyone affiliated by 24/07/1991. @see Lei 8.213/1991, art. 142 */
const ART_142: readonly (readonly [year: number, months: number])[] = [
  [1991, 60],
  [1992, 60],
  [1993, 66],
  [1994, 72],
  [1995, 78],
  [1996, 90],
  [1997, 96],
  [1998, 102],
  [1999, 108],
  [2000, 114],
  [2001, 120],
  [2002, 126],
  [2003, 132],
  [2004, 138],
  [2005, 144],
  [2006, 150],
  [2007, 156],
  [2008, 162],
  [2009, 168],
  [2010, 174],
  [2011, 180],
];

/** Months of the table for the year in which the other conditions were met; 180 from 2011 on. */
const art142Months = (year: number): number => {
  let months = 60;
  for (const [from, value] of ART_142) if (from <= year) months = value;
  return months;
};

/** `othersMetOn`: the day on which the other requirements of the rule were first met together. */
export const carenciaDemand = (
  requirement: RemunerationsRequirement,
  person: Case,
  othersMetOn: Day | null,
): Demand => {
  const inTransition =
    requirement.art142 && person.affiliation !== null && person.affiliation <= ART_142_UNTIL && othersMetOn !== null;
  const asked = requirement.notWhenByWork === true && person.disablement.inService ? 0 : requirement.months;
  const needed = inTransition ? Math.min(asked, art142Months(yearOf(othersMetOn))) : asked;
  const counter = person.holdings.months(requirement.of);
  const rural = person.holdings.months('rural');
  const enough = person.daysHolding(counter, needed);
  const isHybrid = requirement.of === 'hybrid';
  const other = person.holdings.months('urban');
  const ofOther = isHybrid ? person.daysHolding(other, 1) : [];
  const days: readonly Stretch[] = isHybrid
    ? intersect(intersect(enough, person.daysHolding(rural, 1)), ofOther)
    : enough;
  const noRural = requirement.of !== 'urban' && person.holdings.ruralDays.length === 0;
  const onlyRural = isHybrid && !noRural && ofOther.length === 0;
  return {
    key: 'remunerations',
    label: null,
    article: null,
    detail: null,
    gate: noRural || onlyRural,
    days,
    necessaryOn: () => needed,
    heldOn: (day) => counter.at(day),
    missingOn: (day) => (noRural || onlyRural ? null : Math.max(0, needed - counter.at(day))),
    shareOn: (day) => share(counter.at(day), needed),
    moves: false,
    reason: onlyRural ? ONLY_RURAL : reasonOf(noRural, inTransition, person.holdings.lateMonths(requirement.of)),
    unmet: null,
    measuredOn: null,
    daysOn: () => null,
    metWithout: (day, lost) =>
      counter.at(day) - lost >= needed && (!isHybrid || (rural.at(day) > 0 && other.at(day) > 0)),
    tollDays: 0,
    tollReason: null,
    baseOn: () => needed,
    partsOn: null,
  };
};

/** "Se forem considerados períodos de contribuição sob outras categorias do segurado." @see Lei 8.213/1991, art. 48, § 3 */
const ONLY_RURAL =
  'Sem contribuição em outra categoria: quem só tem trabalho rural usa a aposentadoria por idade do trabalhador rural (Lei 8.213/1991, art. 48, § 3º).';

/** @see Lei 8.213/1991, art. 27, II; Decreto 3.048/1999, art. 28, II and § 4 */
const ofLateMonths = (months: number): string =>
  `${months} ${months === 1 ? 'competência paga' : 'competências pagas'} em atraso ${months === 1 ? 'conta' : 'contam'} como tempo e não como carência (Lei 8.213/1991, art. 27, II; Decreto 3.048/1999, art. 28, § 4º).`;

const reasonOf = (noRural: boolean, inTransition: boolean, lateMonths: number): string | null => {
  if (noRural) return 'Sem registro de atividade rural.';
  const said = [
    ...(inTransition ? ['Carência da tabela do art. 142 da Lei 8.213/1991.'] : []),
    ...(lateMonths === 0 ? [] : [ofLateMonths(lateMonths)]),
  ];
  return said.length === 0 ? null : said.join(' ');
};
