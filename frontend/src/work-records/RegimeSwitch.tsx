import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { RegimeType } from '../../../domain/api/common.ts';
import type { WorkRecord } from '../../../domain/api/work-records.ts';
import { recordTexts as texts } from './texts.ts';
import { useRecordChange } from './use-record-change.ts';

/** In whose count the record's time is used. */
export const RegimeSwitch = ({ record, etag }: { record: WorkRecord; etag: string | null }) => {
  const { mutate, isPending } = useRecordChange<RegimeType>(record.calculationId, {
    change: (genial, regimeType) => genial.saveWorkRecord(record.id, { regimeType }, etag),
    done: texts.regimeChanged,
    failed: texts.regimeFailed,
  });
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      color="primary"
      value={record.regimeType}
      disabled={isPending}
      aria-label={texts.switchRegime(record.companyName)}
      onChange={(_event, regimeType: RegimeType | null) => regimeType !== null && mutate(regimeType)}
    >
      <ToggleButton value="RPPS">RPPS</ToggleButton>
      <ToggleButton value="RGPS">RGPS</ToggleButton>
    </ToggleButtonGroup>
  );
};
