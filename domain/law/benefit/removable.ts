/** Which months may leave an average, and what is left of sum and contribution after each. */
import type { Month } from '../../units/month.ts';
import type { MonthCosts } from './costs.ts';
import type { Ranking } from './ranking.ts';

/** The lowest months of a ranking that may go together, in the order in which they go. */
export interface Removable {
  readonly count: number;
  /** Cents that stay after so many have gone. */
  readonly centsAfter: (gone: number) => number;
  /** Months of contribution lost with so many. */
  readonly lostAfter: (gone: number) => number;
  /** The places in the ranking of so many. */
  readonly positions: (gone: number) => readonly number[];
}

const at = (numbers: ArrayLike<number>, index: number): number => numbers[index] ?? 0;

/** The highest number up to a limit that holds, by halving: what is once broken stays broken. Zero holds. */
const mostUpTo = (limit: number, holds: (count: number) => boolean): number => {
  let kept = 0;
  let broken = limit + 1;
  while (broken - kept > 1) {
    const middle = (kept + broken) >> 1;
    if (holds(middle)) kept = middle;
    else broken = middle;
  }
  return kept;
};

const removedOf = (kind: number, count: number): number[] => {
  const removed = new Array<number>(kind + 1).fill(0);
  removed[kind] = count;
  return removed;
};

/** Where every month costs the same, those that go are the lowest. */
const ofOneKind = ({ count, highest }: Ranking, kind: number, limit: number, costs: MonthCosts): Removable => {
  const each = costs.contributionOf(kind);
  return {
    count: mostUpTo(limit, (gone) => costs.holdsWithout(removedOf(kind, gone))),
    centsAfter: (gone) => at(highest, count - gone),
    lostAfter: (gone) => gone * each,
    positions: (gone) => lowestFirst(count).slice(0, gone),
  };
};

/**
 * How many of the first places may go together. Each half is counted on from what is known to hold, so that a place is
 * counted about twice and not at every halving.
 */
const mostThatHold = (
  places: readonly number[],
  kinds: readonly number[],
  limit: number,
  gone: readonly number[],
  costs: MonthCosts,
): number => {
  let held: readonly number[] = gone;
  let counted = 0;
  return mostUpTo(Math.min(places.length, limit), (middle) => {
    const removed = [...held];
    for (let index = counted; index < middle; index += 1) {
      const kind = at(kinds, at(places, index));
      removed[kind] = at(removed, kind) + 1;
    }
    if (!costs.holdsWithout(removed)) return false;
    held = removed;
    counted = middle;
    return true;
  });
};

/** The places of a ranking, the lowest value first. */
const lowestFirst = (count: number): number[] => {
  const places = new Array<number>(count);
  for (let index = 0; index < count; index += 1) places[index] = count - 1 - index;
  return places;
};

/** A month that breaks a requirement stays, and so does its kind; lower ones of other kinds may still go. */
const chosenAmong = (kinds: readonly number[], count: number, limit: number, costs: MonthCosts): readonly number[] => {
  let places = lowestFirst(count);
  const gone: number[] = [];
  let chosen: readonly number[] = [];
  for (;;) {
    const most = mostThatHold(places, kinds, limit - chosen.length, gone, costs);
    const leaving = places.slice(0, most);
    for (const place of leaving) {
      const kind = at(kinds, place);
      gone[kind] = at(gone, kind) + 1;
    }
    chosen = chosen.length === 0 ? leaving : [...chosen, ...leaving];
    if (most === places.length || chosen.length === limit) return chosen;
    const stays = kinds[at(places, most)];
    places = places.filter((place, index) => index >= most && at(kinds, place) !== stays);
  }
};

const ofSeveralKinds = (
  { count, highest }: Ranking,
  kinds: readonly number[],
  limit: number,
  costs: MonthCosts,
): Removable => {
  const chosen = chosenAmong(kinds, count, limit, costs);
  const cents = new Float64Array(chosen.length + 1);
  const lost = new Float64Array(chosen.length + 1);
  cents[0] = at(highest, count);
  for (let index = 0; index < chosen.length; index += 1) {
    const place = at(chosen, index);
    cents[index + 1] = at(cents, index) - (at(highest, place + 1) - at(highest, place));
    lost[index + 1] = at(lost, index) + costs.contributionOf(at(kinds, place));
  }
  return {
    count: chosen.length,
    centsAfter: (gone) => at(cents, gone),
    lostAfter: (gone) => at(lost, gone),
    positions: (gone) => chosen.slice(0, gone),
  };
};

/** At most `share` per cent of the months go, and never all. `months` names those of the ranking. */
export const removable = (
  ranking: Ranking,
  months: readonly Month[],
  { costs, share }: { readonly costs: MonthCosts; readonly share: number },
): Removable => {
  const { count } = ranking;
  const limit = Math.min(count - 1, Math.floor((count * share) / 100));
  const kinds = costs.kindsOf(months);
  const [first = 0] = kinds;
  return kinds.every((kind) => kind === first)
    ? ofOneKind(ranking, first, limit, costs)
    : ofSeveralKinds(ranking, kinds, limit, costs);
};
