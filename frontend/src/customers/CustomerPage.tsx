import PersonOffIcon from '@mui/icons-material/PersonOffOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { Link, useParams } from 'react-router';
import { appTexts } from '../app/texts.ts';
import { EmptyState } from '../shared/EmptyState.tsx';
import { usePageTitle } from '../shared/page/page-title.tsx';
import { RecordPage } from '../shared/page/RecordPage.tsx';
import { useShownRecord } from '../shared/page/useShownRecord.ts';
import { useEditMode } from '../shared/useEditMode.ts';
import { AttachmentSection } from './attachments/AttachmentSection.tsx';
import { CustomerCard } from './CustomerCard.tsx';
import { CustomerFacts } from './CustomerFacts.tsx';
import { CalculationSection } from './calculations/CalculationSection.tsx';
import { nameOf } from './name.ts';
import { Twins } from './Twins.tsx';
import { customerTexts as texts } from './texts.ts';
import type { CustomerRecord } from './useCustomer.ts';

const Gone = () => (
  <EmptyState icon={PersonOffIcon} title={texts.gone} body={texts.goneBody}>
    <Button component={Link} to="/" variant="contained">
      {texts.goHome}
    </Button>
  </EmptyState>
);

const Parts = () => {
  const customer = useShownRecord<CustomerRecord>();
  const { editing } = useEditMode();
  const here = nameOf(customer);
  usePageTitle(useMemo(() => ({ above: [{ label: appTexts.customers, to: '/' }], here }), [here]));
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <CustomerCard key={customer.id} />
      <Twins />
      <CalculationSection />
      {!editing && (
        <>
          <AttachmentSection key={customer.id} />
          <CustomerFacts />
        </>
      )}
    </Box>
  );
};

/** One client: who it is, and the calculations made for it. */
export default function CustomerPage() {
  const { id = '' } = useParams();
  return (
    <RecordPage resource="customers" id={id} loadFailed={texts.loadFailed} gone={<Gone />}>
      <Parts />
    </RecordPage>
  );
}
