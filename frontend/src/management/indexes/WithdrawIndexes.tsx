import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { isApiError } from '../../data/api-error.ts';
import { useGenial } from '../../data/data-provider.ts';
import { ConfirmDialog } from '../../shared/dialogs/ConfirmDialog.tsx';
import { indexTexts as texts } from './texts.ts';
import { useForgetIndexes } from './useIndexChange.ts';

/** Takes back, after asking, everything that was published for a month. */
export const WithdrawIndexes = ({ date, onClose }: { date: string; onClose: () => void }) => {
  const genial = useGenial();
  const notify = useNotify();
  const forget = useForgetIndexes();
  const { mutate, isPending } = useMutation({
    mutationFn: () => genial.withdrawIndexes(date),
    onSuccess: async () => {
      await forget();
      notify(texts.withdrawn(date), { type: 'success' });
    },
    onError: (error) =>
      notify(`${texts.withdrawFailed} ${isApiError(error) ? error.message : ''}`.trim(), { type: 'error' }),
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      open
      title={texts.withdrawTitle(date)}
      action={texts.withdraw}
      destructive
      busy={isPending}
      onConfirm={() => mutate()}
      onClose={onClose}
    >
      {texts.withdrawBody}
    </ConfirmDialog>
  );
};
