/** How much of the law of a place was read: what the list of regimes says before somebody plans by it. */
import { RGPS_NORMS } from '../norms/rgps/index.ts';
import { RPPS_NORMS } from '../norms/rpps/index.ts';
import { checkedOn } from '../rule/read.ts';
import type { IsoDate } from '../rule/requirement.ts';
import type { Norm, Rule } from '../rule/rule.ts';
import { LOCAL_ARTICLES_READ } from '../texts/local-articles-read.ts';
import type { Place } from './place.ts';
import { placeKey } from './regime-entry.ts';

export interface ReadingOfPlace {
  /** 'whole': every rule of the place and its day were seen in the text; 'inPart': some of it was; 'notRead': nothing. */
  readonly extent: 'whole' | 'inPart' | 'notRead';
  /** The day whose state of the text was read: the earliest of a whole, the latest of a part; null where nothing was. */
  readonly on: IsoDate | null;
}

const FEDERAL: Readonly<Record<string, readonly Norm[]>> = {
  INSS: RGPS_NORMS,
  União: RPPS_NORMS,
  'Sem Reforma': RPPS_NORMS.filter(({ rules }) => rules.every(({ place }) => place !== 'uniao')),
};

const rulesOf = ({ regime, norm }: Place): readonly Rule[] =>
  (FEDERAL[regime.name] ?? (norm === null ? [] : [norm])).flatMap(({ rules }) => rules);

/** The days of the articles of its own law that were read in the text, whether or not a rule rests on them. */
const localDays = ({ uf, city }: Place['regime']): IsoDate[] => {
  if (uf === undefined) return [];
  const key = placeKey(city === undefined ? { uf } : { uf, city });
  return (LOCAL_ARTICLES_READ[key] ?? []).filter(({ grade }) => grade !== 'D').map(({ on }) => on);
};

export const readingOfPlace = (place: Place): ReadingOfPlace => {
  const rules = rulesOf(place);
  const confirmed = rules.filter((rule) => rule.confirmed);
  const days = [
    ...confirmed.flatMap(({ source, place: key }) => checkedOn(source, key) ?? []),
    ...localDays(place.regime),
  ].sort();
  const whole = rules.length > 0 && confirmed.length === rules.length && place.regime.confirmed;
  if (whole) return { extent: 'whole', on: days[0] ?? null };
  const on = days.at(-1) ?? null;
  return { extent: on === null ? 'notRead' : 'inPart', on };
};
