import useMediaQuery from '@mui/material/useMediaQuery';

/** Whether the window is too narrow for a table of the work's width. Paper is not: the narrow form would leave out columns. */
export const useIsNarrow = (): boolean => useMediaQuery('screen and (max-width: 899.95px)', { noSsr: true });
