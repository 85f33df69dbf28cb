import CalendarIcon from '@mui/icons-material/EventOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { Link } from 'react-router';
import type { CustomerListItem } from '../../../domain/api/customers.ts';
import { useGenial } from '../app/data/data-provider.ts';
import { keys } from '../app/data/keys.ts';
import { customerPath } from '../calculations/paths.ts';
import { retirementOf } from '../customers/list/retirement.ts';
import { nameOf } from '../customers/name.ts';
import { BusyButton } from '../shared/BusyButton.tsx';
import { saveFile } from '../shared/download.ts';
import { homeTexts as texts } from './texts.ts';

const SHOWN = 4;

const allOfThem = `/?${new URLSearchParams({
  filter: JSON.stringify({ retirement: 'soon' }),
  sort: 'nextRetirement',
  order: 'ASC',
  page: '1',
})}`;

const Row = ({ customer }: { customer: CustomerListItem }) => {
  const { day, note } = retirementOf(customer);
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, justifyContent: 'space-between', py: 0.75 }}
    >
      <MuiLink component={Link} to={customerPath(customer.id)} sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {nameOf(customer)}
      </MuiLink>
      <Typography variant="body2" color="text.secondary">
        {day} · {note}
      </Typography>
    </Box>
  );
};

const CalendarButton = () => {
  const genial = useGenial();
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: () => genial.retirementCalendar(),
    onSuccess: (calendar) => saveFile(calendar, texts.calendarFile),
    onError: () => notify(texts.calendarFailed, { type: 'error' }),
  });
  return (
    <BusyButton size="small" startIcon={<CalendarIcon />} busy={isPending} onClick={() => mutate()}>
      {texts.calendar}
    </BusyButton>
  );
};

/** Who can retire within twelve months, the first ones; nothing where there is nobody, or where it cannot be told. */
export const SoonToRetire = () => {
  const genial = useGenial();
  const { data } = useQuery({
    queryKey: keys.soonToRetire,
    queryFn: ({ signal }) => genial.soonToRetire(SHOWN, signal),
  });
  if (data === undefined || data.data.customers.length === 0) return null;
  const { customers, pagination } = data.data;
  return (
    <Paper component="section" variant="outlined" aria-labelledby="soon-to-retire" sx={{ px: 3, py: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Typography id="soon-to-retire" variant="h3" component="h2" sx={{ flexGrow: 1 }}>
          {texts.soonToRetire}
        </Typography>
        <CalendarButton />
        <Button size="small" component={Link} to={allOfThem}>
          {texts.seeAll(pagination.totalCount)}
        </Button>
      </Box>
      <Typography variant="body2" color="text.secondary">
        {texts.soonToRetireHint}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 1 }}>
        {customers.map((customer) => (
          <Row key={customer.id} customer={customer} />
        ))}
      </Box>
    </Paper>
  );
};
