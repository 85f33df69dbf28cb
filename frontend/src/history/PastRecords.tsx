import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { WorkRecord } from '../../../domain/api/work-records.ts';
import { inTime } from '../../../domain/words/in-time.ts';
import { useCalculation } from '../calculations/calculation-context.ts';
import { besideOf } from '../work-records/beside.ts';
import { CountNote } from '../work-records/CountNote.tsx';
import { FillProgress } from '../work-records/FillProgress.tsx';
import { durationText, periodText } from '../work-records/period.ts';
import { RecordFlags } from '../work-records/RecordFlags.tsx';
import { recordTexts } from '../work-records/texts.ts';
import { Timeline } from '../work-records/timeline/Timeline.tsx';
import { useCuts } from '../work-records/timeline/useCuts.ts';

interface PastRecordProps {
  record: WorkRecord;
  all: readonly WorkRecord[];
}

const PastRecord = ({ record, all }: PastRecordProps) => {
  const { countingMethod, calculationDateUsed: asOf } = useCalculation().calculation;
  return (
    <Card component="article" variant="outlined" aria-label={record.companyName} sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
          <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
            {record.companyName}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {periodText(record)} · {durationText(record, countingMethod)}
          </Typography>
          <CountNote record={record} />
        </Box>
        <Chip size="small" label={record.regimeType} />
        <FillProgress record={record} asOf={asOf} />
      </Box>
      <RecordFlags record={record} beside={besideOf(record, all)} asOf={asOf} />
    </Card>
  );
};

/** The work records as they were, to be read only. */
export const PastRecords = ({ records }: { records: readonly WorkRecord[] }) => {
  const { calculation } = useCalculation();
  const { calculationDateUsed } = calculation;
  const cuts = useCuts(calculation);
  if (records.length === 0) return <Typography>{recordTexts.emptyTitle}</Typography>;
  return (
    <Stack spacing={2}>
      <Timeline records={records} asOf={calculationDateUsed} cuts={cuts} />
      {inTime(records).map((record) => (
        <PastRecord key={record.id} record={record} all={records} />
      ))}
    </Stack>
  );
};
