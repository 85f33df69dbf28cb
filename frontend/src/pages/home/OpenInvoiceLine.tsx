import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { SubscriptionInvoice } from '../../../../domain/api/subscription.ts';
import { formatDate, formatMoney } from '../../../../domain/words/format.ts';
import { useGenial } from '../../data/data-provider.ts';
import { keys } from '../../data/keys.ts';
import { useSession } from '../../data/session/session.ts';
import { homeTexts as texts } from './texts.ts';

/** On a phone the way there stands below the sentence, which would be a narrow column beside it. */
const line = {
  mb: 3,
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  '& .MuiAlert-message': { flex: { xs: '1 1 calc(100% - 40px)', sm: '0 1 auto' } },
} as const;

/** A charge that was not made, where there is no invoice to be paid: somebody has to give a card. */
const FailureLine = ({ sentence }: { sentence: string }) => {
  const { user } = useSession();
  return (
    <Alert
      severity="warning"
      sx={line}
      action={
        <Button component={Link} to={`/users/${user.id}/subscription`} color="inherit">
          {texts.subscription}
        </Button>
      }
    >
      {sentence}
    </Alert>
  );
};

const wordsFor = ({ status, declined }: SubscriptionInvoice) => {
  if (declined === true) return texts.declinedInvoice;
  return status === 'OVERDUE' ? texts.overdueInvoice : texts.openInvoice;
};

/** An invoice that can be paid now, before access is cut, or what kept the card from being charged: one line, for who decides about the account. */
export const OpenInvoiceLine = ({ failureOnly = false }: { failureOnly?: boolean }) => {
  const { user } = useSession();
  const genial = useGenial();
  const { data } = useQuery({
    queryKey: keys.subscription,
    queryFn: async ({ signal }) => (await genial.subscription(signal)).data,
    enabled: user.accountAdmin && user.role !== 'admin' && user.planId !== null,
  });
  if (data === undefined || !('plan' in data)) return null;
  const [oldest] = data.invoices
    .filter(({ payableBy }) => payableBy.length > 0)
    .sort((one, other) => one.originalDueDate.localeCompare(other.originalDueDate));
  if (oldest === undefined) return data.failure === null ? null : <FailureLine sentence={data.failure.sentence} />;
  if (failureOnly) return null;
  const isLate = oldest.status === 'OVERDUE' || oldest.declined === true;
  const about = [formatMoney(oldest.value), formatDate(oldest.originalDueDate)] as const;
  return (
    <Alert
      severity={isLate ? 'warning' : 'info'}
      sx={line}
      action={
        <Button component={Link} to={`/users/${user.id}/subscription`} color="inherit">
          {texts.seeInvoice}
        </Button>
      }
    >
      {wordsFor(oldest)(...about)}
    </Alert>
  );
};
