import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { isApiError, isStale } from '../app/data/api-error.ts';
import { type GenialDataProvider, useGenial } from '../app/data/data-provider.ts';
import { useForgetCalculation } from '../calculations/useCalculation.ts';
import { useUndoable } from '../shared/notices/useUndoable.tsx';
import { recordTexts } from './texts.ts';

export interface RecordChange<T> {
  /** The revision of the records as they stand on the screen. */
  etag: string | null;
  /**
   * What is changed was read when this was opened, and stays so however often the page refreshes behind it:
   * a form. A switch goes by what stands on the screen.
   */
  form?: boolean;
  change: (genial: GenialDataProvider, input: T, revision: string | null) => Promise<unknown>;
  done: string;
  failed: string;
  /** What takes the change back; it is then offered. */
  undo?: (genial: GenialDataProvider, input: T) => Promise<unknown>;
  onDone?: () => void;
  /** What is said when somebody else changed the records meanwhile. */
  changedElsewhere?: string;
  /** What a refused field is called, where its sentence alone does not tell which one is meant. */
  nameOf?: (field: string) => string | null;
}

/** What the server said about the first refused field, or else about the whole. */
const reasonOf = (error: unknown, nameOf: (field: string) => string | null): string | undefined => {
  if (!isApiError(error)) return undefined;
  const [refused] = Object.entries(error.fields);
  if (refused === undefined) return error.errorMessage;
  const [field, sentence] = refused;
  const name = nameOf(field);
  return name === null ? sentence : `${name}: ${sentence}`;
};

/**
 * One change of a calculation's records: saves at once, says so, and asks again for everything that follows from it.
 * When somebody else changed the records meanwhile nothing is overwritten; the list is read again and says why.
 * Who was told and saves again has decided.
 */
export const useRecordChange = <T>(calculationId: string, options: RecordChange<T>) => {
  const {
    etag,
    form = true,
    change,
    done,
    failed,
    undo,
    onDone,
    nameOf = () => null,
    changedElsewhere = recordTexts.changedElsewhere,
  } = options;
  const [opened] = useState(etag);
  const [told, setTold] = useState(false);
  const genial = useGenial();
  const notify = useNotify();
  const offerUndo = useUndoable();
  const forget = useForgetCalculation(calculationId);
  const mutation = useMutation({
    mutationFn: (input: T) => change(genial, input, form && !told ? opened : etag),
    onSuccess: async (_answer, input) => {
      await forget();
      if (undo === undefined) notify(done, { type: 'success' });
      else offerUndo(done, () => undo(genial, input).finally(forget));
    },
    onError: async (error) => {
      if (isStale(error)) {
        await forget();
        setTold(true);
        notify(changedElsewhere, { type: 'warning' });
        return;
      }
      const reason = reasonOf(error, nameOf);
      notify(reason === undefined ? failed : `${failed}: ${reason}`, { type: 'error' });
    },
  });
  // Whoever closed the form meanwhile is told that it was saved, and nothing else is closed for it.
  return { ...mutation, mutate: (input: T) => mutation.mutate(input, { onSuccess: () => onDone?.() }) };
};
