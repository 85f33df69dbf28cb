import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Calculation } from '../../../domain/api/calculations.ts';
import type { WorkRecord } from '../../../domain/api/work-records.ts';
import { besideOf, inTime } from './in-time.ts';
import type { RecordAction } from './record-actions.ts';
import { SelectionBar } from './selection/SelectionBar.tsx';
import { useSelection } from './selection/useSelection.ts';
import { WorkRecordCard } from './WorkRecordCard.tsx';

interface RecordListProps {
  calculation: Calculation;
  /** All records, also those that are not shown: one may run beside another of the other regime. */
  records: readonly WorkRecord[];
  shown: readonly WorkRecord[];
  /** Said when none is shown. */
  empty: string;
  asOf: string;
  etag: string | null;
  onAction: (action: RecordAction, recordId: string) => void;
}

/** The cards of the records shown, and what can be done with the chosen ones together. */
export const RecordList = ({ calculation, records, shown, empty, asOf, etag, onAction }: RecordListProps) => {
  const selection = useSelection(shown);
  return (
    <Stack spacing={1.5}>
      {shown.length === 0 && <Typography sx={{ color: 'text.secondary', py: 2 }}>{empty}</Typography>}
      {inTime(shown).map((record) => (
        <WorkRecordCard
          key={record.id}
          record={record}
          beside={besideOf(record, records)}
          asOf={asOf}
          method={calculation.countingMethod}
          etag={etag}
          chosen={selection.isChosen(record.id)}
          onChoose={(now) => selection.choose(record.id, now)}
          onAction={(action) => onAction(action, record.id)}
        />
      ))}
      {selection.chosen.length > 0 && (
        <SelectionBar
          calculationId={calculation.id}
          chosen={selection.chosen}
          etag={etag}
          onChooseAll={selection.chooseAll}
          onClear={selection.clear}
        />
      )}
    </Stack>
  );
};
