import Typography from '@mui/material/Typography';
import { useDelete, useNotify } from 'react-admin';
import { type CustomerRecord, useForgetCustomer } from '../../customers/useCustomer.ts';
import { ConfirmDialog } from '../../shared/dialogs/ConfirmDialog.tsx';
import { useShownRecord } from '../../shared/page/useShownRecord.ts';
import { sharedTexts } from '../../shared/texts.ts';
import { customerCalculationTexts as texts } from './texts.ts';
import type { CalculationItem } from './useSortedPage.ts';

export interface RemoveCalculationProps {
  calculation: CalculationItem;
  onClose: () => void;
}

export const RemoveCalculation = ({ calculation, onClose }: RemoveCalculationProps) => {
  const { id: customerId } = useShownRecord<CustomerRecord>();
  const notify = useNotify();
  const forget = useForgetCustomer(customerId);
  const [remove, { isPending }] = useDelete();
  const confirm = () =>
    remove(
      'calculations',
      { id: calculation.id, previousData: calculation, meta: { query: { customerId } } },
      {
        onSuccess: async () => {
          notify(texts.removed, { type: 'success' });
          onClose();
          await forget();
        },
        onError: () => notify(texts.removeFailed, { type: 'error' }),
      },
    );
  return (
    <ConfirmDialog
      open
      title={texts.removeTitle(calculation.name)}
      action={texts.removeAction}
      destructive
      busy={isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Typography>{texts.removeBody}</Typography>
      <Typography>{sharedTexts.irreversible}</Typography>
    </ConfirmDialog>
  );
};
