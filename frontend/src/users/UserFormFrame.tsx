import BackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { FormProvider, type UseFormReturn } from 'react-hook-form';
import { Link } from 'react-router';
import { BusyButton } from '../shared/BusyButton.tsx';
import { LeaveQuestion } from '../shared/dialogs/LeaveQuestion.tsx';
import { WhileSaved } from '../shared/forms/WhileSaved.tsx';
import type { UserForm } from './form-values.ts';
import { SaveFailure } from './SaveFailure.tsx';
import { userTexts as texts } from './texts.ts';

interface UserFormFrameProps {
  form: UseFormReturn<UserForm>;
  /** This form among the unsaved ones. */
  keptBy?: string;
  backTo: string;
  busy: boolean;
  onSubmit: (values: UserForm) => void;
  /** What the server refused; null: nothing, or it was read. */
  refusal: Error | null;
  onRefusalRead: () => void;
  children: ReactNode;
}

/** The form of a user, new or known: its fields, the way back, saving, and what was refused. */
export const UserFormFrame = (props: UserFormFrameProps) => {
  const { form, keptBy, backTo, busy, onSubmit, refusal, onRefusalRead, children } = props;
  return (
    <FormProvider {...form}>
      <LeaveQuestion when={form.formState.isDirty} {...(keptBy === undefined ? {} : { keptBy })} />
      <form noValidate onSubmit={form.handleSubmit(onSubmit)}>
        <WhileSaved busy={busy}>{children}</WhileSaved>
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, mt: 3 }}>
          <Button component={Link} to={backTo} startIcon={<BackIcon />}>
            {texts.back}
          </Button>
          <BusyButton type="submit" variant="contained" busy={busy}>
            {texts.save}
          </BusyButton>
        </Box>
      </form>
      <SaveFailure error={refusal} onClose={onRefusalRead} />
    </FormProvider>
  );
};
