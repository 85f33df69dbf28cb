import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { CalculationChange } from '../../../domain/api/recomputations.ts';
import { useGenial } from '../app/data/data-provider.ts';
import { keys } from '../app/data/keys.ts';
import { paths } from '../app/paths.ts';
import { today } from '../shared/clock.ts';
import { rulesPath, sinceOf } from './changes.ts';
import { recomputationTexts as texts } from './texts.ts';

const SHOWN = 4;

const saidOf = ({ before, after, cause }: CalculationChange): string => {
  const [from, to] =
    before.date === after.date
      ? [texts.value(before.value), texts.value(after.value)]
      : [texts.day(before.date), texts.day(after.date)];
  return `${from} → ${to} · ${cause}`;
};

const Row = ({ change }: { change: CalculationChange }) => (
  <Box
    component="li"
    sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, justifyContent: 'space-between', py: 0.75 }}
  >
    <MuiLink component={Link} to={rulesPath(change, today())} sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
      {change.customerName ?? '—'}
    </MuiLink>
    <Typography variant="body2" color="text.secondary">
      {saidOf(change)}
    </Typography>
  </Box>
);

/** What new rules or indexes moved lately, the first ones; nothing where nothing did, or where it cannot be told. */
export const RecentChanges = () => {
  const genial = useGenial();
  const query = { since: sinceOf('month', new Date()), page: 1, limit: SHOWN };
  const { data } = useQuery({
    queryKey: [...keys.calculationChanges, query],
    queryFn: ({ signal }) => genial.calculationChanges(query, signal),
  });
  if (data === undefined || data.data.changes.length === 0) return null;
  const { changes, pagination } = data.data;
  return (
    <Paper component="section" variant="outlined" aria-labelledby="recent-changes" sx={{ px: 3, py: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Typography id="recent-changes" variant="h3" component="h2" sx={{ flexGrow: 1 }}>
          {texts.title}
        </Typography>
        <Button size="small" component={Link} to={paths.changes}>
          {texts.seeAll(pagination.totalCount)}
        </Button>
      </Box>
      <Typography variant="body2" color="text.secondary">
        {texts.homeHint}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 1 }}>
        {changes.map((change) => (
          <Row key={`${change.calculationId} ${change.regimeType} ${change.at}`} change={change} />
        ))}
      </Box>
    </Paper>
  );
};
