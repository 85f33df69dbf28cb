import type { ScenarioRight } from '../../../domain/api/scenario-comparison.ts';
import { doubtText } from '../../../domain/words/scenario-outcome.ts';
import { Badge } from '../rules/Badge.tsx';

/** The mark of a first right by a rule that nobody has read in its text. */
export const RightDoubt = ({ right }: { right: ScenarioRight | null }) => {
  const doubt = doubtText(right);
  return doubt === null ? null : <Badge tone="warning">{doubt}</Badge>;
};
