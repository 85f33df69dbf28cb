import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link, useNavigate } from 'react-router';
import { CalculationView } from '../calculations/CalculationView.tsx';
import { CalculationContext, useCalculation } from '../calculations/calculation-context.ts';
import { FactsStrip } from '../calculations/FactsStrip.tsx';
import { calculationTexts } from '../calculations/texts.ts';
import { useGenial } from '../data/data-provider.ts';
import { keys } from '../data/keys.ts';
import { revisionOf } from '../data/revision.ts';
import { calculationPath } from '../ground/case-paths.ts';
import { ErrorPanel } from '../shared/ErrorPanel.tsx';
import { PageSkeleton } from '../shared/PageSkeleton.tsx';
import { PastBanner } from './PastBanner.tsx';
import { PastTabs } from './PastTabs.tsx';
import { RestoreButton } from './RestoreButton.tsx';
import { historyTexts as texts } from './texts.ts';
import { useRestoringCalculation } from './useRestoring.ts';

/** The calculation with its records after the event of a revision. */
const usePast = (calculationId: string, revision: number) => {
  const genial = useGenial();
  return useQuery({
    queryKey: keys.past(calculationId, revision),
    queryFn: async () => {
      const [calculation, records] = await Promise.all([
        genial.calculationAt(calculationId, revision),
        genial.workRecordsAt(calculationId, revision),
      ]);
      return { calculation: calculation.data, workRecords: records.data.workRecords };
    },
  });
};

/** A calculation as it stood at one of its revisions: everything is there, and nothing can be changed. */
export const PastCalculation = ({ revision }: { revision: number }) => {
  const { calculation: present, customer } = useCalculation();
  const { data, error, refetch } = usePast(present.id, revision);
  const restoring = useRestoringCalculation(present.id, present.etag);
  const navigate = useNavigate();
  const open = useMemo(
    () =>
      data === undefined
        ? null
        : {
            calculation: { ...data.calculation, etag: `"${revision}"` },
            customer,
            records: { data: { workRecords: data.workRecords, etag: null }, error: null, refetch: () => undefined },
            revision,
          },
    [data, customer, revision],
  );
  if (error !== null) return <ErrorPanel error={error} title={texts.pastFailed} onRetry={() => refetch()} />;
  if (open === null || data === undefined) return <PageSkeleton rows={8} />;
  const { id, customerId } = present;
  const at = data.calculation.updatedAt;
  const now = revisionOf(present.etag);
  const history = calculationPath(customerId, id, { tab: 'history' });
  return (
    <Stack spacing={2}>
      <PastBanner at={at} revision={revision} help={texts.asOfHelp} back={history}>
        {now !== revision && (
          <>
            <Button
              component={Link}
              to={calculationPath(customerId, id, { tab: 'comparison', from: revision, to: now })}
              variant="outlined"
              color="inherit"
              size="small"
            >
              {texts.compare}
            </Button>
            <RestoreButton
              variant="contained"
              size="small"
              revision={revision}
              at={at}
              {...restoring}
              onRestored={() => navigate(history)}
            />
          </>
        )}
      </PastBanner>
      <CalculationContext value={open}>
        <FactsStrip>{null}</FactsStrip>
        <Paper
          component="section"
          variant="outlined"
          aria-label={calculationTexts.data}
          sx={{ px: { xs: 2, sm: 3 }, py: 2 }}
        >
          <Typography variant="h2" sx={{ mb: 1 }}>
            {calculationTexts.data}
          </Typography>
          <CalculationView />
        </Paper>
        <PastTabs records={data.workRecords} />
      </CalculationContext>
    </Stack>
  );
};
