import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import type { DescribedFields } from '../../../domain/api/described-places.ts';
import { isApiError } from '../data/api-error.ts';
import { useGenial } from '../data/data-provider.ts';
import { keys } from '../data/keys.ts';
import { refusalNotice } from '../shared/notices/refusal.tsx';
import { placeTexts as texts } from './texts.ts';

/** Forgets every answer that a description goes into. */
const useForgetPlaces = () => {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [keys.describedPlaces, ['regimes'], ['calculations'], ['rules'], ['scenarios'], ['derived']].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
};

/** Saves a description; `id` null: a new one. */
export const useSavePlace = (id: string | null, onSaved: (id: string) => void) => {
  const genial = useGenial();
  const notify = useNotify();
  const forget = useForgetPlaces();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (place: DescribedFields) =>
      id === null ? genial.describePlace(place) : genial.describePlaceAgain(id, place),
    onSuccess: async ({ data }) => {
      await forget();
      notify(texts.saved, { type: 'success' });
      onSaved(data.place.id);
    },
    onError: (refused) => {
      const count = isApiError(refused) ? Object.keys(refused.fields).length : 0;
      const why = isApiError(refused) && count === 0 ? refused.errorMessage : undefined;
      notify(refusalNotice(texts.saveFailed, count > 0 ? texts.check(count) : why), { type: 'error' });
    },
  });
  return { save: mutate, saving: isPending, refused: isApiError(error) ? error.fields : {} };
};

export const useWithdrawPlace = (id: string, onDone: () => void) => {
  const genial = useGenial();
  const notify = useNotify();
  const forget = useForgetPlaces();
  const { mutate, isPending } = useMutation({
    mutationFn: () => genial.withdrawPlace(id),
    onSuccess: async () => {
      await forget();
      notify(texts.withdrawn, { type: 'success' });
    },
    onError: (error) =>
      notify(refusalNotice(texts.withdrawFailed, isApiError(error) ? error.errorMessage : undefined), {
        type: 'error',
      }),
    onSettled: onDone,
  });
  return { withdraw: () => mutate(), withdrawing: isPending };
};
