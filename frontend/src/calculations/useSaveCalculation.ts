import { useNotify } from 'react-admin';
import type { UseFormReturn } from 'react-hook-form';
import { calculationLabels } from '../../../domain/words/fields.ts';
import { showServerFields } from '../shared/forms/serverFields.ts';
import { changedFields } from '../shared/saving/changed-fields.ts';
import { useUpdateAt } from '../shared/saving/useUpdateAt.ts';
import { useVersionedSave } from '../shared/saving/useVersionedSave.ts';
import { type CalculationRecord, useCalculation } from './calculation-context.ts';
import { type CalculationForm, calledByServer, editOf, refusableFields, savedWithout } from './form-values.ts';
import { calculationTexts as texts } from './texts.ts';
import { useForgetCalculation } from './useForgetCalculation.ts';

const labels = new Map<string, string>(Object.entries(calculationLabels));

/** `started`: what the form held when it was opened; of it only what was changed is sent. */
export const useSaveCalculation = (
  form: UseFormReturn<CalculationForm>,
  { started, hasRecords, onDone }: { started: CalculationForm; hasRecords: boolean; onDone: () => void },
) => {
  const { calculation } = useCalculation();
  const notify = useNotify();
  const update = useUpdateAt<CalculationRecord>('calculations');
  const changesOf = (values: CalculationForm) => changedFields(editOf(started, hasRecords), editOf(values, hasRecords));
  return useVersionedSave({
    etag: calculation.etag,
    save: (values: CalculationForm, revision) => update(calculation.id, changesOf(values), revision),
    sent: { of: changesOf, label: (field) => labels.get(field) ?? field },
    forget: useForgetCalculation(calculation.id),
    done: (values) => {
      const left = savedWithout(values, hasRecords).map(
        (name) => labels.get(name === 'regime' ? 'regimeId' : name) ?? name,
      );
      notify(left.length === 0 ? texts.saved : texts.savedWithout(left), {
        type: left.length === 0 ? 'success' : 'info',
      });
    },
    onSaved: onDone,
    onReload: onDone,
    showFields: (error) => showServerFields(form, error, refusableFields, '', calledByServer),
  });
};
