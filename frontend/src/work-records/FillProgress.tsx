import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { WorkRecord } from '../../../domain/api/work-records.ts';
import { areOnly13ths, missingRows, remunerationRows } from '../../../domain/calculations/work-records/rows.ts';
import { THIRTEENTH } from '../../../domain/units/month.ts';
import { monthStretches } from './cnis/notices.ts';
import { recordTexts as texts } from './texts.ts';

/** Rounded down: a record with a month missing is not full. */
const percentText = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0, roundingMode: 'floor' });

/** Stretches of months named on a card; the remunerations show the others. */
const NAMED = 3;

/** What is missing to 100%, by its months; null where nothing is. */
const missingText = (record: WorkRecord, asOf: string): string | null => {
  const rows = missingRows(record, asOf);
  if (rows.length === 0) return null;
  if (record.salaries.length === 0) return texts.lacksAll;
  if (areOnly13ths(rows)) return texts.lacksOnly13th;
  const extra = rows.filter(({ month }) => month === THIRTEENTH);
  const stretches = monthStretches(rows.filter(({ month }) => month !== THIRTEENTH)).split(', ');
  const more = stretches.length > NAMED ? texts.andMore(stretches.length - NAMED) : '';
  const of13th = extra.length > 1 ? texts.some13ths(extra.length) : monthStretches(extra);
  return texts.lacks(`${stretches.slice(0, NAMED).join(', ')}${more}${of13th === '' ? '' : `; ${of13th}`}`);
};

const Caption = ({ children }: { children: string }) => (
  <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
    {children}
  </Typography>
);

/** How many of the record's months have a value; above 100% its dates cannot be right. */
export const FillProgress = ({ record, asOf }: { record: WorkRecord; asOf: string }) => {
  const { fillPercent: percent } = record;
  const text = `${percentText.format(percent)}%`;
  const missing = percent > 100 ? null : missingText(record, asOf);
  if (percent === 100 && remunerationRows(record, asOf).length === 0) return <Caption>{texts.nothingToFill}</Caption>;
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
      {missing !== null && <Caption>{missing}</Caption>}
    </Box>
  );
};
