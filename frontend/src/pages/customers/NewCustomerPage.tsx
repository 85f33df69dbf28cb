import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { useEffect } from 'react';
import { useCreate, useNotify } from 'react-admin';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type { Customer } from '../../../../domain/api/customers.ts';
import { CustomerFields } from '../../customers/CustomerFields.tsx';
import { CustomerTitle } from '../../customers/CustomerTitle.tsx';
import { ImportCustomer } from '../../customers/file/ImportCustomer.tsx';
import { type CustomerForm, customerFieldNames, editOf, emptyForm } from '../../customers/form-values.ts';
import { saveRefusal } from '../../customers/SaveRefusal.tsx';
import { customerTexts as texts } from '../../customers/texts.ts';
import { customerPath } from '../../ground/case-paths.ts';
import { BusyButton } from '../../shared/BusyButton.tsx';
import { LeaveQuestion } from '../../shared/dialogs/LeaveQuestion.tsx';
import { settleUnsaved } from '../../shared/dialogs/unsaved.ts';
import { showServerFields } from '../../shared/forms/serverFields.ts';
import { WhileSaved } from '../../shared/forms/WhileSaved.tsx';
import { editParameter } from '../../shared/useEditMode.ts';

/** A client that is there once it is saved: a form that nobody filled in leaves nothing behind. */
export default function NewCustomerPage() {
  const form = useForm<CustomerForm>({ defaultValues: emptyForm, mode: 'onBlur' });
  const { setFocus } = form;
  const typed = useWatch({ control: form.control, name: 'name' });
  useEffect(() => setFocus('name'), [setFocus]);
  const navigate = useNavigate();
  const notify = useNotify();
  const [create, { isPending }] = useCreate<Customer>();
  const save = () =>
    create(
      'customers',
      { data: editOf(form.getValues()) },
      {
        onSuccess: async ({ id }) => {
          settleUnsaved(editParameter);
          await navigate(customerPath(id), { replace: true });
          notify(texts.saved, { type: 'success' });
        },
        onError: (error) => {
          notify(...saveRefusal(error));
          showServerFields(form, error, customerFieldNames, 'customer.');
        },
      },
    );
  return (
    <FormProvider {...form}>
      <LeaveQuestion when={form.formState.isDirty} keptBy={editParameter} />
      <Paper component="section" variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
        <form noValidate onSubmit={form.handleSubmit(save)}>
          <CustomerTitle name={typed.trim() === '' ? texts.new : typed} heading={false} sticky>
            <ImportCustomer />
            <Button onClick={() => navigate('/')}>{texts.cancel}</Button>
            <BusyButton type="submit" variant="contained" busy={isPending}>
              {texts.save}
            </BusyButton>
          </CustomerTitle>
          <WhileSaved busy={isPending}>
            <CustomerFields />
          </WhileSaved>
        </form>
      </Paper>
    </FormProvider>
  );
}
