import Stack from '@mui/material/Stack';
import { useMemo } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router';
import { CalculationGone } from '../../calculations/CalculationGone.tsx';
import { CalculationHead } from '../../calculations/CalculationHead.tsx';
import { CalculationContext, type CalculationRecord } from '../../calculations/calculation-context.ts';
import { calculationTexts as texts } from '../../calculations/texts.ts';
import { useCalculationEvents } from '../../calculations/useCalculationEvents.ts';
import { useCalculationTitle } from '../../calculations/useCalculationTitle.ts';
import { useWorkRecords } from '../../calculations/useWorkRecords.ts';
import { useCustomer } from '../../customers/useCustomer.ts';
import { isMissing } from '../../data/api-error.ts';
import { calculationPath, viewOf } from '../../ground/case-paths.ts';
import { ErrorPanel } from '../../shared/ErrorPanel.tsx';
import { lazyScreen } from '../../shared/loading/lazyScreen.tsx';
import { PageSkeleton } from '../../shared/PageSkeleton.tsx';
import { RecordPage } from '../../shared/page/RecordPage.tsx';
import { useShownRecord } from '../../shared/page/useShownRecord.ts';
import { CalculationTabs } from './CalculationTabs.tsx';

const PastView = lazyScreen(() => import('../../history/PastView.tsx'));

/** Below what stays in sight; whatever sticks under it reads this. */
const stripHeight = { '--sticky-top': { xs: '72px', md: '144px' } };

interface PartsProps {
  customer: ReturnType<typeof useCustomer>;
  records: ReturnType<typeof useWorkRecords>;
}

const Parts = ({ customer: { data: customer, error, refetch }, records }: PartsProps) => {
  const calculation = useShownRecord<CalculationRecord>();
  const { id: customerId, '*': child = '' } = useParams();
  const [query] = useSearchParams();
  useCalculationEvents(calculation.id);
  useCalculationTitle(calculation, customer);
  const open = useMemo(
    () => (customer === undefined ? null : { calculation, customer, records }),
    [calculation, customer, records],
  );
  const view = viewOf(child, query.get('regime'), calculation.regimeType, query.get('part'));
  // Under another client's address it would stand below that client's name and age.
  if (calculation.customerId !== customerId)
    return <Navigate to={calculationPath(calculation.customerId, calculation.id, view)} replace />;
  if (open === null) {
    if (isMissing(error)) return <CalculationGone customer={undefined} />;
    return error === null ? (
      <PageSkeleton rows={8} />
    ) : (
      <ErrorPanel error={error} title={texts.loadFailed} onRetry={() => refetch()} />
    );
  }
  return (
    <CalculationContext value={open}>
      <Stack spacing={2} sx={stripHeight}>
        {view.tab === 'past' || view.tab === 'comparison' ? (
          <PastView />
        ) : (
          <>
            <CalculationHead key={calculation.id} />
            <CalculationTabs view={view} />
          </>
        )}
      </Stack>
    </CalculationContext>
  );
};

/** One calculation of one client: its facts, its times, and below them records, rules and report. */
const CalculationPage = () => {
  const { id: customerId = '', calculationId = '' } = useParams();
  const parts = { customer: useCustomer(customerId), records: useWorkRecords(calculationId) };
  return (
    <RecordPage
      resource="calculations"
      id={calculationId}
      loadFailed={texts.loadFailed}
      gone={<CalculationGone customer={parts.customer.data} />}
    >
      <Parts {...parts} />
    </RecordPage>
  );
};

export default CalculationPage;
