import { useNotify } from 'react-admin';
import type { UseFormReturn } from 'react-hook-form';
import { customerFieldNames as fieldWords } from '../../../domain/words/customers.ts';
import { showServerFields } from '../shared/forms/serverFields.ts';
import { useShownRecord } from '../shared/page/useShownRecord.ts';
import { changedFields } from '../shared/saving/changed-fields.ts';
import { useUpdateAt } from '../shared/saving/useUpdateAt.ts';
import { useVersionedSave } from '../shared/saving/useVersionedSave.ts';
import { type CustomerForm, customerFieldNames, editOf } from './form-values.ts';
import { saveRefusal } from './SaveRefusal.tsx';
import { customerTexts as texts } from './texts.ts';
import { type CustomerRecord, useForgetCustomer } from './useCustomer.ts';

const labels = new Map<string, string>(Object.entries(fieldWords));

interface Outcomes {
  onDone: () => void;
  /** Nothing in the form tells what was wrong: what was typed is kept beside the view. */
  onFailed: (typed: CustomerForm) => void;
}

/** @param started what the form held when it was opened: of it only what was changed is sent */
export const useSaveCustomer = (
  form: UseFormReturn<CustomerForm>,
  started: CustomerForm,
  { onDone, onFailed }: Outcomes,
) => {
  const { id, etag } = useShownRecord<CustomerRecord>();
  const notify = useNotify();
  const update = useUpdateAt<CustomerRecord>('customers');
  const changesOf = (values: CustomerForm) => changedFields(editOf(started), editOf(values));
  return useVersionedSave({
    etag,
    save: (values: CustomerForm, revision) => update(id, changesOf(values), revision),
    sent: { of: changesOf, label: (field) => labels.get(field) ?? field },
    forget: useForgetCustomer(id),
    done: texts.saved,
    onSaved: onDone,
    onReload: onDone,
    showFields: (error) => showServerFields(form, error, customerFieldNames, 'customer.'),
    onRefused: (error, shownAtField) => {
      notify(...saveRefusal(error));
      if (!shownAtField) onFailed(form.getValues());
    },
  });
};
