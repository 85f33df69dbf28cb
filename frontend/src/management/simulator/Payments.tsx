import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import type { SimulatedCustomer, SimulatedPayment } from '../../../../domain/api/simulator.ts';
import { formatDate, formatMoney } from '../../../../domain/words/format.ts';
import { useGenial } from '../../data/data-provider.ts';
import { simulatorTexts as texts } from './texts.ts';
import { useSimulation } from './useSimulation.ts';

const colours = {
  PENDING: 'default',
  OVERDUE: 'warning',
  CONFIRMED: 'success',
  RECEIVED: 'success',
  REFUNDED: 'info',
  CHARGEBACK_REQUESTED: 'error',
} as const satisfies Record<SimulatedPayment['status'], string>;

const Payment = ({ payment }: { payment: SimulatedPayment }) => {
  const { id, value, dueDate, billing, status, refused, actions } = payment;
  const genial = useGenial();
  const { mutate, isPending } = useSimulation((action: (typeof actions)[number]) => genial.simulatePayment(id, action));
  const amount = formatMoney(value);
  const day = formatDate(dueDate);
  return (
    <ListItem divider disableGutters sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, py: 1 }}>
      <Box sx={{ minWidth: 160 }}>
        <Typography sx={{ fontWeight: 600 }}>{amount}</Typography>
        <Typography variant="body2" color="text.secondary">
          {texts.billing[billing]} · {texts.due(day)}
        </Typography>
      </Box>
      <Chip size="small" label={texts.statuses[status]} color={colours[status]} />
      {refused && status !== 'CONFIRMED' && (
        <Chip size="small" label={texts.refused} color="error" variant="outlined" />
      )}
      <Box sx={{ flexGrow: 1 }} />
      {actions.map((action) => (
        <Button
          key={action}
          size="small"
          disabled={isPending}
          aria-label={texts.actionOf(texts.actions[action], amount, day)}
          onClick={() => mutate(action)}
        >
          {texts.actions[action]}
        </Button>
      ))}
    </ListItem>
  );
};

/** What was charged to one customer, newest due date last. */
export const Payments = ({ customer: { name, payments } }: { customer: SimulatedCustomer }) => {
  if (payments.length === 0) return <Typography color="text.secondary">{texts.noPayments}</Typography>;
  const inOrder = [...payments].sort((one, other) => one.dueDate.localeCompare(other.dueDate));
  return (
    <List disablePadding aria-label={texts.payments(name)}>
      {inOrder.map((payment) => (
        <Payment key={payment.id} payment={payment} />
      ))}
    </List>
  );
};
