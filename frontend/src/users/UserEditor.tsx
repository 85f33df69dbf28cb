import BackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FormProvider, useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { managesUsers, useSession } from '../app/session/session.ts';
import { BusyButton } from '../shared/BusyButton.tsx';
import { ConflictDialog } from '../shared/dialogs/ConflictDialog.tsx';
import { LeaveQuestion } from '../shared/dialogs/LeaveQuestion.tsx';
import { useShownRecord } from '../shared/page/useShownRecord.ts';
import { formOf, type UserForm } from './form-values.ts';
import { SaveFailure } from './SaveFailure.tsx';
import { userTexts as texts } from './texts.ts';
import { UserFields } from './UserFields.tsx';
import { type UserRecord, useSaveUser } from './useSaveUser.ts';

/** The form is that of the revision it was opened at, until it is saved or thrown away. */
export const UserEditor = () => {
  const user = useShownRecord<UserRecord>();
  const form = useForm<UserForm>({ defaultValues: formOf(user), mode: 'onBlur' });
  const { save, isPending, refusal, dismiss, conflict } = useSaveUser(form);
  const backTo = managesUsers(useSession()) ? '/users' : '/';
  return (
    <FormProvider {...form}>
      <LeaveQuestion when={form.formState.isDirty} />
      <form noValidate onSubmit={form.handleSubmit(save)}>
        <UserFields user={user} />
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, mt: 3 }}>
          <Button component={Link} to={backTo} startIcon={<BackIcon />}>
            {texts.back}
          </Button>
          <BusyButton type="submit" variant="contained" busy={isPending}>
            {texts.save}
          </BusyButton>
        </Box>
      </form>
      <SaveFailure error={refusal} onClose={dismiss} />
      <ConflictDialog {...conflict} thing={texts.thing(user.name)} />
    </FormProvider>
  );
};
