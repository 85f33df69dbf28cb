import { useNotify } from 'react-admin';
import type { Account, DifferenceBody } from '../../../../domain/api/accounts.ts';
import { formatDate, formatMoney } from '../../../../domain/words/format.ts';
import { useGenial } from '../../data/data-provider.ts';
import { ConfirmDialog } from '../../shared/dialogs/ConfirmDialog.tsx';
import { accountTexts } from './texts.ts';
import { useAccountChange } from './useAccountChange.ts';

const texts = accountTexts.difference;

/** What is owed to an account and can be paid: its amount is known. */
export interface Difference {
  account: Account;
  owed: DifferenceBody;
}

/** Notes, after asking, that what is owed beside a refund was paid by hand. */
export const DifferencePaid = ({ difference, onClose }: { difference: Difference; onClose: () => void }) => {
  const { account, owed } = difference;
  const genial = useGenial();
  const notify = useNotify();
  const amount = formatMoney(owed.amount);
  const { mutate, isPending } = useAccountChange({
    change: () => genial.differencePaid(account.id, owed),
    onDone: () => {
      notify(texts.done(amount, account.name), { type: 'success' });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      title={texts.title(amount, account.name)}
      action={texts.mark}
      busy={isPending}
      onConfirm={() => mutate(undefined)}
      onClose={onClose}
    >
      {texts.body(formatDate(owed.paidOn), formatDate(owed.refundedOn))}
    </ConfirmDialog>
  );
};
