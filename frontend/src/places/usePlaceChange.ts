import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { DescribedFields, DescribedPlace } from '../../../domain/api/described-places.ts';
import { isApiError, isStale } from '../data/api-error.ts';
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

/** A revision as `If-Match` has it. */
const etagOf = ({ revision }: DescribedPlace): string => `"${revision}"`;

const NOTHING_REFUSED = {};

interface Save {
  readonly fields: DescribedFields;
  /** The revision that the description is saved over. */
  readonly etag: string;
}

/**
 * Saves a description; `place` null: a new one. Somebody else may have described it since it was opened: `stale` then holds
 * what to save over, if the person says so.
 */
export const useSavePlace = (place: DescribedPlace | null, onSaved: (id: string) => void) => {
  const genial = useGenial();
  const notify = useNotify();
  const forget = useForgetPlaces();
  const [opened, setOpened] = useState(place);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: ({ fields, etag }: Save) =>
      opened === null ? genial.describePlace(fields) : genial.describePlaceAgain(opened.id, fields, etag),
    onSuccess: async ({ data }) => {
      setOpened(data.place);
      await forget();
      notify(texts.saved, { type: 'success' });
      onSaved(data.place.id);
    },
    onError: (refused) => {
      if (isStale(refused)) return;
      const count = isApiError(refused) ? Object.keys(refused.fields).length : 0;
      const why = isApiError(refused) && count === 0 ? refused.errorMessage : undefined;
      notify(refusalNotice(texts.saveFailed, count > 0 ? texts.check(count) : why), { type: 'error' });
    },
  });
  return {
    save: (fields: DescribedFields) => mutate({ fields, etag: opened === null ? '' : etagOf(opened) }),
    saveOver: (fields: DescribedFields) => mutate({ fields, etag: (isApiError(error) && error.etag) || '' }),
    keep: reset,
    saving: isPending,
    stale: isStale(error),
    refused: isApiError(error) ? error.fields : NOTHING_REFUSED,
  };
};

export const useWithdrawPlace = (place: DescribedPlace, onDone: () => void) => {
  const genial = useGenial();
  const notify = useNotify();
  const forget = useForgetPlaces();
  const { mutate, isPending } = useMutation({
    mutationFn: () => genial.withdrawPlace(place.id, etagOf(place)),
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
