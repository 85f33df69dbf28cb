import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { isRefusedToken, isStale } from '../../data/api-error.ts';

/** What a save answers: at which revision the thing stands now. */
export interface Revised {
  etag: string | null;
}

/** What a save went by, and what stands after it, as `ETag`s. */
interface Step {
  before: string | null;
  after: string | null;
}

export interface VersionedSave<Values, Saved extends Revised> {
  /** The revision of what the screen shows now; it moves on when others save. */
  etag: string | null;
  save: (values: Values, revision: string | null) => Promise<Saved>;
  /** Asks again for everything that follows from what is saved. */
  forget: () => Promise<unknown>;
  /** What is said after a save, or what says it. */
  done: string | ((values: Values, step: Step) => void);
  /** After a save, unless the form was left meanwhile: whoever left is led nowhere. */
  onSaved?: (saved: Saved) => void;
  /** Puts the server's sentences under their fields. @returns whether the form has one of these fields */
  showFields?: (error: unknown) => boolean;
  /** Says what was refused, unless it is the revision, which is asked about, or the session, which is asked for. */
  onRefused?: (error: Error, shownAtField: boolean) => void;
  /** The person gave up what they typed for what somebody else saved. */
  onReload?: () => void;
  /** In the place of the question, where nothing is typed that could be lost: saving again goes by what stands now. */
  onConflict?: () => void;
  /** A switch goes by what it shows, a form by what stood there when it was opened. */
  atOnce?: boolean;
}

interface Sending<Values> {
  values: Values;
  revision: string | null;
}

/**
 * The one way in which something with a revision is saved. The revision sent is that of the moment the form was opened,
 * however often the page refreshed behind it. If somebody else saved meanwhile, nothing is overwritten: what stands now
 * is read and the person is asked (`conflict`, for a `ConflictDialog`). Who saves all the same sends the revision that
 * stands now, so that yet another change is noticed as well.
 */
export const useVersionedSave = <Values, Saved extends Revised>(options: VersionedSave<Values, Saved>) => {
  const { etag, save, forget, done, onSaved, showFields, onRefused, onReload, onConflict, atOnce = false } = options;
  const [opened, setOpened] = useState(etag);
  const notify = useNotify();
  const mutation = useMutation({
    mutationFn: ({ values, revision }: Sending<Values>) => save(values, revision),
    onSuccess: async (saved, { values, revision }) => {
      setOpened(saved.etag);
      await forget();
      if (typeof done === 'string') notify(done, { type: 'success' });
      else done(values, { before: revision, after: saved.etag });
    },
    onError: async (error) => {
      if (isStale(error)) {
        await forget();
        onConflict?.();
      } else if (!isRefusedToken(error)) {
        const shownAtField = showFields?.(error) ?? false;
        onRefused?.(error, shownAtField);
      }
    },
  });
  const send = (values: Values, revision: string | null) =>
    mutation.mutate({ values, revision }, { onSuccess: (saved) => onSaved?.(saved) });
  const conflicting = isStale(mutation.error);
  const goesByNow = atOnce || (conflicting && onConflict !== undefined);
  return {
    save: (values: Values) => {
      if (goesByNow) setOpened(etag);
      send(values, goesByNow ? etag : opened);
    },
    isPending: mutation.isPending,
    /** What the server refused, other than the revision or the session. */
    refusal: conflicting || isRefusedToken(mutation.error) ? null : mutation.error,
    dismiss: () => mutation.reset(),
    conflict: {
      open: onConflict === undefined && conflicting,
      onKeep: () => mutation.reset(),
      onReload: () => {
        mutation.reset();
        setOpened(etag);
        onReload?.();
      },
      onOverwrite: () => {
        if (mutation.variables !== undefined) send(mutation.variables.values, etag);
      },
    },
  };
};
