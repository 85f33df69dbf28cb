import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useNotify, useUpdate } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { isRefusedToken, isStale } from '../app/data/api-error.ts';
import { BusyButton } from '../shared/BusyButton.tsx';
import { ConflictDialog } from '../shared/dialogs/ConflictDialog.tsx';
import { LeaveQuestion } from '../shared/dialogs/LeaveQuestion.tsx';
import { showServerFields } from '../shared/forms/serverFields.ts';
import { editParameter } from '../shared/useEditMode.ts';
import { CustomerFields } from './CustomerFields.tsx';
import { CustomerTitle } from './CustomerTitle.tsx';
import { type CustomerForm, customerFieldNames, editOf, formOf } from './form-values.ts';
import { saveRefusal } from './SaveRefusal.tsx';
import { customerTexts as texts } from './texts.ts';
import { type CustomerRecord, useForgetCustomer, useReadCustomer } from './useCustomer.ts';

export interface CustomerEditorProps {
  customer: CustomerRecord;
  /** What a failed save left behind. */
  draft: CustomerForm | null;
  onDone: () => void;
  /** Closes the form; what is unsaved asks first. */
  onLeave: () => void;
  onFailed: (typed: CustomerForm) => void;
}

/**
 * Changes a client. The revision is that of the moment the form was opened, so that a change
 * somebody else made meanwhile is noticed however often the page refreshed behind the form.
 */
export const CustomerEditor = ({ customer, draft, onDone, onLeave, onFailed }: CustomerEditorProps) => {
  const [opened] = useState(customer);
  const form = useForm<CustomerForm>({ defaultValues: formOf(opened), mode: 'onBlur' });
  const { reset, setFocus } = form;
  useEffect(() => setFocus('name'), [setFocus]);
  useEffect(() => {
    if (draft !== null) reset(draft, { keepDefaultValues: true });
  }, [draft, reset]);
  const [update, { isPending }] = useUpdate<CustomerRecord>();
  const [conflict, setConflict] = useState(false);
  const notify = useNotify();
  const forget = useForgetCustomer(customer.id);
  const read = useReadCustomer(customer.id);

  const refuse = (error: unknown) => {
    if (isStale(error)) return setConflict(true);
    // Whoever was asked to sign in again and left has been told.
    if (isRefusedToken(error)) return;
    notify(...saveRefusal(error));
    if (!showServerFields(form, error, customerFieldNames, 'customer.')) onFailed(form.getValues());
  };
  const saveOver = (base: CustomerRecord) =>
    update(
      'customers',
      { id: customer.id, data: editOf(form.getValues()), previousData: base },
      {
        onSuccess: async () => {
          notify(texts.saved, { type: 'success' });
          await forget();
          onDone();
        },
        onError: refuse,
      },
    );
  const overwrite = async () => {
    setConflict(false);
    saveOver(await read());
  };
  const reload = async () => {
    await forget();
    onDone();
  };

  return (
    <FormProvider {...form}>
      <LeaveQuestion when={form.formState.isDirty} keptBy={editParameter} />
      <form noValidate onSubmit={form.handleSubmit(() => saveOver(opened))}>
        <CustomerTitle name={customer.name ?? texts.unnamed} updatedAt={customer.updatedAt} sticky>
          <Button onClick={onLeave}>{texts.cancel}</Button>
          <BusyButton type="submit" variant="contained" busy={isPending}>
            {texts.save}
          </BusyButton>
        </CustomerTitle>
        <CustomerFields />
      </form>
      <ConflictDialog
        open={conflict}
        thing={texts.thing(customer.name ?? texts.unnamed)}
        onKeep={() => setConflict(false)}
        onReload={reload}
        onOverwrite={overwrite}
      />
    </FormProvider>
  );
};
