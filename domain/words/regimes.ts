/** The number of the União in the list of regimes, which the form of a calculation asks about. */
export const UNIAO_ID = 2;
