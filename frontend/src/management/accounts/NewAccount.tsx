import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useNotify } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { password, userFields } from '../../../../domain/api/users.ts';
import { useGenial } from '../../data/data-provider.ts';
import { today } from '../../shared/clock.ts';
import { both, type Check, contract, required } from '../../shared/forms/checks.ts';
import { FormText } from '../../shared/forms/FormFields.tsx';
import { FormDate } from '../../shared/forms/MaskedFields.tsx';
import { NewPasswordField } from '../../shared/forms/NewPasswordField.tsx';
import { showServerFields } from '../../shared/forms/serverFields.ts';
import { FormDialog } from '../FormDialog.tsx';
import { accountTexts as texts } from './texts.ts';
import { failureOf, useAccountChange } from './useAccountChange.ts';

const notPast: Check = (day) => (typeof day === 'string' && day !== '' && day < today() ? texts.licencePast : null);
const empty = { name: '', email: '', password: '', licenceExpiryDate: '' };
const fieldNames = ['name', 'email', 'password', 'licenceExpiryDate'] as const;

/** A new account with its first user; a refusal leaves what was typed. */
export const NewAccount = ({ onClose }: { onClose: () => void }) => {
  const genial = useGenial();
  const notify = useNotify();
  const form = useForm({ defaultValues: empty, mode: 'onBlur' });
  const { mutate, isPending, error } = useAccountChange({
    change: genial.createAccount,
    onDone: () => {
      notify(texts.created, { type: 'success' });
      onClose();
    },
  });
  const submit = form.handleSubmit((values) =>
    mutate(values, { onError: (refused) => showServerFields(form, refused, fieldNames) }),
  );
  return (
    <FormProvider {...form}>
      <FormDialog title={texts.newTitle} action={texts.save} busy={isPending} onSubmit={submit} onClose={onClose}>
        <Typography color="text.secondary">{texts.newBody}</Typography>
        {error !== null && <Alert severity="error">{failureOf(error)}</Alert>}
        <FormText name="name" label={texts.name} required check={both(required, contract(userFields.name))} autoFocus />
        <FormText
          name="email"
          label={texts.email}
          type="email"
          required
          check={both(required, contract(userFields.email))}
        />
        <NewPasswordField name="password" label={texts.password} required check={both(required, contract(password))} />
        <FormDate
          name="licenceExpiryDate"
          label={texts.licenceDate}
          helperText={texts.licenceHelp}
          check={notPast}
          allowFuture
        />
      </FormDialog>
    </FormProvider>
  );
};
