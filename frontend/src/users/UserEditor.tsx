import { useForm } from 'react-hook-form';
import { managesUsers, useSession } from '../data/session/session.ts';
import { ConflictDialog } from '../shared/dialogs/ConflictDialog.tsx';
import { useShownRecord } from '../shared/page/useShownRecord.ts';
import { formOf, type UserForm } from './form-values.ts';
import { userTexts as texts } from './texts.ts';
import { UserFields } from './UserFields.tsx';
import { UserFormFrame } from './UserFormFrame.tsx';
import { type UserRecord, useSaveUser } from './useSaveUser.ts';

/** The form is that of the revision it was opened at, until it is saved or thrown away. */
export const UserEditor = () => {
  const user = useShownRecord<UserRecord>();
  const form = useForm<UserForm>({ defaultValues: formOf(user), mode: 'onBlur' });
  const { save, isPending, refusal, dismiss, conflict } = useSaveUser(form);
  return (
    <>
      <UserFormFrame
        form={form}
        backTo={managesUsers(useSession()) ? '/users' : '/'}
        busy={isPending}
        onSubmit={save}
        refusal={refusal}
        onRefusalRead={dismiss}
      >
        <UserFields user={user} />
      </UserFormFrame>
      <ConflictDialog {...conflict} thing={texts.thing(user.name)} />
    </>
  );
};
