import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { WorkRecord } from '../../../domain/api/work-records.ts';
import { lacksOnly13th } from '../../../domain/calculations/work-records/rows.ts';
import { recordTexts as texts } from './texts.ts';

/** Rounded down: a record with a month missing is not full. */
const percentText = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0, roundingMode: 'floor' });

/** How many of the record's months have a value; above 100% its dates cannot be right. */
export const FillProgress = ({ record, asOf }: { record: WorkRecord; asOf: string }) => {
  const { fillPercent: percent } = record;
  const text = `${percentText.format(percent)}%`;
  return (
    <Box sx={{ minWidth: 180 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <LinearProgress
          variant="determinate"
          value={Math.min(100, percent)}
          color={percent > 100 ? 'warning' : 'primary'}
          aria-label={texts.filled(text)}
          sx={{ flexGrow: 1, height: 6, borderRadius: 3 }}
        />
        <Typography variant="caption">{text}</Typography>
      </Box>
      {percent > 100 && (
        <Box role="alert" sx={{ color: 'warning.main', typography: 'caption' }}>
          <div>{texts.overfilled}</div>
          <div>{texts.overfilledWhy}</div>
        </Box>
      )}
      {percent <= 100 && lacksOnly13th(record, asOf) && (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {texts.lacksOnly13th}
        </Typography>
      )}
    </Box>
  );
};
