import { useNotify } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import type { Account } from '../../../../domain/api/accounts.ts';
import { useGenial } from '../../data/data-provider.ts';
import { FormDate } from '../../shared/forms/MaskedFields.tsx';
import { FormDialog } from '../FormDialog.tsx';
import { accountTexts as texts } from './texts.ts';
import { useAccountChange } from './useAccountChange.ts';

/** The last day on which an account may use the product. */
export const LicenceDialog = ({ account, onClose }: { account: Account; onClose: () => void }) => {
  const genial = useGenial();
  const notify = useNotify();
  const form = useForm({ defaultValues: { day: account.licenceExpiryDate ?? '' } });
  const { mutate, isPending } = useAccountChange({
    change: (day: string) => genial.setLicence(account.id, day === '' ? null : day),
    onDone: () => {
      notify(texts.licenceSaved, { type: 'success' });
      onClose();
    },
  });
  return (
    <FormProvider {...form}>
      <FormDialog
        title={texts.licenceTitle(account.name)}
        action={texts.save}
        busy={isPending}
        onSubmit={form.handleSubmit(({ day }) => mutate(day))}
        onClose={onClose}
      >
        <FormDate
          name="day"
          label={texts.licenceDate}
          helperText={`${texts.licenceHelp} ${texts.licenceEnds}`}
          allowFuture
        />
      </FormDialog>
    </FormProvider>
  );
};
