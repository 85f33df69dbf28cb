import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { RecordContextProvider } from 'react-admin';
import { useNavigate } from 'react-router';
import { CustomerFacts } from '../customers/CustomerFacts.tsx';
import { nameOf } from '../customers/name.ts';
import type { CustomerRecord } from '../customers/useCustomer.ts';
import { useGenial } from '../data/data-provider.ts';
import { keys } from '../data/keys.ts';
import { revisionOf } from '../data/revision.ts';
import { customerHistoryPath } from '../ground/case-paths.ts';
import { ErrorPanel } from '../shared/ErrorPanel.tsx';
import { PageSkeleton } from '../shared/PageSkeleton.tsx';
import { useShownRecord } from '../shared/page/useShownRecord.ts';
import { PastBanner } from './PastBanner.tsx';
import { RestoreButton } from './RestoreButton.tsx';
import { historyTexts as texts } from './texts.ts';
import { useRestoringCustomer } from './useRestoring.ts';

/** A client's data as they stood at one of their revisions, to be read only. */
export const PastCustomer = ({ revision }: { revision: number }) => {
  const { id, etag } = useShownRecord<CustomerRecord>();
  const genial = useGenial();
  const navigate = useNavigate();
  const restoring = useRestoringCustomer(id, etag);
  const { data, error, refetch } = useQuery({
    queryKey: [...keys.customerHistory(id), 'past', revision],
    queryFn: async () => (await genial.customerAt(id, revision)).data.customer,
  });
  if (error !== null) return <ErrorPanel error={error} title={texts.pastFailed} onRetry={() => refetch()} />;
  if (data === undefined) return <PageSkeleton rows={8} />;
  return (
    <Stack spacing={2}>
      <PastBanner at={data.updatedAt} revision={revision} help={texts.asOfCustomer} back={customerHistoryPath(id)}>
        {revision !== revisionOf(etag) && (
          <RestoreButton
            variant="contained"
            size="small"
            revision={revision}
            at={data.updatedAt}
            {...restoring}
            onRestored={() => navigate(customerHistoryPath(id))}
          />
        )}
      </PastBanner>
      <Paper component="section" variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
        <Typography component="h2" variant="h2" sx={{ mb: 2 }}>
          {nameOf(data)}
        </Typography>
        <RecordContextProvider value={data}>
          <CustomerFacts />
        </RecordContextProvider>
      </Paper>
    </Stack>
  );
};
