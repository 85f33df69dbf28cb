import PersonOffIcon from '@mui/icons-material/PersonOffOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { Link, useParams } from 'react-router';
import { isMissing } from '../app/data/api-error.ts';
import { appTexts } from '../app/texts.ts';
import { EmptyState } from '../shared/EmptyState.tsx';
import { ErrorPanel } from '../shared/ErrorPanel.tsx';
import { PageSkeleton } from '../shared/PageSkeleton.tsx';
import { usePageTitle } from '../shared/page/page-title.tsx';
import { CustomerCard } from './CustomerCard.tsx';
import { CalculationSection } from './calculations/CalculationSection.tsx';
import { customerTexts as texts } from './texts.ts';
import { useCustomer } from './useCustomer.ts';

const Gone = () => (
  <EmptyState icon={PersonOffIcon} title={texts.gone} body={texts.goneBody}>
    <Button component={Link} to="/" variant="contained">
      {texts.goHome}
    </Button>
  </EmptyState>
);

/** One client: who it is, and the calculations made for it. */
export default function CustomerPage() {
  const { id = '' } = useParams();
  const { data: customer, error, refetch } = useCustomer(id);
  const here = customer === undefined ? null : (customer.name ?? texts.unnamed);
  usePageTitle(
    useMemo(() => (here === null ? null : { above: [{ label: appTexts.customers, to: '/' }], here }), [here]),
  );
  if (customer === undefined) {
    if (isMissing(error)) return <Gone />;
    return error ? <ErrorPanel error={error} title={texts.loadFailed} onRetry={refetch} /> : <PageSkeleton rows={8} />;
  }
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <CustomerCard key={customer.id} customer={customer} />
      <CalculationSection customer={customer} />
    </Box>
  );
}
