/** A benchmark's result: figures with their targets, or why one could not be measured. */

export type Unit = 'ms' | 's' | '/s' | 'kB' | 'MB' | '×' | '';

export type Target = { readonly atMost: number } | { readonly atLeast: number };

export interface Figure {
  readonly what: string;
  readonly value: number;
  readonly unit: Unit;
  /** Absent if printed for comparison only. */
  readonly target?: Target;
}

export interface Skipped {
  readonly what: string;
  readonly because: string;
}

export type Finding = Figure | Skipped;

/** One subject of the benchmark; `make bench ONLY=<name>` runs it alone. */
export interface Subject {
  readonly name: string;
  measure(): Promise<readonly Finding[]>;
}

export const isMet = ({ value, target }: Figure): boolean | null => {
  if (target === undefined) return null;
  return 'atMost' in target ? value <= target.atMost : value >= target.atLeast;
};
