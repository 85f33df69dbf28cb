import Box from '@mui/material/Box';
import type { CnisImport } from '../../../../domain/api/cnis.ts';
import type { Customer } from '../../../../domain/api/customers.ts';
import { ConfirmDialog } from '../../shared/dialogs/ConfirmDialog.tsx';
import { personText } from './person.ts';
import { cnisTexts as texts } from './texts.ts';

interface StrangerConfirmProps {
  open: boolean;
  person: NonNullable<CnisImport['person']>;
  customer: Customer;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before the career of one person is saved for another; going back keeps the review as it is. */
export const StrangerConfirm = ({ open, person, customer, onConfirm, onClose }: StrangerConfirmProps) => (
  <ConfirmDialog
    open={open}
    title={texts.stranger}
    action={texts.strangerSave}
    cancel={texts.strangerBack}
    destructive
    onConfirm={onConfirm}
    onClose={onClose}
  >
    <Box
      component="dl"
      sx={{ m: 0, mb: 2, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 0.5 }}
    >
      <dt>{texts.strangerRead}</dt>
      <Box component="dd" sx={{ m: 0, color: 'text.primary', fontWeight: 600, overflowWrap: 'anywhere' }}>
        {personText(person)}
      </Box>
      <dt>{texts.strangerClient}</dt>
      <Box component="dd" sx={{ m: 0, color: 'text.primary', fontWeight: 600, overflowWrap: 'anywhere' }}>
        {personText(customer)}
      </Box>
    </Box>
    {texts.strangerBody(customer.name ?? texts.noName)}
  </ConfirmDialog>
);
