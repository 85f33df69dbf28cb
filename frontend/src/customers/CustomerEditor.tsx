import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { BusyButton } from '../shared/BusyButton.tsx';
import { ConflictDialog } from '../shared/dialogs/ConflictDialog.tsx';
import { LeaveQuestion } from '../shared/dialogs/LeaveQuestion.tsx';
import { WhileSaved } from '../shared/forms/WhileSaved.tsx';
import { useShownRecord } from '../shared/page/useShownRecord.ts';
import { editParameter } from '../shared/useEditMode.ts';
import { CustomerFields } from './CustomerFields.tsx';
import { CustomerTitle } from './CustomerTitle.tsx';
import { type CustomerForm, formOf } from './form-values.ts';
import { nameOf } from './name.ts';
import { customerTexts as texts } from './texts.ts';
import type { CustomerRecord } from './useCustomer.ts';
import { useSaveCustomer } from './useSaveCustomer.ts';

export interface CustomerEditorProps {
  /** What a failed save left behind. */
  draft: CustomerForm | null;
  onDone: () => void;
  /** Closes the form; what is unsaved asks first. */
  onLeave: () => void;
  onFailed: (typed: CustomerForm) => void;
}

/** Changes a client. */
export const CustomerEditor = ({ draft, onDone, onLeave, onFailed }: CustomerEditorProps) => {
  const customer = useShownRecord<CustomerRecord>();
  const [started] = useState(() => formOf(customer));
  const form = useForm<CustomerForm>({ defaultValues: started, mode: 'onBlur' });
  const { reset, setFocus } = form;
  useEffect(() => setFocus('name'), [setFocus]);
  useEffect(() => {
    if (draft !== null) reset(draft, { keepDefaultValues: true });
  }, [draft, reset]);
  const { save, isPending, conflict } = useSaveCustomer(form, started, { onDone, onFailed });
  return (
    <FormProvider {...form}>
      <LeaveQuestion when={form.formState.isDirty} keptBy={editParameter} />
      <form noValidate onSubmit={form.handleSubmit(save)}>
        <CustomerTitle name={nameOf(customer)} updatedAt={customer.updatedAt} sticky>
          <Button onClick={onLeave}>{texts.cancel}</Button>
          <BusyButton type="submit" variant="contained" busy={isPending}>
            {texts.save}
          </BusyButton>
        </CustomerTitle>
        <WhileSaved busy={isPending}>
          <CustomerFields />
        </WhileSaved>
      </form>
      <ConflictDialog {...conflict} thing={texts.thing(nameOf(customer))} />
    </FormProvider>
  );
};
