import BackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { isRouted } from '../app/routes.tsx';
import { isManagement, useSession } from '../app/session/session.ts';
import { BusyButton } from '../shared/BusyButton.tsx';
import { ConflictDialog } from '../shared/dialogs/ConflictDialog.tsx';
import { LeaveQuestion } from '../shared/dialogs/LeaveQuestion.tsx';
import { formOf, type UserForm } from './form-values.ts';
import { SaveFailure } from './SaveFailure.tsx';
import { userTexts as texts } from './texts.ts';
import { UserFields } from './UserFields.tsx';
import type { UserRecord } from './user-record.ts';
import { useSaveUser } from './useSaveUser.ts';

export interface UserEditorProps {
  user: UserRecord;
  reload: () => Promise<{ data?: UserRecord | undefined }>;
}

/** The form is that of the revision it was opened at, until it is saved or thrown away. */
export const UserEditor = ({ user, reload }: UserEditorProps) => {
  const [opened, setOpened] = useState(user);
  const form = useForm<UserForm>({ defaultValues: formOf(opened), mode: 'onBlur' });
  const startFrom = (fresh: UserRecord) => {
    setOpened(fresh);
    form.reset(formOf(fresh));
  };
  const { save, failure, forget, conflict, isPending } = useSaveUser(form, startFrom);
  const backTo = isManagement(useSession()) && isRouted('/users') ? '/users' : '/';
  const discard = async () => {
    const { data } = await reload();
    if (data !== undefined) startFrom(data);
    forget();
  };
  return (
    <FormProvider {...form}>
      <LeaveQuestion when={form.formState.isDirty} />
      <form noValidate onSubmit={form.handleSubmit(() => save(user.id, opened.etag))}>
        <UserFields user={opened} />
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, mt: 3 }}>
          <Button component={Link} to={backTo} startIcon={<BackIcon />}>
            {texts.back}
          </Button>
          <BusyButton type="submit" variant="contained" busy={isPending}>
            {texts.save}
          </BusyButton>
        </Box>
      </form>
      <SaveFailure error={conflict ? null : failure} onClose={forget} />
      <ConflictDialog
        open={conflict}
        thing={texts.thing}
        onKeep={forget}
        onReload={discard}
        onOverwrite={() => save(user.id, null)}
      />
    </FormProvider>
  );
};
