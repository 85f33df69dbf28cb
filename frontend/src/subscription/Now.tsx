import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import type { Subscription, SubscriptionState } from '../../../domain/api/subscription.ts';
import { formatInstant } from '../../../domain/words/format.ts';
import { mayCalculate, useSession } from '../data/session/session.ts';
import { Section } from '../security/Section.tsx';
import { today } from '../shared/clock.ts';
import { Actions } from './Actions.tsx';
import { isGiven, renewalOf, rowsOf } from './rows.ts';
import { subscriptionTexts as texts } from './texts.ts';

const severities: Record<SubscriptionState, 'success' | 'info' | 'warning' | 'error'> = {
  CONFIRMING: 'info',
  ONLY_TRIAL: 'info',
  PENDING: 'warning',
  ACTIVE: 'success',
  OVERDUE: 'warning',
  CANCELLED: 'info',
  INACTIVE: 'error',
};

/** The state in words: where a card was refused and nothing is past its day yet, it is that what there is to say. */
const wordsOf = ({ state, invoices }: Subscription): { readonly name: string; readonly meaning: string } => {
  const payable = invoices.filter(({ payableBy }) => payableBy.length > 0);
  const isDeclined = payable.some(({ declined }) => declined) && payable.every(({ status }) => status !== 'OVERDUE');
  return (isDeclined ? texts.declinedNow[state] : undefined) ?? texts.states[state];
};

const severityOf = (subscription: Subscription) =>
  wordsOf(subscription) === texts.states[subscription.state] ? severities[subscription.state] : 'warning';

/** What the state means: its cause, if it is closed, and of what is being confirmed also what becomes of access. */
const useMeaning = (subscription: Subscription): string => {
  const { cause, confirming } = subscription;
  const session = useSession();
  if (cause === 'expired' && isGiven(subscription)) return texts.licenceOver;
  if (cause !== null) return texts.causes[cause];
  if (confirming === null) return wordsOf(subscription).meaning;
  const access = mayCalculate(session) ? texts.accessGoesOn : texts.accessWaits;
  return `${confirming.purpose === 'plan' ? texts.confirmingPlan : texts.states.CONFIRMING.meaning} ${access}`;
};

/** Of a request to erase everything: nothing can be bought before it is taken back, on a page of its own. */
const ToBeErased = ({ withdrawUntil, doneBy }: NonNullable<Subscription['erasure']>) => {
  const { id } = useSession().user;
  const isOver = new Date(withdrawUntil) <= new Date();
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {texts.toBeErased(formatInstant(doneBy))} {isOver ? texts.stays : texts.takeBack(formatInstant(withdrawUntil))}{' '}
      <Link component={RouterLink} to={`/users/${id}/data`} color="inherit">
        {texts.toData}
      </Link>
    </Alert>
  );
};

/** The state in words, the figures that follow from it, and what can be done. */
export const Now = ({ subscription }: { subscription: Subscription }) => {
  const { cause, failure, planNotChanged, plan, hasCard, erasure } = subscription;
  const isNotSubscribed = plan?.type === 'SUBSCRIPTION' && !hasCard;
  const renewal = renewalOf(subscription);
  const isWanted = cause === 'cancelled' || cause === 'refunded';
  const meaning = useMeaning(subscription);
  return (
    <Section title={texts.now} help={texts.nowHelp}>
      <Alert severity={isWanted ? 'info' : severityOf(subscription)} sx={{ mb: 2 }}>
        <strong>{wordsOf(subscription).name}.</strong> {meaning}
      </Alert>
      {erasure !== null && <ToBeErased {...erasure} />}
      {failure !== null && (
        <Alert severity="error" sx={{ mb: 2 }}>
          <strong>{isNotSubscribed ? texts.notSubscribedTitle : texts.failureTitle}.</strong> {failure.sentence}
        </Alert>
      )}
      {planNotChanged !== null && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          <strong>{texts.planNotChangedTitle}.</strong> {planNotChanged.sentence}
        </Alert>
      )}
      <Box
        component="dl"
        sx={{
          m: 0,
          mb: 2.5,
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '200px 1fr' },
          rowGap: { xs: 0, sm: 1 },
        }}
      >
        {rowsOf(subscription, today()).map(({ label, value }) => (
          <Box key={label} sx={{ display: 'contents' }}>
            <Typography component="dt" color="text.secondary">
              {label}
            </Typography>
            <Typography component="dd" sx={{ m: 0, mb: { xs: 1.5, sm: 0 }, fontWeight: 600 }}>
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
      {renewal !== null && (
        <Typography color="text.secondary" sx={{ mb: 2.5 }}>
          {renewal}
        </Typography>
      )}
      <Actions subscription={subscription} />
    </Section>
  );
};
