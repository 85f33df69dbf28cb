import SearchOffIcon from '@mui/icons-material/SearchOffOutlined';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type AuditKind, auditKind, auditKinds } from '../../../../domain/api/audit.ts';
import { auditKindWords } from '../../../../domain/words/audit.ts';
import { useGenial } from '../../data/data-provider.ts';
import { keys } from '../../data/keys.ts';
import { EmptyState } from '../../shared/EmptyState.tsx';
import { SearchField } from '../../shared/SearchField.tsx';
import { PagedRows } from '../../shared/table/PagedRows.tsx';
import { useDebounced } from '../../shared/useDebounced.ts';
import { type AuditRow, auditColumns } from './columns.tsx';
import { ExportAudit } from './ExportAudit.tsx';
import { auditTexts as texts } from './texts.ts';

const SEARCH_DELAY_MS = 300;

const KindField = ({ kind, onChange }: { kind: AuditKind | ''; onChange: (kind: AuditKind | '') => void }) => (
  <TextField
    select
    label={texts.kind}
    value={kind}
    onChange={({ target }) => onChange(auditKind.safeParse(target.value).data ?? '')}
    sx={{ width: { xs: '100%', sm: 220 } }}
    slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
  >
    <MenuItem value="">{texts.allKinds}</MenuItem>
    {auditKinds.map((one) => (
      <MenuItem key={one} value={one}>
        {auditKindWords[one]}
      </MenuItem>
    ))}
  </TextField>
);

/** Who did what, the newest first. */
export default function AuditPage() {
  const genial = useGenial();
  const [search, setSearch] = useState('');
  const [kind, setKind] = useState<AuditKind | ''>('');
  const [page, setPage] = useState(0);
  const [limit, setLimit] = useState(50);
  const query = { search: useDebounced(search, SEARCH_DELAY_MS), kind, page: page + 1, limit };
  const { data, error, refetch } = useQuery({
    queryKey: [...keys.audit, query],
    queryFn: async ({ signal }) => (await genial.audit(query, signal)).data,
    placeholderData: keepPreviousData,
  });
  const fromTheStart =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      setPage(0);
    };
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2 }}>
        <SearchField label={texts.search} value={search} onChange={fromTheStart(setSearch)} />
        <KindField kind={kind} onChange={fromTheStart(setKind)} />
        <Box sx={{ flexGrow: 1, display: { xs: 'none', sm: 'block' } }} />
        <ExportAudit query={{ search, kind }} />
      </Box>
      <PagedRows
        label={texts.title}
        columns={auditColumns}
        keyOf={({ place }: AuditRow) => place}
        rows={data?.entries.map((entry, index) => ({ ...entry, place: `${page}-${index}` }))}
        error={error}
        loadFailed={texts.loadFailed}
        onRetry={() => refetch()}
        empty={<EmptyState icon={SearchOffIcon} title={texts.emptyTitle} body={texts.emptyBody} />}
        paging={{
          count: data?.pagination.totalCount ?? 0,
          page,
          perPage: limit,
          onPage: setPage,
          onPerPage: fromTheStart(setLimit),
        }}
      />
    </>
  );
}
