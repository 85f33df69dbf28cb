import NothingIcon from '@mui/icons-material/CheckCircleOutlined';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CalculationChange } from '../../../domain/api/recomputations.ts';
import { useGenial } from '../app/data/data-provider.ts';
import { keys } from '../app/data/keys.ts';
import { EmptyState } from '../shared/EmptyState.tsx';
import { ErrorPanel } from '../shared/ErrorPanel.tsx';
import { ListPagination } from '../shared/ListPagination.tsx';
import { PageSkeleton } from '../shared/PageSkeleton.tsx';
import { RowCards } from '../shared/table/RowCards.tsx';
import { Rows } from '../shared/table/Rows.tsx';
import { useIsNarrow } from '../shared/useIsNarrow.ts';
import { type Period, periods, sinceOf } from './changes.ts';
import { changeColumns } from './columns.tsx';
import { recomputationTexts as texts } from './texts.ts';

const Changes = ({ rows }: { rows: readonly CalculationChange[] }) => {
  const keyOf = ({ calculationId, regimeType, at }: CalculationChange) => `${calculationId} ${regimeType} ${at}`;
  const table = { label: texts.title, rows, columns: changeColumns, keyOf };
  if (useIsNarrow()) return <RowCards {...table} />;
  return <Rows {...table} order={{ key: '', direction: 'desc' }} onOrder={() => undefined} />;
};

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
          {texts.pageHint}
        </Typography>
        <PeriodField
          period={period}
          onChange={(wanted) => {
            setPeriod(wanted);
            setPage(0);
          }}
        />
      </Box>
      {data === undefined && error !== null && (
        <ErrorPanel error={error} title={texts.loadFailed} onRetry={() => refetch()} />
      )}
      {data === undefined && error === null && <PageSkeleton />}
      {data !== undefined && (
        <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
          {data.changes.length === 0 ? (
            <EmptyState icon={NothingIcon} title={texts.emptyTitle} body={texts.emptyBody} />
          ) : (
            <Changes rows={data.changes} />
          )}
          <ListPagination
            count={data.pagination.totalCount}
            page={page}
            perPage={limit}
            onPage={setPage}
            onPerPage={(wanted) => {
              setLimit(wanted);
              setPage(0);
            }}
          />
        </Paper>
      )}
    </>
  );
}
