import { type RaRecord, useRecordContext } from 'react-admin';

/** The record that the page around is about. @throws outside such a page */
export const useShownRecord = <Shown extends RaRecord>(): Shown => {
  const record = useRecordContext<Shown>();
  if (record === undefined) throw new Error('There is no record around: this stands in a RecordPage only');
  return record;
};
