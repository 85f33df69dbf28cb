import type { FamilyBody } from '../../../api/family.ts';
import type { LawInput } from '../../input/input.ts';
import type { PlannedRight } from './planned.ts';

/** Who asks what of a calculation. */
export interface FamilyAsked {
  /** Of the regime asked for. */
  readonly input: LawInput;
  readonly body: FamilyBody;
  /** What the person could retire by; empty: no right with a value, or not asked. */
  readonly planned: readonly PlannedRight[];
  /** The days on which any right is complete, `YYYY-MM-DD`, also one without a value or open in the courts; null: not known. */
  readonly rightDays: readonly string[] | null;
  /** The day on which age has retired the servant, `YYYY-MM-DD`; null or absent: it has not, or it is not known. */
  readonly compulsoryOn?: string | null;
}
