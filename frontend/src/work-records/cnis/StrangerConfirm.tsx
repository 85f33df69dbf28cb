import Box from '@mui/material/Box';
import type { CnisImport } from '../../../../domain/api/cnis.ts';
import type { Customer } from '../../../../domain/api/customers.ts';
import { formatDate } from '../../../../domain/words/format.ts';
import { ConfirmDialog } from '../../shared/dialogs/ConfirmDialog.tsx';
import { cnisTexts as texts } from './texts.ts';

interface StrangerConfirmProps {
  open: boolean;
  person: NonNullable<CnisImport['person']>;
  customer: Customer;
  onConfirm: () => void;
  onClose: () => void;
}

const Named = ({ name, birthDate }: { name: string | null; birthDate: string | null }) => (
  <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
    <Box component="span" sx={{ display: 'block', color: 'text.primary', fontWeight: 600 }}>
      {name ?? texts.noName}
    </Box>
    {birthDate !== null && texts.birth(formatDate(birthDate))}
  </Box>
);

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
    <Box component="dl" sx={{ m: 0, mb: 2, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 1 }}>
      <dt>{texts.strangerRead}</dt>
      <Named {...person} />
      <dt>{texts.strangerClient}</dt>
      <Named {...customer} />
    </Box>
    {texts.strangerBody(customer.name ?? texts.noName)}
  </ConfirmDialog>
);
