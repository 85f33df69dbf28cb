import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import type { Calculation } from '../../../domain/api/calculations.ts';
import { formatDate } from '../../../domain/words/format.ts';
import { isStale } from '../app/data/api-error.ts';
import { useGenial } from '../app/data/data-provider.ts';
import { BusyButton } from '../shared/BusyButton.tsx';
import { ConflictDialog } from '../shared/dialogs/ConflictDialog.tsx';
import { LeaveQuestion } from '../shared/dialogs/LeaveQuestion.tsx';
import { ErrorPanel } from '../shared/ErrorPanel.tsx';
import { showServerFields } from '../shared/forms/serverFields.ts';
import { editParameter } from '../shared/useEditMode.ts';
import { CalculationFields } from './CalculationFields.tsx';
import { type CalculationForm, calledByServer, editOf, formOf, plainFields } from './form-values.ts';
import { StatedTimes } from './StatedTimes.tsx';
import { calculationTexts as texts } from './texts.ts';
import { useForgetCalculation } from './useCalculation.ts';

interface CalculationEditorProps {
  calculation: Calculation;
  etag: string | null;
  hasRecords: boolean;
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
export const CalculationEditor = ({ calculation, etag, hasRecords, onDone, onLeave }: CalculationEditorProps) => {
  const form = useForm<CalculationForm>({ defaultValues: formOf(calculation), mode: 'onBlur' });
  const [readAt] = useState(etag);
  const genial = useGenial();
  const notify = useNotify();
  const forget = useForgetCalculation(calculation.id);
  const save = useMutation({
    mutationFn: (revision: string | null) =>
      genial.saveCalculation(calculation.id, editOf(form.getValues(), hasRecords), revision),
    onSuccess: async () => {
      form.reset(form.getValues());
      await forget();
      notify(texts.saved, { type: 'success' });
    },
    onError: (error) => {
      showServerFields(form, error, plainFields, '', calledByServer);
    },
  });
  // Whoever left the form meanwhile is told that it was saved, and is led nowhere.
  const send = (revision: string | null) => save.mutate(revision, { onSuccess: onDone });
  const conflict = isStale(save.error);
  const reload = async () => {
    form.reset();
    await forget();
    onDone();
  };
  return (
    <FormProvider {...form}>
      <LeaveQuestion when={form.formState.isDirty} keptBy={editParameter} />
      <Stack component="form" noValidate spacing={3} onSubmit={form.handleSubmit(() => send(readAt))}>
        <CalculationFields blankDate={blankDate(calculation, hasRecords)} />
        <StatedTimes readOnly={hasRecords} />
        {save.error !== null && !conflict && <ErrorPanel error={save.error} title={texts.saveFailed} />}
        <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end' }}>
          <Button onClick={onLeave}>{texts.cancel}</Button>
          <BusyButton type="submit" variant="contained" busy={save.isPending}>
            {texts.save}
          </BusyButton>
        </Box>
      </Stack>
      <ConflictDialog
        open={conflict}
        thing={texts.thing(calculation.name)}
        onKeep={() => save.reset()}
        onReload={reload}
        onOverwrite={() => send(null)}
      />
    </FormProvider>
  );
};
