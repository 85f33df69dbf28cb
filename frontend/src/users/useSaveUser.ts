import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import type { UseFormReturn } from 'react-hook-form';
import { isStale } from '../app/data/api-error.ts';
import { useGenial } from '../app/data/data-provider.ts';
import { sessionKey } from '../app/session/SessionGate.tsx';
import { showServerFields } from '../shared/forms/serverFields.ts';
import { multipartOf, type UserForm } from './form-values.ts';
import { userTexts as texts } from './texts.ts';
import type { UserRecord } from './user-record.ts';

const fieldNames = ['name', 'password', 'confirmPassword', 'currentPassword', 'office'] as const;

/** Saves the profile; a refusal is kept until it was read. */
export const useSaveUser = (form: UseFormReturn<UserForm>, onSaved: (user: UserRecord) => void) => {
  const genial = useGenial();
  const client = useQueryClient();
  const notify = useNotify();
  const mutation = useMutation({
    mutationFn: ({ id, etag }: { id: string; etag: string | null }) =>
      genial.saveUser(id, multipartOf(form.getValues()), etag),
    onSuccess: async ({ data, etag }) => {
      onSaved({ ...data.user, etag });
      notify(texts.saved, { type: 'success' });
      await Promise.all([['users'], sessionKey].map((queryKey) => client.invalidateQueries({ queryKey })));
    },
    onError: (error) => {
      showServerFields(form, error, fieldNames);
      showServerFields(form, error, fieldNames, 'user.');
    },
  });
  return {
    save: (id: string, etag: string | null) => mutation.mutate({ id, etag }),
    isPending: mutation.isPending,
    failure: mutation.error,
    conflict: isStale(mutation.error),
    forget: () => mutation.reset(),
  };
};
