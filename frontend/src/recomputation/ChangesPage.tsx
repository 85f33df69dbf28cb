import NothingIcon from '@mui/icons-material/CheckCircleOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as To } from 'react-router';
import type { CalculationChange } from '../../../domain/api/recomputations.ts';
import { useGenial } from '../data/data-provider.ts';
import { keys } from '../data/keys.ts';
import { paths } from '../ground/paths.ts';
import { lawChangesTexts } from '../law-changes/texts.ts';
import { EmptyState } from '../shared/EmptyState.tsx';
import { PagedRows } from '../shared/table/PagedRows.tsx';
import { type Period, periods, sinceOf } from './changes.ts';
import { changeColumns } from './columns.tsx';
import { recomputationTexts as texts } from './texts.ts';

const keyOf = ({ calculationId, regimeType, at }: CalculationChange) => `${calculationId} ${regimeType} ${at}`;

const PeriodField = ({ period, onChange }: { period: Period; onChange: (period: Period) => void }) => (
  <TextField
    select
    label={texts.period}
    value={period}
    onChange={({ target }) => onChange(periods.find((each) => each === target.value) ?? 'month')}
    sx={{ width: { xs: '100%', sm: 240 }, flexShrink: 0 }}
  >
    {periods.map((each) => (
      <MenuItem key={each} value={each}>
        {texts.periods[each]}
      </MenuItem>
    ))}
  </TextField>
);

/** What the law and the indexes moved in the adviser's calculations, the newest first, each client's together. */
export default function ChangesPage() {
  const genial = useGenial();
  const [period, setPeriod] = useState<Period>('month');
  const [page, setPage] = useState(0);
  const [limit, setLimit] = useState(50);
  const query = { since: sinceOf(period, new Date()), page: page + 1, limit };
  const { data, error, refetch } = useQuery({
    queryKey: [...keys.calculationChanges, query],
    queryFn: async ({ signal }) => (await genial.calculationChanges(query, signal)).data,
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          flexWrap: { xs: 'wrap', sm: 'nowrap' },
          gap: 2,
          mb: 2,
          alignItems: 'center',
          justifyContent: 'space-between',
        }}
      >
        <Typography color="text.secondary" sx={{ maxWidth: 720 }}>
          {texts.pageHint}{' '}
          <Link component={To} to={paths.lawChanges} underline="always">
            {lawChangesTexts.open}
          </Link>
        </Typography>
        <PeriodField
          period={period}
          onChange={(wanted) => {
            setPeriod(wanted);
            setPage(0);
          }}
        />
      </Box>
      <PagedRows
        label={texts.title}
        columns={changeColumns}
        keyOf={keyOf}
        rows={data?.changes}
        error={error}
        loadFailed={texts.loadFailed}
        onRetry={() => refetch()}
        empty={<EmptyState icon={NothingIcon} title={texts.emptyTitle} body={texts.emptyBody} />}
        paging={{
          count: data?.pagination.totalCount ?? 0,
          page,
          perPage: limit,
          onPage: setPage,
          onPerPage: (wanted) => {
            setLimit(wanted);
            setPage(0);
          },
        }}
      />
    </>
  );
}
