/** Sets of days as sorted lists of stretches that neither overlap nor touch. */
import type { Day } from '../../units/day.ts';

/** Both days included. */
export interface Stretch {
  readonly from: Day;
  readonly to: Day;
}

const byStart = (left: Stretch, right: Stretch): number => left.from - right.from;

/** The days that belong to at least one stretch; days on end become one stretch. */
export const union = (stretches: readonly Stretch[]): Stretch[] => {
  const result: { from: Day; to: Day }[] = [];
  for (const stretch of [...stretches].sort(byStart)) {
    if (stretch.to < stretch.from) continue;
    const last = result.at(-1);
    if (last !== undefined && stretch.from <= last.to + 1) last.to = Math.max(last.to, stretch.to);
    else result.push({ from: stretch.from, to: stretch.to });
  }
  return result;
};

/** The days of `set` that do not belong to `removed`; both are sorted sets. */
export const subtract = (set: readonly Stretch[], removed: readonly Stretch[]): Stretch[] => {
  const result: Stretch[] = [];
  let next = 0;
  for (const stretch of set) {
    let from = stretch.from;
    while (next < removed.length && (removed[next]?.to ?? 0) < from) next += 1;
    for (let i = next; i < removed.length; i += 1) {
      const hole = removed[i];
      if (hole === undefined || hole.from > stretch.to) break;
      if (hole.from > from) result.push({ from, to: hole.from - 1 });
      from = Math.max(from, hole.to + 1);
    }
    if (from <= stretch.to) result.push({ from, to: stretch.to });
  }
  return result;
};

/** The days that belong to both sets. */
export const intersect = (left: readonly Stretch[], right: readonly Stretch[]): Stretch[] => {
  const result: Stretch[] = [];
  let l = 0;
  let r = 0;
  while (l < left.length && r < right.length) {
    const a = left[l];
    const b = right[r];
    if (a === undefined || b === undefined) break;
    const from = Math.max(a.from, b.from);
    const to = Math.min(a.to, b.to);
    if (from <= to) result.push({ from, to });
    if (a.to < b.to) l += 1;
    else r += 1;
  }
  return result;
};

export const until = (set: readonly Stretch[], day: Day): Stretch[] =>
  set.filter((stretch) => stretch.from <= day).map(({ from, to }) => ({ from, to: Math.min(to, day) }));

export const since = (set: readonly Stretch[], day: Day): Stretch[] =>
  set.filter((stretch) => stretch.to >= day).map(({ from, to }) => ({ from: Math.max(from, day), to }));

export const lengthOf = (set: readonly Stretch[]): number => set.reduce((sum, { from, to }) => sum + to - from + 1, 0);

/** The first so many days of a set. */
export const firstDays = (set: readonly Stretch[], days: number): Stretch[] => {
  const result: Stretch[] = [];
  let left = days;
  for (const { from, to } of set) {
    if (left <= 0) break;
    const end = Math.min(to, from + left - 1);
    result.push({ from, to: end });
    left -= end - from + 1;
  }
  return result;
};

/** The same days, each stretch broken before the given days. */
export const brokenAt = (set: readonly Stretch[], breaks: readonly Day[]): readonly Stretch[] =>
  breaks.reduce<readonly Stretch[]>(
    (pieces, day) =>
      pieces.flatMap(({ from, to }) =>
        from < day && day <= to
          ? [
              { from, to: day - 1 },
              { from: day, to },
            ]
          : [{ from, to }],
      ),
    set,
  );
