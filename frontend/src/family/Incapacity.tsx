import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { FamilyAnswer, IncapacityBenefit } from '../../../domain/api/family.ts';
import { incapacityLines, familyWords as words } from '../../../domain/words/family.ts';
import { formatMoney } from '../../../domain/words/format.ts';
import { StepList } from '../rules/StepList.tsx';
import { Notes } from './Notes.tsx';
import { Opens } from './Opens.tsx';
import { list } from './Today.tsx';

const Line = ({ label, benefit }: { label: string; benefit: IncapacityBenefit }) =>
  benefit.amount === null ? (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider', p: 1 }}>
      <Typography variant="body2">
        {label}: {words.notKnown}
      </Typography>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {benefit.why}
      </Typography>
    </Box>
  ) : (
    <Opens label={label} small={benefit.confirmed ? null : words.unread} value={formatMoney(benefit.amount)}>
      <StepList steps={benefit.steps} />
    </Opens>
  );

/** What an incapacity of the same day would pay, by cause. */
export const Incapacity = ({ day, of }: { day: string; of: NonNullable<FamilyAnswer['incapacity']> }) => (
  <Stack component="section" spacing={1} aria-label={words.ifUnable(day)}>
    <Typography variant="h3">{words.ifUnable(day)}</Typography>
    <Box component="ul" sx={list}>
      {incapacityLines(of).map(([label, benefit]) => (
        <Line key={label} label={label} benefit={benefit} />
      ))}
    </Box>
    <Notes notes={of.notes} />
  </Stack>
);
