import type { RegimeType } from '../../../domain/api/common.ts';
import type { WorkRecord } from '../../../domain/api/work-records.ts';
import { RegimeToggle } from './RegimeToggle.tsx';
import { recordTexts as texts } from './texts.ts';
import { useRecordChange } from './useRecordChange.ts';

/** In whose count the record's time is used; saved at once. */
export const RegimeSwitch = ({ record, etag }: { record: WorkRecord; etag: string | null }) => {
  const { mutate, isPending } = useRecordChange<RegimeType>(record.calculationId, {
    etag,
    atOnce: true,
    change: (genial, regimeType, revision) => genial.saveWorkRecord(record.id, { regimeType }, revision),
    undo: (genial) => genial.saveWorkRecord(record.id, { regimeType: record.regimeType }, null),
    done: texts.regimeChanged,
    failed: texts.regimeFailed,
  });
  return (
    <RegimeToggle
      label={texts.switchRegime(record.companyName)}
      value={record.regimeType}
      disabled={false}
      onChange={(regimeType) => !isPending && mutate(regimeType)}
    />
  );
};
