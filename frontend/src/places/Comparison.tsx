import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { RegimeField } from '../calculations/RegimeField.tsx';
import { useGenial } from '../data/data-provider.ts';
import { keys } from '../data/keys.ts';
import { ErrorPanel } from '../shared/ErrorPanel.tsx';
import { Section } from './Section.tsx';
import { placeTexts as texts } from './texts.ts';

const Rows = ({ id, regimeId }: { id: string; regimeId: number }) => {
  const genial = useGenial();
  const { data, error, refetch } = useQuery({
    queryKey: [...keys.describedPlaces, 'comparison', id, regimeId],
    queryFn: async ({ signal }) => (await genial.comparePlaces(id, regimeId, signal)).data,
  });
  if (error !== null) return <ErrorPanel error={error} title={texts.compareFailed} onRetry={() => refetch()} />;
  if (data === undefined) return null;
  if (data.rows.length === 0) return <Typography>{texts.noRows}</Typography>;
  const lacks = data.rows.some(({ own, theirs }) => own === null || theirs === null);
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={texts.sideBySide(data.name, data.neighbour)}>
      <Table size="small" sx={{ minWidth: 560 }}>
        <TableHead>
          <TableRow>
            <TableCell>{texts.figure}</TableCell>
            <TableCell>{data.name}</TableCell>
            <TableCell>{data.neighbour}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {data.rows.map(({ rule, figure, own, theirs }) => (
            <TableRow key={`${rule} ${figure}`}>
              <TableCell component="th" scope="row">
                {rule}: {figure}
              </TableCell>
              <TableCell>{own ?? texts.none}</TableCell>
              <TableCell>{theirs ?? texts.none}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {lacks && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {texts.noneMeans}
        </Typography>
      )}
    </Box>
  );
};

/** The place beside another, as both are computed today. */
export const Comparison = ({ id }: { id: string }) => {
  const [neighbour, setNeighbour] = useState<{ regimeId: number; name: string } | null>(null);
  return (
    <Section title={texts.compare}>
      <Typography color="text.secondary">{texts.compareHint}</Typography>
      <Box sx={{ maxWidth: 480 }}>
        <RegimeField value={neighbour} onChange={setNeighbour} rgps={false} />
      </Box>
      {neighbour !== null && <Rows id={id} regimeId={neighbour.regimeId} />}
    </Section>
  );
};
