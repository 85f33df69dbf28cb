import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useMemo } from 'react';
import type { Calculation } from '../../../domain/api/calculations.ts';
import type { WorkRecord } from '../../../domain/api/work-records.ts';
import { inTime } from '../../../domain/words/in-time.ts';
import { besideOf } from './beside.ts';
import { CompactList } from './list/CompactList.tsx';
import type { ListView } from './list/list-view.ts';
import type { RecordAction } from './record-actions.ts';
import { SelectionBar } from './selection/SelectionBar.tsx';
import { useSelection } from './selection/useSelection.ts';
import { WorkRecordCard } from './WorkRecordCard.tsx';

interface RecordListProps {
  calculation: Calculation;
  /** All records, also those that are not shown: one may run beside another of the other regime. */
  records: readonly WorkRecord[];
  shown: readonly WorkRecord[];
  view: ListView;
  /** Said when none is shown. */
  empty: string;
  asOf: string;
  etag: string | null;
  onAction: (action: RecordAction, recordId: string) => void;
}

/** More than a window holds: the others follow without holding up what is typed or pressed meanwhile. */
const FIRST_DRAWN = 12;

/** The cards of the records shown, and what can be done with the chosen ones together. */
export const RecordList = ({ calculation, records, shown, view, empty, asOf, etag, onAction }: RecordListProps) => {
  const selection = useSelection(shown);
  // Each card is drawn anew for its own changes alone: a hundred of them together take as long as a page.
  const whole = useDeferredValue(true, false);
  const cards = useMemo(
    () => inTime(shown).map((record) => ({ record, beside: besideOf(record, records) })),
    [shown, records],
  );
  return (
    <Stack spacing={1.5}>
      {shown.length === 0 && <Typography sx={{ color: 'text.secondary', py: 2 }}>{empty}</Typography>}
      {view === 'compact' && (
        <CompactList
          records={cards.map(({ record }) => record)}
          method={calculation.countingMethod}
          isChosen={selection.isChosen}
          onChoose={selection.choose}
          onAction={onAction}
        />
      )}
      {view === 'cards' &&
        cards
          .slice(0, whole ? cards.length : FIRST_DRAWN)
          .map(({ record, beside }) => (
            <WorkRecordCard
              key={record.id}
              record={record}
              beside={beside}
              asOf={asOf}
              method={calculation.countingMethod}
              etag={etag}
              chosen={selection.isChosen(record.id)}
              onChoose={selection.choose}
              onAction={onAction}
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
