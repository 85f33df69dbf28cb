import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import { appTexts } from '../app/texts.ts';
import { usePageTitle } from '../shared/page/page-title.tsx';
import { RecordPage } from '../shared/page/RecordPage.tsx';
import { useShownRecord } from '../shared/page/useShownRecord.ts';
import { useEditMode } from '../shared/useEditMode.ts';
import { ExtractDrop } from '../work-records/cnis/drop/ExtractDrop.tsx';
import { AttachmentSection } from './attachments/AttachmentSection.tsx';
import { CustomerCard } from './CustomerCard.tsx';
import { CustomerFacts } from './CustomerFacts.tsx';
import { CustomerGone } from './CustomerGone.tsx';
import { CalculationSection } from './calculations/CalculationSection.tsx';
import { nameOf } from './name.ts';
import { Twins } from './Twins.tsx';
import { customerTexts as texts } from './texts.ts';
import type { CustomerRecord } from './useCustomer.ts';

const Parts = () => {
  const customer = useShownRecord<CustomerRecord>();
  const { editing } = useEditMode();
  const here = nameOf(customer);
  usePageTitle(useMemo(() => ({ above: [{ label: appTexts.customers, to: '/' }], here }), [here]));
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <CustomerCard key={customer.id} />
      <ExtractDrop customer={customer} />
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
    <RecordPage resource="customers" id={id} loadFailed={texts.loadFailed} gone={<CustomerGone />}>
      <Parts />
    </RecordPage>
  );
}
