import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useIsNarrow } from '../shared/useIsNarrow.ts';

export interface Column<Row> {
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  readonly right?: boolean;
  /** On one line. */
  readonly whole?: boolean;
}

interface FiguresTableProps<Row> {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  /** Of them, those that are not in the head. */
  readonly narrowColumns: readonly Column<Row>[];
  readonly keyOf: (row: Row) => string;
  /** What heads a row where there is no room for a table. */
  readonly head: (row: Row) => ReactNode;
}

/** Figures in a table; on a phone, and only on the screen, each row on its own. */
export const FiguresTable = <Row,>({ title, rows, columns, narrowColumns, keyOf, head }: FiguresTableProps<Row>) => {
  const narrow = useIsNarrow();
  if (narrow) {
    return (
      <Box component="ol" aria-label={title} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map((row) => (
          <Box component="li" key={keyOf(row)} sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
            <Typography component="div" variant="subtitle2" sx={{ mb: 0.5 }}>
              {head(row)}
            </Typography>
            <Pairs row={row} columns={narrowColumns} />
          </Box>
        ))}
      </Box>
    );
  }
  return (
    // It scrolls, so the keyboard has to reach it.
    <TableContainer role="group" aria-label={title} tabIndex={0}>
      <Table size="small" aria-label={title}>
        <TableHead>
          <TableRow>
            {columns.map(({ label, right }) => (
              <TableCell key={label} align={right === true ? 'right' : 'left'} sx={{ verticalAlign: 'bottom' }}>
                {label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={keyOf(row)}>
              {columns.map(({ label, cell, right, whole }) => (
                <TableCell
                  key={label}
                  align={right === true ? 'right' : 'left'}
                  sx={right === true || whole === true ? { whiteSpace: 'nowrap' } : {}}
                >
                  {cell(row)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
};

const Pairs = <Row,>({ row, columns }: Pick<FiguresTableProps<Row>, 'columns'> & { row: Row }) => (
  <Box
    component="dl"
    sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: 2, rowGap: 0.25, m: 0 }}
  >
    {columns.map(({ label, cell }) => {
      const shown = cell(row);
      if (shown === null) return null;
      return (
        <Box key={label} sx={{ display: 'contents' }}>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {label}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, textAlign: 'right' }}>
            {shown}
          </Typography>
        </Box>
      );
    })}
  </Box>
);
