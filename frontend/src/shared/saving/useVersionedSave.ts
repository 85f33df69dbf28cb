import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { Conflict } from '../../../../domain/api/common.ts';
import { isRefusedToken, isStale } from '../../data/api-error.ts';
import { changedMeanwhile, freeToSave, type SentFields, savedBeside } from './conflicting.ts';

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
  /** What `save` sends; without it every change elsewhere is asked about. */
  sent?: SentFields<Values>;
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

/** So often others may save between two tries. */
const MOST_TRIES = 5;

/**
 * Saves; where others have changed other fields meanwhile, at the revision that stands now, so that both stay. @throws as
 * `save` does, also where somebody has changed what is sent
 */
const saveBeside = async <Values, Saved>(
  { values, revision }: Sending<Values>,
  { save, sent }: Pick<VersionedSave<Values, Saved & Revised>, 'save' | 'sent'>,
) => {
  let before = revision;
  let meanwhile: readonly Conflict[] = [];
  for (let tries = 1; ; tries += 1) {
    try {
      return { saved: await save(values, before), before, meanwhile };
    } catch (error) {
      const free = tries < MOST_TRIES ? freeToSave(error, values, sent) : null;
      if (free === null) throw error;
      before = free.etag;
      meanwhile = [...meanwhile, ...free.meanwhile];
    }
  }
};

/**
 * The one way in which something with a revision is saved. The revision sent is that of the moment the form was opened,
 * however often the page refreshed behind it. If somebody else saved other fields meanwhile, both stay, and it is said. If
 * they saved the same ones, nothing is overwritten: what stands now is read and the person is asked (`conflict`, for a
 * `ConflictDialog`). Who saves all the same sends their own fields alone, at the revision that stands now, so that yet
 * another change is noticed as well.
 */
export const useVersionedSave = <Values, Saved extends Revised>(options: VersionedSave<Values, Saved>) => {
  const {
    etag,
    save,
    sent,
    forget,
    done,
    onSaved,
    showFields,
    onRefused,
    onReload,
    onConflict,
    atOnce = false,
  } = options;
  const [opened, setOpened] = useState(etag);
  const notify = useNotify();
  const mutation = useMutation({
    mutationFn: (sending: Sending<Values>) => saveBeside(sending, { save, ...(sent === undefined ? {} : { sent }) }),
    onSuccess: async ({ saved, before, meanwhile }, { values }) => {
      setOpened(saved.etag);
      await forget();
      if (typeof done === 'string') notify(done, { type: 'success' });
      else done(values, { before, after: saved.etag });
      if (meanwhile.length > 0) notify(savedBeside(meanwhile, sent), { type: 'info' });
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
    mutation.mutate({ values, revision }, { onSuccess: ({ saved }) => onSaved?.(saved) });
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
      changes: changedMeanwhile(mutation.error, mutation.variables?.values, sent),
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
