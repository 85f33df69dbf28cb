import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { FamilyAnswer } from '../../../domain/api/family.ts';
import { durationText, periodText, quotaText, familyWords as words } from '../../../domain/words/family.ts';
import { formatMoney, unbroken } from '../../../domain/words/format.ts';
import { StepList } from '../rules/StepList.tsx';
import { Cumulation } from './Cumulation.tsx';
import { Opens } from './Opens.tsx';

export const list = { listStyle: 'none', m: 0, p: 0, borderBottom: 1, borderColor: 'divider' } as const;

const Quotas = ({ durations, periods }: FamilyAnswer) => (
  <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
    {durations.map((one) => {
      const quota = periods[0]?.quotas.find(({ id }) => id === one.id);
      return (
        <Typography component="li" variant="body2" key={one.id} sx={{ overflowWrap: 'anywhere' }}>
          <b>{one.id}</b>: {quota === undefined ? words.notKnown : unbroken(quotaText(quota))}, {durationText(one)}{' '}
          <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
            {one.article}
          </Typography>
        </Typography>
      );
    })}
  </Box>
);

/** What the family would receive of a death on the day: of what, who, until when. */
export const Today = ({ answer }: { answer: FamilyAnswer }) => {
  const { base, periods, excluded, cumulation } = answer;
  return (
    <Stack component="section" spacing={1} aria-label={words.ifDied(answer.death)}>
      <Typography variant="h3">{words.ifDied(answer.death)}</Typography>
      {periods[0] !== undefined && (
        <Typography sx={{ fontSize: '1.25rem', fontWeight: 700 }}>
          {unbroken(formatMoney(periods[0].total))}{' '}
          <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
            {words.total}
          </Typography>
        </Typography>
      )}
      <Quotas {...answer} />
      {excluded.length > 0 && <Typography variant="body2">{words.excluded(excluded)}</Typography>}
      <Box component="ul" sx={list} aria-label={words.overTime}>
        {base.amount !== null && base.steps.length > 0 && (
          <Opens label={words.base[base.kind]} value={formatMoney(base.amount)}>
            <StepList steps={base.steps} />
          </Opens>
        )}
        {periods.map((period) => (
          <Opens
            key={period.from}
            label={words.from(period.from)}
            small={periodText(period)}
            value={formatMoney(period.total)}
          >
            <StepList steps={period.steps} />
          </Opens>
        ))}
      </Box>
      {cumulation !== null && <Cumulation of={cumulation} />}
    </Stack>
  );
};
