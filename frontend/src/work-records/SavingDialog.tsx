import type { ReactNode } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import { FormDialog } from './FormDialog.tsx';
import { recordTexts as texts } from './texts.ts';
import type { useRecordChange } from './useRecordChange.ts';

interface SavingDialogProps<Values extends FieldValues> {
  title: string;
  form: UseFormReturn<Values>;
  /** How the save goes. */
  saving: Pick<ReturnType<typeof useRecordChange>, 'isPending' | 'conflict'>;
  onSubmit: (values: Values) => void;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a wide dialog that saves to a calculation, with the question when somebody else has changed it. */
export const SavingDialog = <Values extends FieldValues>(props: SavingDialogProps<Values>) => {
  const { title, form, saving, onSubmit, onClose, children } = props;
  return (
    <FormProvider {...form}>
      <FormDialog
        wide
        title={title}
        action={texts.save}
        busy={saving.isPending}
        changed={form.formState.isDirty}
        conflict={saving.conflict}
        onSubmit={form.handleSubmit(onSubmit)}
        onClose={onClose}
      >
        {children}
      </FormDialog>
    </FormProvider>
  );
};
