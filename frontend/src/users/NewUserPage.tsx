import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { useGenial } from '../data/data-provider.ts';
import { keys } from '../data/keys.ts';
import { useSession } from '../data/session/session.ts';
import { settleUnsaved } from '../shared/dialogs/unsaved.ts';
import { showServerFields } from '../shared/forms/serverFields.ts';
import { AccessFields } from './AccessFields.tsx';
import { newUserForm, newUserOf, type SavedBy, savedBy, type UserForm, userFormFields } from './form-values.ts';
import { FirstPassword } from './Passwords.tsx';
import { ProfileFields } from './ProfileFields.tsx';
import { ReportFields } from './ReportFields.tsx';
import { SeatNotice } from './SeatNotice.tsx';
import { userTexts as texts } from './texts.ts';
import { UserFormFrame } from './UserFormFrame.tsx';
import { UserGroup } from './UserGroup.tsx';

const list = '/users';
/** This form among the unsaved ones. */
const newUser = 'new-user';

const Fields = ({ by }: { by: SavedBy }) => (
  <Box sx={{ display: 'grid', gap: 3 }}>
    <ProfileFields title={texts.otherProfile} emailEditable />
    <UserGroup title={texts.firstPasswordTitle}>
      <FirstPassword />
    </UserGroup>
    {by === 'admin' ? <AccessFields /> : <Typography color="text.secondary">{texts.officeUser}</Typography>}
    <ReportFields storedLogo={null} />
  </Box>
);

/** A user whom an administrator makes, of the installation or of the office. */
export default function NewUserPage() {
  const genial = useGenial();
  const navigate = useNavigate();
  const notify = useNotify();
  const client = useQueryClient();
  const by = savedBy(useSession(), 'new');
  const form = useForm<UserForm>({ defaultValues: newUserForm, mode: 'onBlur' });
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (values: UserForm) => genial.createUser(newUserOf(values, by)),
    onSuccess: async () => {
      await Promise.all([keys.users, keys.accounts].map((queryKey) => client.invalidateQueries({ queryKey })));
      settleUnsaved(newUser);
      await navigate(list);
      notify(texts.created, { type: 'success' });
    },
    onError: (refused) => showServerFields(form, refused, userFormFields, 'user.'),
  });
  return (
    <UserFormFrame
      form={form}
      keptBy={newUser}
      backTo={list}
      busy={isPending}
      onSubmit={(values) => mutate(values)}
      refusal={error}
      onRefusalRead={reset}
    >
      <SeatNotice />
      <Fields by={by} />
    </UserFormFrame>
  );
}
