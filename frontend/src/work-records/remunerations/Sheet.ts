import { styled } from '@mui/material/styles';

/** The rows are plain and styled from here, so that forty years of them open at once. */
export const Sheet = styled('table')(({ theme }) => ({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  '& th': { textAlign: 'left', fontWeight: 400, whiteSpace: 'nowrap' },
  '& th, & td': { padding: theme.spacing(0.25, 1.5), borderBottom: `1px solid ${theme.palette.divider}` },
  '& thead th, & tfoot th, & tfoot td': {
    position: 'sticky',
    zIndex: 1,
    padding: theme.spacing(1, 1.5),
    fontWeight: 600,
    backgroundColor: theme.palette.background.default,
  },
  '& thead th': { top: 0 },
  '& tfoot th, & tfoot td': { bottom: 0 },
  '& thead th:nth-of-type(1)': { width: 130 },
  '& thead th:nth-of-type(2)': { width: 180, textAlign: 'right' },
  '& thead th:nth-of-type(3)': { width: 110, textAlign: 'right' },
  '& thead th:nth-of-type(4)': { width: 140, textAlign: 'right' },
  '& .derived': { textAlign: 'right', fontVariantNumeric: 'tabular-nums', color: theme.palette.text.secondary },
  '& tfoot .sum': { textAlign: 'right', fontVariantNumeric: 'tabular-nums', paddingRight: theme.spacing(2.5) },
  '& .remark': { ...theme.typography.caption, color: theme.palette.text.secondary },
  '& .remark.unread': { color: theme.palette.error.main },
  '& .thirteenth': { backgroundColor: theme.palette.action.hover },
  '& .chosen, & .chosen.thirteenth': { backgroundColor: theme.palette.action.selected },
  [theme.breakpoints.down('sm')]: {
    '& th, & td, & thead th': { paddingInline: theme.spacing(0.5) },
    '& thead th': { fontSize: theme.typography.caption.fontSize, whiteSpace: 'normal', verticalAlign: 'bottom' },
    '& thead th:nth-of-type(1)': { width: 80 },
    '& thead th:nth-of-type(2)': { width: 104 },
    '& thead th:nth-of-type(4)': { width: 84 },
    '& tfoot th, & tfoot td': { paddingInline: theme.spacing(0.5) },
    '& .index': { display: 'none' },
  },
}));
