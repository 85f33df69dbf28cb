import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Calculation, TimeCut, TimeTotals as Totals } from '../../../domain/api/calculations.ts';
import type { RegimeType, Span } from '../../../domain/api/common.ts';
import { formatCount, formatDate, formatSpan } from '../../../domain/words/format.ts';
import type { GlossaryKey } from '../../../domain/words/glossary.ts';
import { ErrorPanel } from '../shared/ErrorPanel.tsx';
import { Fact, factGrid } from './Fact.tsx';
import { TotalsFilters } from './TotalsFilters.tsx';
import { calculationTexts as texts, totalLabels } from './texts.ts';
import { useTotals } from './useTotals.ts';

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

const termOf = (name: TotalName): GlossaryKey =>
  name === 'disabledLowTime' || name === 'disabledModerateTime' ? 'disabledTime' : name;

const isEmpty = ({ years, months, days }: Span): boolean => years + months + days === 0;

/** A span of the 365-day count names its days exactly; a calendar span does not, so nothing is said of it. */
const daysOf = ({ years, months, days }: Span): string => texts.inDays(formatCount(years * 365 + months * 30 + days));

/** All times on a cut and of a regime; the rare kinds where there is any, or when `all` are wanted. */
export const TimeTotals = ({ calculation, all }: { calculation: Calculation; all: boolean }) => {
  const [until, setUntil] = useState<TimeCut>('today');
  const [regime, setRegime] = useState<RegimeType | 'ALL'>(calculation.regimeType);
  const { data, error, isPending, refetch } = useTotals(calculation.id, until, regime);
  const inDays = calculation.countingMethod === 'days365';
  return (
    <Box component="section" aria-label={texts.totals} sx={{ mt: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 1.5 }}>
        <Typography variant="h3" sx={{ flexGrow: 1 }}>
          {texts.totals}{' '}
          {data !== undefined && (
            <Typography component="span" variant="body2" sx={{ color: 'text.secondary', ml: 1 }}>
              {texts.until(formatDate(data.until))}
            </Typography>
          )}
        </Typography>
        <TotalsFilters until={until} onUntil={setUntil} regime={regime} onRegime={setRegime} />
      </Box>
      {error !== null && <ErrorPanel error={error} title={texts.totalsFailed} onRetry={() => refetch()} />}
      {isPending && <Skeleton variant="rounded" height={44} />}
      {data !== undefined && (
        <Box component="dl" sx={factGrid}>
          {[...everyday, ...rare.filter((name) => all || !isEmpty(data.totals[name]))].map((name) => (
            <Fact
              key={name}
              strong
              term={termOf(name)}
              label={totalLabels[name]}
              value={formatSpan(data.totals[name])}
              {...(inDays ? { note: daysOf(data.totals[name]) } : {})}
            />
          ))}
        </Box>
      )}
    </Box>
  );
};
