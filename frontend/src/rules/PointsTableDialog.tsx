import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PointsTable } from '../../../domain/api/points-tables.ts';
import type { Rule } from '../../../domain/api/rules.ts';
import { useCalculation } from '../calculations/calculation-context.ts';
import { useGenial } from '../data/data-provider.ts';
import { keys } from '../data/keys.ts';
import { Choice } from '../shared/Choice.tsx';
import { PointsTableView } from './PointsTableView.tsx';
import { ownMarks, rowsOf } from './points-rows.ts';
import { SourceList } from './SourceList.tsx';
import { rulesTexts, pointsTexts as texts } from './texts.ts';

type Career = 'servants' | 'teachers';
const careers: readonly (readonly [Career, string])[] = [
  ['servants', texts.servants],
  ['teachers', texts.teachers],
];

/** The key of the RGPS among the places. */
const RGPS_PLACE = 'inss';
const ownPlaceOf = ({ place }: Rule): string => place ?? RGPS_PLACE;

interface TablesProps {
  all: readonly PointsTable[];
  rule: Rule;
}

/** The table of a place and career; at first those of the rule. */
const Tables = ({ all, rule }: TablesProps) => {
  const { customer } = useCalculation();
  const [place, setPlace] = useState(ownPlaceOf(rule));
  const [career, setCareer] = useState<Career>(rule.teacher ? 'teachers' : 'servants');
  const places = new Map(all.map((table) => [table.place, table.name]));
  const shown = all.filter((table) => table.place === place && table.teacher === (career === 'teachers'));
  const [first] = shown;
  const rows = rowsOf(shown);
  const isOwn = place === ownPlaceOf(rule) && (career === 'teachers') === rule.teacher;
  const name = customer.name?.split(' ')[0] ?? rulesTexts.client;
  return (
    <Stack spacing={2}>
      <TextField
        select
        size="small"
        label={texts.place}
        value={places.has(place) ? place : ''}
        onChange={({ target }) => setPlace(target.value)}
      >
        {[...places].map(([key, words]) => (
          <MenuItem key={key} value={key}>
            {words}
          </MenuItem>
        ))}
      </TextField>
      <Choice label={texts.career} value={career} options={careers} onChange={setCareer} />
      {first === undefined ? (
        <Typography>{texts.none}</Typography>
      ) : (
        <>
          <Typography variant="body2">{first.law}</Typography>
          {!first.confirmed && (
            <Alert severity="warning">
              {texts.unconfirmed}
              {first.note !== null && `. ${first.note}`}
            </Alert>
          )}
          <PointsTableView rows={rows} marks={isOwn ? ownMarks(rows, rule, name) : new Map()} own={customer.gender} />
          <SourceList rule={isOwn ? rule : { sources: first.sources, checkedOn: undefined }} />
        </>
      )}
    </Stack>
  );
};

/** The points that a rule asks for, year by year, of its place or of another. */
const PointsTableDialog = ({ rule, onClose }: { rule: Rule; onClose: () => void }) => {
  const genial = useGenial();
  const phone = useMediaQuery('(max-width:600px)');
  const { data, error } = useQuery({
    queryKey: keys.pointsTables,
    queryFn: ({ signal }) => genial.pointsTables(signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" fullScreen={phone} aria-labelledby="points-title">
      <DialogTitle id="points-title">{texts.title}</DialogTitle>
      <DialogContent dividers>
        {error !== null && <Alert severity="error">{texts.loadFailed}</Alert>}
        {error === null && data === undefined && <Skeleton variant="rounded" height={320} aria-label={texts.title} />}
        {data !== undefined && <Tables all={data.data.pointsTables} rule={rule} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{rulesTexts.close}</Button>
      </DialogActions>
    </Dialog>
  );
};

export default PointsTableDialog;
