import type { OrderedSection } from '../../../../domain/api/report.ts';
import { orderOf } from '../../../../domain/words/section-order.ts';

/** The order after a section changed places with its neighbour among those shown; `by` is -1 for up, 1 for down. */
export const moved = (
  order: readonly OrderedSection[],
  shown: readonly OrderedSection[],
  section: OrderedSection,
  by: -1 | 1,
): OrderedSection[] => {
  const all = orderOf(order);
  const neighbour = shown[shown.indexOf(section) + by];
  if (neighbour === undefined) return all;
  const others = all.filter((other) => other !== section);
  const place = others.indexOf(neighbour) + (by === 1 ? 1 : 0);
  return [...others.slice(0, place), section, ...others.slice(place)];
};
