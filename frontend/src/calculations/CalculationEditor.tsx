import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { Calculation } from '../../../domain/api/calculations.ts';
import { formatDate } from '../../../domain/words/format.ts';
import { BusyButton } from '../shared/BusyButton.tsx';
import { ConflictDialog } from '../shared/dialogs/ConflictDialog.tsx';
import { LeaveQuestion } from '../shared/dialogs/LeaveQuestion.tsx';
import { ErrorPanel } from '../shared/ErrorPanel.tsx';
import { WhileSaved } from '../shared/forms/WhileSaved.tsx';
import { editParameter } from '../shared/useEditMode.ts';
import { FurtherFields, MainFields } from './CalculationFields.tsx';
import { CustomerOfCalculation } from './CustomerOfCalculation.tsx';
import { useCalculation } from './calculation-context.ts';
import { type CalculationForm, formOf } from './form-values.ts';
import { StatedTimes } from './StatedTimes.tsx';
import { calculationTexts as texts } from './texts.ts';
import { useSaveCalculation } from './useSaveCalculation.ts';
import { useTotals } from './useTotals.ts';

interface CalculationEditorProps {
  onDone: () => void;
  /** Closes the form; what is unsaved asks first. */
  onLeave: () => void;
}

const blankDate = ({ calculationDateUsed, calculationDateSource }: Calculation, hasRecords: boolean): string => {
  if (hasRecords) return texts.blankIsToday;
  return calculationDateSource === 'spansStated'
    ? texts.blankIsStated(formatDate(calculationDateUsed))
    : texts.blankWillBeStated;
};

/** Changes the facts of a calculation; what somebody changed meanwhile is never silently overwritten. */
export const CalculationEditor = ({ onDone, onLeave }: CalculationEditorProps) => {
  const { calculation, customer, records } = useCalculation();
  const hasRecords = (records.data?.workRecords.length ?? 0) > 0;
  const { data: totals } = useTotals(calculation.id, 'today', calculation.regimeType);
  const [started] = useState(() => formOf(calculation));
  const form = useForm<CalculationForm>({ defaultValues: started, mode: 'onBlur' });
  const { save, isPending, refusal, conflict } = useSaveCalculation(form, { started, hasRecords, onDone });
  return (
    <FormProvider {...form}>
      <LeaveQuestion when={form.formState.isDirty} keptBy={editParameter} />
      <Stack component="form" noValidate spacing={3} onSubmit={form.handleSubmit(save)}>
        <CustomerOfCalculation customer={customer} />
        <WhileSaved busy={isPending}>
          <Stack spacing={3}>
            <MainFields />
            <FurtherFields blankDate={blankDate(calculation, hasRecords)} />
            <StatedTimes {...(hasRecords ? { derived: totals?.totals ?? calculation } : {})} />
          </Stack>
        </WhileSaved>
        {refusal !== null && <ErrorPanel error={refusal} title={texts.saveFailed} />}
        <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end' }}>
          <Button onClick={onLeave}>{texts.cancel}</Button>
          <BusyButton type="submit" variant="contained" busy={isPending}>
            {texts.save}
          </BusyButton>
        </Box>
      </Stack>
      <ConflictDialog {...conflict} thing={texts.thing(calculation.name)} />
    </FormProvider>
  );
};
