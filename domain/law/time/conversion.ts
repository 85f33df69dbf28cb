/** Factors that turn time of one kind into time of another. Printed figures, not quotients: 15 years give 34.95, not 35. */

export type SpecialBase = 15 | 20 | 25;
export type DisabledLevel = 'low' | 'medium' | 'high';
type Gender = 'Homem' | 'Mulher';

/**
 * Special to common time, until the reform.
 * @see Decreto 3.048/1999, art. 188-P, § 5; EC 103/2019, art. 25, § 2; STF, Tema 942 (RPPS)
 */
export const SPECIAL_TO_COMMON: Readonly<Record<SpecialBase, Readonly<Record<Gender, number>>>> = {
  15: { Homem: 2.33, Mulher: 2 },
  20: { Homem: 1.75, Mulher: 1.5 },
  25: { Homem: 1.4, Mulher: 1.2 },
};

/** Between kinds of exposure, from the first to the second. @see Decreto 3.048/1999, art. 66 */
export const BETWEEN_SPECIAL: Readonly<Record<SpecialBase, Readonly<Record<SpecialBase, number>>>> = {
  15: { 15: 1, 20: 1.33, 25: 1.67 },
  20: { 15: 0.75, 20: 1, 25: 1.25 },
  25: { 15: 0.6, 20: 0.8, 25: 1 },
};

type ByLevel = Readonly<Record<DisabledLevel, number>>;

/** From each degree of disability, or none, to each degree. @see Decreto 3.048/1999, art. 70-E; LC 142/2013, art. 7 */
export const BETWEEN_DEGREES: Readonly<Record<Gender, Readonly<Record<DisabledLevel | 'none', ByLevel>>>> = {
  Mulher: {
    high: { high: 1, medium: 1.2, low: 1.4 },
    medium: { high: 0.83, medium: 1, low: 1.17 },
    low: { high: 0.71, medium: 0.86, low: 1 },
    none: { high: 0.67, medium: 0.8, low: 0.93 },
  },
  Homem: {
    high: { high: 1, medium: 1.16, low: 1.32 },
    medium: { high: 0.86, medium: 1, low: 1.14 },
    low: { high: 0.76, medium: 0.88, low: 1 },
    none: { high: 0.71, medium: 0.83, low: 0.94 },
  },
};

/**
 * Exposure to each degree, of a time with a disability or without one; whichever of this and art. 70-E is better, never both.
 * @see Decreto 3.048/1999, art. 70-F, § 1; LC 142/2013, art. 10
 */
export const SPECIAL_TO_DEGREE: Readonly<Record<Gender, Readonly<Record<SpecialBase, ByLevel>>>> = {
  Mulher: {
    15: { high: 1.33, medium: 1.6, low: 1.87 },
    20: { high: 1, medium: 1.2, low: 1.4 },
    25: { high: 0.8, medium: 0.96, low: 1.12 },
  },
  Homem: {
    15: { high: 1.67, medium: 1.93, low: 2.2 },
    20: { high: 1.25, medium: 1.45, low: 1.65 },
    25: { high: 1, medium: 1.16, low: 1.32 },
  },
};

export const SPECIAL_BASES: readonly SpecialBase[] = [15, 20, 25];
/** The more serious first: it wins a tie. */
export const DISABLED_LEVELS: readonly DisabledLevel[] = ['high', 'medium', 'low'];
