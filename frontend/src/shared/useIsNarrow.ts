import useMediaQuery from '@mui/material/useMediaQuery';

/** Whether the window is too narrow for a table of the work's width. */
export const useIsNarrow = (): boolean => useMediaQuery('(max-width: 899.95px)', { noSsr: true });
