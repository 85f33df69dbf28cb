import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import { CalculationSection } from '../../calculations/list/CalculationSection.tsx';
import { AttachmentSection } from '../../customers/attachments/AttachmentSection.tsx';
import { CustomerFacts } from '../../customers/CustomerFacts.tsx';
import { CustomerGone } from '../../customers/CustomerGone.tsx';
import { nameOf } from '../../customers/name.ts';
import { Twins } from '../../customers/Twins.tsx';
import { customerTexts as texts } from '../../customers/texts.ts';
import type { CustomerRecord } from '../../customers/useCustomer.ts';
import { appTexts } from '../../ground/texts.ts';
import { usePageTitle } from '../../shared/page/page-title.tsx';
import { RecordPage } from '../../shared/page/RecordPage.tsx';
import { useShownRecord } from '../../shared/page/useShownRecord.ts';
import { useEditMode } from '../../shared/useEditMode.ts';
import { ExtractDrop } from '../../work-records/cnis/drop/ExtractDrop.tsx';
import { CustomerCard } from './CustomerCard.tsx';

const Parts = () => {
  const customer = useShownRecord<CustomerRecord>();
  const { editing } = useEditMode();
  const here = nameOf(customer);
  usePageTitle(useMemo(() => ({ above: [{ label: appTexts.customers, to: '/' }], here }), [here]));
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
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
