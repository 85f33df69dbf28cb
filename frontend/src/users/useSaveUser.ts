import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { User } from '../../../domain/api/auth.ts';
import { keys } from '../data/keys.ts';
import { useSession } from '../data/session/session.ts';
import { showServerFields } from '../shared/forms/serverFields.ts';
import { useShownRecord } from '../shared/page/useShownRecord.ts';
import { changedFields } from '../shared/saving/changed-fields.ts';
import { useUpdateAt } from '../shared/saving/useUpdateAt.ts';
import { useVersionedSave } from '../shared/saving/useVersionedSave.ts';
import { formOf, multipartOf, savedBy, type UserForm, userFormFields } from './form-values.ts';
import { userTexts as texts, userFieldLabel } from './texts.ts';

/** A user with the revision that was read. */
export type UserRecord = User & { etag: string | null };

/** Saves the profile; a refusal is kept until it was read. */
export const useSaveUser = (form: UseFormReturn<UserForm>) => {
  const user = useShownRecord<UserRecord>();
  const client = useQueryClient();
  /** What the form held when it was opened: of it only what was changed is sent. */
  const [started, setStarted] = useState(() => formOf(user));
  const open = (values: UserForm) => {
    form.reset(values);
    setStarted(values);
  };
  const by = savedBy(useSession(), user.id);
  const update = useUpdateAt<UserRecord>('users');
  const forget = useCallback(
    () => Promise.all([keys.users, keys.session].map((queryKey) => client.invalidateQueries({ queryKey }))),
    [client],
  );
  const changesOf = (values: UserForm) => changedFields(multipartOf(started, by), multipartOf(values, by));
  return useVersionedSave({
    etag: user.etag,
    save: (values: UserForm, revision) => update(user.id, changesOf(values), revision),
    sent: { of: changesOf, label: userFieldLabel },
    forget,
    done: texts.saved,
    onSaved: (saved) => open(formOf(saved)),
    onReload: () => open(formOf(user)),
    showFields: (error) =>
      [showServerFields(form, error, userFormFields), showServerFields(form, error, userFormFields, 'user.')].includes(
        true,
      ),
  });
};
