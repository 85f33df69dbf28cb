import TableRowsOutlined from '@mui/icons-material/TableRowsOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { Calculation } from '../../../domain/api/calculations.ts';
import type { WorkRecord } from '../../../domain/api/work-records.ts';
import { FillProgress } from './FillProgress.tsx';
import { FoldedIndicators } from './indicators/IndicatorList.tsx';
import { durationText, includedText, periodText } from './period.ts';
import { RecordFlags } from './RecordFlags.tsx';
import { type RecordAction, RecordMenu } from './RecordMenu.tsx';
import { RegimeSwitch } from './RegimeSwitch.tsx';
import { recordTexts as texts } from './texts.ts';

interface WorkRecordCardProps {
  record: WorkRecord;
  /** The records that run at the same time. */
  beside: readonly WorkRecord[];
  asOf: string;
  /** How the calculation counts. */
  method: Calculation['countingMethod'];
  etag: string | null;
  onAction: (action: RecordAction) => void;
}

const layout = {
  p: { xs: 2, sm: 2 },
  display: 'grid',
  columnGap: 3,
  rowGap: 1.5,
  alignItems: 'center',
  gridTemplateColumns: { xs: '1fr auto', md: 'minmax(0, 1fr) auto 300px auto' },
} as const;

/** One employment period: who, when, how long, what it counts for, and how much of its remunerations is known. */
export const WorkRecordCard = ({ record, beside, asOf, method, etag, onAction }: WorkRecordCardProps) => {
  const included = includedText(record);
  return (
    <Card component="article" variant="outlined" aria-label={record.companyName} sx={layout}>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h3" component="h3" sx={{ overflowWrap: 'anywhere' }}>
          {record.companyName}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {periodText(record)} · {durationText(record, asOf, method)}
        </Typography>
        {included !== null && (
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {included}
          </Typography>
        )}
        <RecordFlags record={record} beside={beside} asOf={asOf} />
        <FoldedIndicators noted={record.cnisIndicators} />
      </Box>
      <Box sx={{ order: { xs: 2, md: 0 } }}>
        <RegimeSwitch record={record} etag={etag} />
      </Box>
      <Box sx={{ order: { xs: 3, md: 0 }, gridColumn: { xs: '1 / -1', md: 'auto' } }}>
        <FillProgress percent={record.fillPercent} />
        <Button
          size="small"
          startIcon={<TableRowsOutlined />}
          onClick={() => onAction('remunerations')}
          sx={{ ml: -1.5, px: 1.5 }}
        >
          {texts.remunerations}
        </Button>
      </Box>
      <Box sx={{ order: { xs: 1, md: 0 }, alignSelf: { xs: 'start', md: 'center' } }}>
        <RecordMenu record={record} onChoose={onAction} />
      </Box>
    </Card>
  );
};
