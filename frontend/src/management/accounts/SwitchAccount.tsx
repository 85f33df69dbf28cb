import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useNotify } from 'react-admin';
import type { Account } from '../../../../domain/api/accounts.ts';
import { formatDate, formatMoney } from '../../../../domain/words/format.ts';
import { useGenial } from '../../data/data-provider.ts';
import { today } from '../../shared/clock.ts';
import { ConfirmDialog } from '../../shared/dialogs/ConfirmDialog.tsx';
import { isExpired } from './licence.ts';
import { accountTexts as texts } from './texts.ts';
import { useAccountChange } from './useAccountChange.ts';

interface SwitchAccountProps {
  account: Account;
  onClose: () => void;
}

/** Closes an account after asking; nothing of it is lost. */
export const InactivateAccount = ({ account: { id, name, billing }, onClose }: SwitchAccountProps) => {
  const genial = useGenial();
  const notify = useNotify();
  const { mutate, isPending } = useAccountChange({
    change: () => genial.inactivateAccount(id),
    onDone: ({ status }) => {
      if (status === 'INACTIVE') notify(texts.inactivated(name), { type: 'success' });
      else notify(texts.stillActive(name), { type: 'warning' });
      onClose();
    },
  });
  // The provider charges a subscription by itself until it is cancelled.
  const subscribed = billing?.isSubscription === true ? billing.next : null;
  return (
    <ConfirmDialog
      open
      title={texts.inactivateTitle(name)}
      action={texts.inactivate}
      destructive
      busy={isPending}
      onConfirm={() => mutate(undefined)}
      onClose={onClose}
    >
      <Typography>{texts.inactivateBody}</Typography>
      {subscribed !== null && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {texts.stillCharged(formatMoney(subscribed.value), formatDate(subscribed.dueOn))}
        </Alert>
      )}
    </ConfirmDialog>
  );
};

/** Opens an account again after asking, and says when that alone does not give access. */
export const ActivateAccount = ({ account, onClose }: SwitchAccountProps) => {
  const { id, name, licenceExpiryDate } = account;
  const genial = useGenial();
  const notify = useNotify();
  const { mutate, isPending } = useAccountChange({
    change: () => genial.activateAccount(id),
    onDone: ({ status }) => {
      if (status === 'INACTIVE') notify(texts.stillInactive(name), { type: 'warning' });
      else notify(texts.activated(name), { type: 'success' });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      title={texts.activateTitle(name)}
      action={texts.activate}
      busy={isPending}
      onConfirm={() => mutate(undefined)}
      onClose={onClose}
    >
      <Typography>{texts.activateBody}</Typography>
      {isExpired(account, today()) && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {texts.activateLapsed(formatDate(licenceExpiryDate))}
        </Alert>
      )}
    </ConfirmDialog>
  );
};
