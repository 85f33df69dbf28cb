import Stack from '@mui/material/Stack';
import { useParams, useSearchParams } from 'react-router';
import { isMissing } from '../app/data/api-error.ts';
import { ErrorPanel } from '../shared/ErrorPanel.tsx';
import { PageSkeleton } from '../shared/PageSkeleton.tsx';
import { CalculationData } from './CalculationData.tsx';
import { CalculationGone } from './CalculationGone.tsx';
import { CalculationTabs } from './CalculationTabs.tsx';
import { FactsStrip } from './FactsStrip.tsx';
import { viewOf } from './paths.ts';
import { calculationTexts as texts } from './texts.ts';
import { useCalculation, useCustomer, useWorkRecords } from './useCalculation.ts';
import { useCalculationEvents } from './useCalculationEvents.ts';
import { useCalculationTitle } from './useCalculationTitle.ts';

/** Below what stays in sight; whatever sticks under it reads this. */
const stripHeight = { '--sticky-top': { xs: '72px', md: '144px' } };

/** One calculation of one client: its facts, its times, and below them records, rules and report. */
const CalculationPage = () => {
  const { id: customerId = '', calculationId = '', '*': child = '' } = useParams();
  const [query] = useSearchParams();
  const calculation = useCalculation(calculationId);
  const customer = useCustomer(customerId);
  const records = useWorkRecords(calculationId);
  useCalculationEvents(calculationId);
  useCalculationTitle(calculation.data?.data, customer.data);
  // What was read once stays, with whatever is being typed into it, when reading it again fails.
  if (calculation.data === undefined || customer.data === undefined) {
    const failed = calculation.error ?? customer.error;
    if (failed === null) return <PageSkeleton rows={8} />;
    if (isMissing(failed)) return <CalculationGone customer={customer.data} />;
    const retry = () => Promise.all([calculation.refetch(), customer.refetch()]);
    return <ErrorPanel error={failed} title={texts.loadFailed} onRetry={retry} />;
  }
  const { data, etag } = calculation.data;
  return (
    <Stack spacing={2} sx={stripHeight}>
      <FactsStrip calculation={data} customer={customer.data} />
      <CalculationData
        key={data.id}
        calculation={data}
        etag={etag}
        hasRecords={(records.data?.workRecords.length ?? 0) > 0}
      />
      <CalculationTabs
        calculation={data}
        customer={customer.data}
        records={records}
        view={viewOf(child, query.get('regime'), data.regimeType)}
      />
    </Stack>
  );
};

export default CalculationPage;
