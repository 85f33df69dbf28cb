import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import {
  type Calculation,
  type TimeCut,
  type TimeTotals as Totals,
  timeCut,
} from '../../../domain/api/calculations.ts';
import type { RegimeType, Span } from '../../../domain/api/common.ts';
import { formatCount, formatDate, formatSpan } from '../../../domain/words/format.ts';
import { ErrorPanel } from '../shared/ErrorPanel.tsx';
import { cutLabels, spanLabels, calculationTexts as texts } from './texts.ts';
import { useTotals } from './use-totals.ts';

type TotalName = keyof Totals['totals'];

const everyday: readonly TotalName[] = [
  'contributionTime',
  'convertedContributionTime',
  'publicServiceTime',
  'carreerTime',
  'positionTime',
  'teachingTime',
];
const rare: readonly TotalName[] = [
  'specialTime',
  'policeTime',
  'disabledTime',
  'disabledModerateTime',
  'disabledLowTime',
];

const isEmpty = ({ years, months, days }: Span): boolean => years + months + days === 0;

/** A span of the 365-day count names its days exactly; a calendar span does not, so nothing is shown for it. */
const daysOf = ({ years, months, days }: Span): string => texts.inDays(formatCount(years * 365 + months * 30 + days));

const Total = ({ name, span, inDays }: { name: TotalName; span: Span; inDays: boolean }) => (
  <Box>
    <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
      {spanLabels[name]}
    </Typography>
    <Tooltip title={inDays ? daysOf(span) : ''} placement="bottom-start">
      <Typography component="dd" variant="body1" sx={{ m: 0, fontWeight: 600, width: 'fit-content' }}>
        {formatSpan(span)}
      </Typography>
    </Tooltip>
  </Box>
);

/** All times on a cut and of a regime; the rare kinds only where there is any. */
export const TimeTotals = ({ calculation }: { calculation: Calculation }) => {
  const [until, setUntil] = useState<TimeCut>('today');
  const [regime, setRegime] = useState<RegimeType | 'ALL'>(calculation.regimeType);
  const { data, error, isPending, refetch } = useTotals(calculation.id, until, regime);
  const shown = (totals: Totals['totals']) => [...everyday, ...rare.filter((name) => !isEmpty(totals[name]))];
  return (
    <Box component="section" aria-label={texts.totals}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 2 }}>
        <Typography variant="h2" sx={{ flexGrow: 1 }}>
          {texts.totals}
          {data !== undefined && (
            <Typography component="span" variant="body2" sx={{ color: 'text.secondary', ml: 1 }}>
              até {formatDate(data.until)}
            </Typography>
          )}
        </Typography>
        <TextField
          select
          size="small"
          label={texts.cuts}
          value={until}
          onChange={({ target }) => setUntil(timeCut.parse(target.value))}
          sx={{ minWidth: 210 }}
        >
          {timeCut.options.map((cut) => (
            <MenuItem key={cut} value={cut}>
              {cutLabels[cut]}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label={texts.regimeFilter}
          value={regime}
          onChange={({ target }) =>
            setRegime(target.value === 'RPPS' || target.value === 'RGPS' ? target.value : 'ALL')
          }
          sx={{ minWidth: 120 }}
        >
          <MenuItem value="RPPS">RPPS</MenuItem>
          <MenuItem value="RGPS">RGPS</MenuItem>
          <MenuItem value="ALL">{texts.all}</MenuItem>
        </TextField>
      </Box>
      {error !== null && <ErrorPanel error={error} title={texts.totalsFailed} onRetry={() => refetch()} />}
      {isPending && <Skeleton variant="rounded" height={120} />}
      {data !== undefined && (
        <Box
          component="dl"
          sx={{
            m: 0,
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: '1fr 1fr 1fr' },
            columnGap: 3,
            rowGap: 1.5,
          }}
        >
          {shown(data.totals).map((name) => (
            <Total key={name} name={name} span={data.totals[name]} inDays={calculation.countingMethod === 'days365'} />
          ))}
        </Box>
      )}
    </Box>
  );
};
