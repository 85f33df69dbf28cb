import Alert from '@mui/material/Alert';
import { OwnPage } from '../security/OwnPage.tsx';
import { ErrorPanel } from '../shared/ErrorPanel.tsx';
import { PageSkeleton } from '../shared/PageSkeleton.tsx';
import { Invoices } from './Invoices.tsx';
import { Now } from './Now.tsx';
import { subscriptionTexts as texts } from './texts.ts';
import { useSubscription } from './useSubscription.ts';

/** What the account has bought, what is paid when, and every way to change or end it. */
export default function SubscriptionPage() {
  const { data, error, refetch } = useSubscription();
  return (
    <OwnPage title={texts.title}>
      {data === undefined && error === null && <PageSkeleton rows={4} />}
      {data === undefined && error !== null && (
        <ErrorPanel error={error} title={texts.loadFailed} onRetry={() => refetch()} />
      )}
      {data !== undefined && !('plan' in data) && (
        <Alert severity="info">
          {texts.states[data.state].name}. {texts.notYours}
        </Alert>
      )}
      {data !== undefined && 'plan' in data && (
        <>
          <Now subscription={data} />
          <Invoices subscription={data} />
        </>
      )}
    </OwnPage>
  );
}
