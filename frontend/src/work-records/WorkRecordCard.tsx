import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { WorkRecord } from '../../../domain/api/work-records.ts';
import { formatCount } from '../../../domain/words/format.ts';
import { FillProgress } from './FillProgress.tsx';
import { durationText, periodText } from './period.ts';
import { RecordFlags } from './RecordFlags.tsx';
import { type RecordAction, RecordMenu } from './RecordMenu.tsx';
import { RegimeSwitch } from './RegimeSwitch.tsx';
import { recordTexts as texts } from './texts.ts';

interface WorkRecordCardProps {
  record: WorkRecord;
  asOf: string;
  etag: string | null;
  onAction: (action: RecordAction) => void;
}

/** One employment period: who, when, how long, what it counts for, and how much of its remunerations is known. */
export const WorkRecordCard = ({ record, asOf, etag, onAction }: WorkRecordCardProps) => (
  <Card component="article" variant="outlined" aria-label={record.companyName} sx={{ p: { xs: 2, sm: 2.5 } }}>
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography variant="h3" component="h3" sx={{ overflowWrap: 'anywhere' }}>
          {record.companyName}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {periodText(record)} · {durationText(record, asOf)} ·{' '}
          <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
            {formatCount(record.days)} dias líquidos
          </Box>
        </Typography>
      </Box>
      <RecordMenu record={record} onChoose={onAction} />
    </Box>
    <Box sx={{ my: 1.5 }}>
      <RecordFlags record={record} />
    </Box>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <RegimeSwitch record={record} etag={etag} />
      <Box sx={{ flex: '1 1 200px', maxWidth: 320 }}>
        <FillProgress percent={record.fillPercent} />
      </Box>
      <Button size="small" onClick={() => onAction('remunerations')}>
        {texts.remunerations}
      </Button>
    </Box>
  </Card>
);
