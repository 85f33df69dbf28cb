import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Typography from '@mui/material/Typography';
import { useDelete, useNotify } from 'react-admin';
import type { CustomerListItem } from '../../../../domain/api/customers.ts';
import { isMissing } from '../../data/api-error.ts';
import { ConfirmDialog } from '../../shared/dialogs/ConfirmDialog.tsx';
import { sharedTexts } from '../../shared/texts.ts';
import { CopyBeforeRemoval } from './CopyBeforeRemoval.tsx';
import { customerListTexts as texts } from './texts.ts';

export interface RemoveCustomerProps {
  customer: Pick<CustomerListItem, 'id' | 'calculationsCount'>;
  name: string;
  onClose: () => void;
  onRemoved?: () => void;
}

/** Asks with the client's name and with what goes with it, then deletes at once. */
export const RemoveCustomer = ({ customer, name, onClose, onRemoved }: RemoveCustomerProps) => {
  const notify = useNotify();
  const [remove, { isPending, error }] = useDelete();
  const leave = () => {
    notify(texts.removed, { type: 'success' });
    onClose();
    onRemoved?.();
  };
  const confirm = () =>
    remove(
      'customer-list',
      { id: customer.id, previousData: customer },
      {
        onSuccess: leave,
        // Removed meanwhile, by somebody else: what was asked for is so. Anything else the dialog says, beside the button
        // that tries again.
        onError: (refusal) => {
          if (isMissing(refusal)) leave();
        },
      },
    );
  return (
    <ConfirmDialog
      open
      title={texts.removeTitle(name)}
      action={texts.removeAction}
      destructive
      busy={isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Typography>{texts.removeBody(customer.calculationsCount)}</Typography>
      <Typography>{sharedTexts.irreversible}</Typography>
      <CopyBeforeRemoval id={customer.id} name={name} />
      {error !== null && (
        <Alert severity="error" sx={{ mt: 2 }}>
          <AlertTitle>{texts.failed}</AlertTitle>
          {texts.removeFailed}
        </Alert>
      )}
    </ConfirmDialog>
  );
};
