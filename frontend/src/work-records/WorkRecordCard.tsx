import TableRowsOutlined from '@mui/icons-material/TableRowsOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import type { Calculation } from '../../../domain/api/calculations.ts';
import type { WorkRecord } from '../../../domain/api/work-records.ts';
import { useIsNarrow } from '../shared/useIsNarrow.ts';
import { CountNote } from './CountNote.tsx';
import { FillProgress } from './FillProgress.tsx';
import { CountsNowhere, FoldedIndicators } from './indicators/IndicatorList.tsx';
import { durationText, periodText } from './period.ts';
import { RecordActions } from './RecordActions.tsx';
import { RecordFlags } from './RecordFlags.tsx';
import { RecordMenu } from './RecordMenu.tsx';
import { RegimeSwitch } from './RegimeSwitch.tsx';
import type { RecordAction } from './record-actions.ts';
import { recordTexts as texts } from './texts.ts';

interface WorkRecordCardProps {
  record: WorkRecord;
  /** The records that run at the same time. */
  beside: readonly WorkRecord[];
  asOf: string;
  /** How the calculation counts. */
  method: Calculation['countingMethod'];
  etag: string | null;
  chosen: boolean;
  onChoose: (recordId: string, chosen: boolean) => void;
  onAction: (action: RecordAction, recordId: string) => void;
}

const layout = {
  px: 2,
  py: 1.5,
  display: 'grid',
  columnGap: 3,
  rowGap: 1,
  alignItems: 'center',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) auto 300px' },
  breakInside: 'avoid',
} as const;

interface RemunerationsProps extends Pick<WorkRecordCardProps, 'record' | 'asOf'> {
  onOpen: () => void;
}

const Remunerations = ({ record, asOf, onOpen }: RemunerationsProps) => (
  <>
    <FillProgress record={record} asOf={asOf} />
    <Button
      size="small"
      startIcon={<TableRowsOutlined />}
      onClick={onOpen}
      sx={{ ml: -1.5, px: 1.5, displayPrint: 'none' }}
    >
      {texts.remunerations}
    </Button>
  </>
);

/** One employment period: who, when, how long, what it counts for, and how much of its remunerations is known. */
export const WorkRecordCard = memo((props: WorkRecordCardProps) => {
  const { record, beside, asOf, method, etag, chosen, onChoose, onAction } = props;
  const act = (action: RecordAction) => onAction(action, record.id);
  const narrow = useIsNarrow();
  return (
    <Card
      component="article"
      variant="outlined"
      aria-label={record.companyName}
      sx={{ ...layout, borderColor: chosen ? 'primary.main' : 'divider' }}
    >
      <Box sx={{ display: 'flex', minWidth: 0, alignItems: 'flex-start', gap: 0.5 }}>
        <Checkbox
          size="small"
          checked={chosen}
          onChange={(_event, now) => onChoose(record.id, now)}
          slotProps={{ input: { 'aria-label': texts.choose(record.companyName) } }}
          sx={{ ml: -1.25, mt: -0.75, displayPrint: 'none' }}
        />
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h3" component="h3" sx={{ overflowWrap: 'anywhere' }}>
            {record.companyName}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {periodText(record)} · {durationText(record, method)}
          </Typography>
          <CountNote record={record} />
          <RecordFlags record={record} beside={beside} asOf={asOf} />
          <CountsNowhere record={record} />
          <FoldedIndicators noted={record.cnisIndicators} />
        </Box>
      </Box>
      <Box sx={{ order: { xs: 2, md: 0 } }}>
        {record.country === null && <RegimeSwitch record={record} etag={etag} />}
      </Box>
      <Box sx={{ order: { xs: 3, md: 0 }, gridColumn: { xs: '1 / -1', md: 'auto' } }}>
        {record.country === null ? (
          <Remunerations record={record} asOf={asOf} onOpen={() => act('remunerations')} />
        ) : (
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {texts.abroadUnpaid}
          </Typography>
        )}
      </Box>
      <Box
        sx={{
          order: { xs: 1, md: 0 },
          gridColumn: { md: '1 / -1' },
          alignSelf: { xs: 'start', md: 'center' },
          displayPrint: 'none',
        }}
      >
        {narrow ? <RecordMenu record={record} onChoose={act} /> : <RecordActions record={record} onChoose={act} />}
      </Box>
    </Card>
  );
});
