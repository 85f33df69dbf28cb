/** Side by side where there is room, two and two on a phone. */
export const columns = {
  display: 'grid',
  columnGap: 2,
  rowGap: 1,
  gridTemplateColumns: { xs: '1fr 1fr', md: 'minmax(0, 2.2fr) repeat(4, minmax(0, 1fr))' },
} as const;
export const wholeRow = { gridColumn: { xs: '1 / -1', md: 'auto' }, minWidth: 0 } as const;
