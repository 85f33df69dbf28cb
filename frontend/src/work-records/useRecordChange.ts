import { useNotify } from 'react-admin';
import { useForgetCalculation } from '../calculations/useForgetCalculation.ts';
import { isApiError } from '../data/api-error.ts';
import { type GenialDataProvider, useGenial } from '../data/data-provider.ts';
import { revisionOf } from '../data/revision.ts';
import { refusalNotice } from '../shared/notices/refusal.tsx';
import { useUndoable } from '../shared/notices/useUndoable.tsx';
import { type Revised, useVersionedSave } from '../shared/saving/useVersionedSave.ts';
import { recordFieldLabel, recordTexts } from './texts.ts';

/** A change that was made, by the revisions before and after it. */
interface RecordStep {
  calculationId: string;
  before: string;
  after: string;
}

/**
 * Returns to the revision before a step: the records have their own ids again, with what an extract and the scenarios say
 * of them. Refused once somebody changed more since.
 */
export const takeBack = (genial: GenialDataProvider, { calculationId, before, after }: RecordStep): Promise<unknown> =>
  genial.restoreCalculation(calculationId, revisionOf(before), after);

export interface RecordChange<Values> {
  /** The revision of the records as they stand on the screen. */
  etag: string | null;
  /** A switch, which goes by what it shows. */
  atOnce?: boolean;
  change: (genial: GenialDataProvider, values: Values, revision: string | null) => Promise<Revised>;
  done: string;
  failed: string;
  /** What takes the change back; it is then offered. */
  undo?: (genial: GenialDataProvider, step: RecordStep) => Promise<unknown>;
  onDone?: () => void;
  /** A form asks when somebody else changed the records meanwhile: it draws `conflict`. */
  asks?: boolean;
  /** What is said otherwise; saving again then goes by what stands now. */
  changedElsewhere?: string;
  /** What was shown was made from records that stand otherwise now. */
  onChangedElsewhere?: () => void;
  /** What a refused field is called, where its sentence alone does not tell which one is meant. */
  nameOf?: (field: string) => string | null;
  /** What of a record is sent; then only a change of the same fields is asked about. */
  sentOf?: (values: Values) => object;
  /** Puts the server's sentences under their fields. */
  showFields?: (error: unknown) => boolean;
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

/** One change of a calculation's records: a versioned save that asks again for everything that follows from them. */
export const useRecordChange = <Values>(calculationId: string, options: RecordChange<Values>) => {
  const {
    etag,
    atOnce = false,
    change,
    done,
    failed,
    undo,
    onDone,
    asks = false,
    changedElsewhere = recordTexts.changedElsewhere,
    onChangedElsewhere,
    nameOf = () => null,
    showFields,
    sentOf,
  } = options;
  const genial = useGenial();
  const notify = useNotify();
  const offerUndo = useUndoable();
  const forget = useForgetCalculation(calculationId);
  const noticeConflict = () => {
    notify(changedElsewhere, { type: 'warning' });
    onChangedElsewhere?.();
  };
  const { save: mutate, ...saving } = useVersionedSave<Values, Revised>({
    etag,
    atOnce,
    save: (values, revision) => change(genial, values, revision),
    forget,
    done: (_values, { before, after }) => {
      if (undo === undefined || before === null || after === null) return notify(done, { type: 'success' });
      offerUndo(done, () => undo(genial, { calculationId, before, after }).finally(forget));
    },
    onSaved: () => onDone?.(),
    onReload: () => onDone?.(),
    onRefused: (error, shownAtField) => {
      const why = shownAtField ? undefined : reasonOf(error, nameOf);
      notify(refusalNotice(failed, why), { type: 'error' });
    },
    ...(showFields === undefined ? {} : { showFields }),
    ...(sentOf === undefined ? {} : { sent: { of: sentOf, label: recordFieldLabel } }),
    ...(asks ? {} : { onConflict: noticeConflict }),
  });
  return { mutate, ...saving };
};
