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
  /** The last, from this one on, with which no more months of contribution are lost than so many. */
  readonly lastWithin: (gone: number, mostLost: number) => number;
  /** The places in the ranking of so many. */
  readonly positions: (gone: number) => readonly number[];
}

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
  const mayGo = mostUpTo(limit, (gone) => costs.holdsWithout(removedOf(kind, gone)));
  return {
    count: mayGo,
    centsAfter: (gone) => highest[count - gone] ?? 0,
    lostAfter: (gone) => gone * each,
    lastWithin: (gone, mostLost) => {
      let last = gone;
      while (last < mayGo && (last + 1) * each <= mostLost) last += 1;
      return last;
    },
    positions: (gone) => [...lowestFirst(count).subarray(0, gone)],
  };
};

/**
 * How many of the first places may go together. Each half is counted on from what is known to hold, so that a place is
 * counted about twice and not at every halving.
 */
const mostThatHold = (
  places: Int32Array,
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
      const kind = kinds[places[index] ?? 0] ?? 0;
      removed[kind] = (removed[kind] ?? 0) + 1;
    }
    if (!costs.holdsWithout(removed)) return false;
    held = removed;
    counted = middle;
    return true;
  });
};

/** The places of a ranking, the lowest value first. */
const lowestFirst = (count: number): Int32Array => {
  const places = new Int32Array(count);
  for (let index = 0; index < count; index += 1) places[index] = count - 1 - index;
  return places;
};

/** A month that breaks a requirement stays, and so does its kind; lower ones of other kinds may still go. */
const chosenAmong = (kinds: readonly number[], count: number, limit: number, costs: MonthCosts): Int32Array => {
  let places = lowestFirst(count);
  const gone: number[] = [];
  const chosen = new Int32Array(limit);
  let chosenCount = 0;
  for (;;) {
    const most = mostThatHold(places, kinds, limit - chosenCount, gone, costs);
    const leaving = places.subarray(0, most);
    for (const place of leaving) {
      const kind = kinds[place] ?? 0;
      gone[kind] = (gone[kind] ?? 0) + 1;
    }
    chosen.set(leaving, chosenCount);
    chosenCount += most;
    if (most === places.length || chosenCount === limit) return chosen.subarray(0, chosenCount);
    const stays = kinds[places[most] ?? 0];
    places = places.subarray(most).filter((place) => (kinds[place] ?? 0) !== stays);
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
  let left = highest[count] ?? 0;
  let lostSoFar = 0;
  cents[0] = left;
  chosen.forEach((place, index) => {
    left -= (highest[place + 1] ?? 0) - (highest[place] ?? 0);
    lostSoFar += costs.contributionOf(kinds[place] ?? 0);
    cents[index + 1] = left;
    lost[index + 1] = lostSoFar;
  });
  return {
    count: chosen.length,
    centsAfter: (gone) => cents[gone] ?? 0,
    lostAfter: (gone) => lost[gone] ?? 0,
    lastWithin: (gone, mostLost) => {
      let last = gone;
      while (last < chosen.length && (lost[last + 1] ?? 0) <= mostLost) last += 1;
      return last;
    },
    positions: (gone) => [...chosen.subarray(0, gone)],
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
