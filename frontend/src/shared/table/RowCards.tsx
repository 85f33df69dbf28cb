import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import type { ShownRows } from './column.ts';

/** The same rows for a phone: the first column names the card, each other one stands under its label. */
export const RowCards = <Row,>({ label, rows, columns, keyOf }: ShownRows<Row>) => {
  const [first, ...others] = columns;
  return (
    <List disablePadding aria-label={label}>
      {rows.map((row) => (
        <ListItem key={keyOf(row)} divider sx={{ display: 'block', py: 1.5 }}>
          <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{first?.cell(row)}</Box>
          <Box component="dl" sx={{ m: 0, mt: 0.5, display: 'grid', rowGap: 0.5 }}>
            {others.map((column) => (
              <Box key={column.key} sx={{ display: 'flex', alignItems: 'baseline', gap: 1, minWidth: 0 }}>
                <Typography component="dt" variant="caption" color="text.secondary" sx={{ width: 96, flexShrink: 0 }}>
                  {column.label}
                </Typography>
                <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
                  {column.cell(row)}
                </Box>
              </Box>
            ))}
          </Box>
        </ListItem>
      ))}
    </List>
  );
};
