import SearchOffIcon from '@mui/icons-material/SearchOffOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SimulatedCustomer } from '../../../../domain/api/simulator.ts';
import { useGenial } from '../../data/data-provider.ts';
import { keys } from '../../data/keys.ts';
import { EmptyState } from '../../shared/EmptyState.tsx';
import { ErrorPanel } from '../../shared/ErrorPanel.tsx';
import { matches } from '../../shared/matches.ts';
import { PageSkeleton } from '../../shared/PageSkeleton.tsx';
import { SearchField } from '../../shared/SearchField.tsx';
import { PassTime } from './PassTime.tsx';
import { Payments } from './Payments.tsx';
import { simulatorTexts as texts } from './texts.ts';
import { useSimulation } from './useSimulation.ts';

const SHOWN = 20;

const Customer = ({ customer }: { customer: SimulatedCustomer }) => (
  <Paper variant="outlined" component="section" aria-label={customer.name} sx={{ p: 2 }}>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 1 }}>
      <Typography variant="h2" sx={{ flexGrow: 1 }}>
        {customer.name}
      </Typography>
      <PassTime customer={customer} />
    </Box>
    <Payments customer={customer} />
  </Paper>
);

const Customers = ({ customers }: { customers: readonly SimulatedCustomer[] }) => {
  const [search, setSearch] = useState('');
  const found = customers.filter(({ name }) => matches(search, name));
  const body = search === '' ? texts.emptyBody : texts.nothingFound(search);
  return (
    <Stack spacing={2}>
      {/* In a row of its own: in the column it would grow downwards. */}
      <Box sx={{ display: 'flex' }}>
        <SearchField label={texts.search} value={search} onChange={setSearch} />
      </Box>
      {found.length === 0 && <EmptyState icon={SearchOffIcon} title={texts.emptyTitle} body={body} />}
      {found.slice(0, SHOWN).map((customer) => (
        <Customer key={customer.id} customer={customer} />
      ))}
      {found.length > SHOWN && <Typography color="text.secondary">{texts.more(found.length - SHOWN)}</Typography>}
    </Stack>
  );
};

const Stopped = () => {
  const genial = useGenial();
  const { mutate, isPending } = useSimulation(() => genial.resumeSimulator());
  return (
    <Alert
      severity="warning"
      sx={{ mb: 2 }}
      action={
        <Button color="inherit" size="small" disabled={isPending} onClick={() => mutate(undefined)}>
          {texts.resume}
        </Button>
      }
    >
      {texts.stopped}
    </Alert>
  );
};

/** Invented money: what happens to each charge is decided here, and the program is told as by a real provider. */
export default function SimulatorPage() {
  const genial = useGenial();
  const { data, error, refetch } = useQuery({
    queryKey: keys.simulator,
    queryFn: async () => (await genial.simulator()).data,
  });
  if (error !== null && data === undefined)
    return <ErrorPanel error={error} title={texts.loadFailed} onRetry={() => refetch()} />;
  if (data === undefined) return <PageSkeleton />;
  return (
    <>
      <Alert severity="info" sx={{ mb: 2 }}>
        {texts.notice}
      </Alert>
      {data.stopped && <Stopped />}
      <Customers customers={data.customers} />
    </>
  );
}
