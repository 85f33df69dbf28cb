import type { UseFormReturn } from 'react-hook-form';
import { showServerFields } from '../shared/forms/serverFields.ts';
import { useUpdateAt } from '../shared/saving/useUpdateAt.ts';
import { useVersionedSave } from '../shared/saving/useVersionedSave.ts';
import { type CalculationRecord, useCalculation } from './calculation-context.ts';
import { type CalculationForm, calledByServer, editOf, refusableFields } from './form-values.ts';
import { calculationTexts as texts } from './texts.ts';
import { useForgetCalculation } from './useForgetCalculation.ts';

export const useSaveCalculation = (
  form: UseFormReturn<CalculationForm>,
  { hasRecords, onDone }: { hasRecords: boolean; onDone: () => void },
) => {
  const { calculation } = useCalculation();
  const update = useUpdateAt<CalculationRecord>('calculations');
  return useVersionedSave({
    etag: calculation.etag,
    save: (values: CalculationForm, revision) => update(calculation.id, editOf(values, hasRecords), revision),
    forget: useForgetCalculation(calculation.id),
    done: texts.saved,
    onSaved: onDone,
    onReload: onDone,
    showFields: (error) => showServerFields(form, error, refusableFields, '', calledByServer),
  });
};
