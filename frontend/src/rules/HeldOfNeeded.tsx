import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { RequirementExplained } from '../../../domain/api/requirements.ts';
import { formatDate } from '../../../domain/words/format.ts';
import { formatQuantity } from '../../../domain/words/quantities.ts';
import { heldTodayText, neededText } from '../../../domain/words/rules.ts';
import { rulesTexts } from './texts.ts';

interface HeldOfNeededProps {
  explained: RequirementExplained;
  calculationDate: string;
}

/**
 * What is held of what is needed, in words over a bar, and under it what is held on the calculation date where the card
 * is of an earlier day; a requirement without an amount is its sentence.
 */
export const HeldOfNeeded = ({ explained, calculationDate }: HeldOfNeededProps) => {
  const { requirement, label, necessary, held, met, share, text } = explained;
  if (necessary === null) return <Typography variant="caption">{text}</Typography>;
  const today = heldTodayText(explained);
  const has = formatQuantity(requirement, held);
  const needed = typeof necessary === 'string' ? neededText(explained) : rulesTexts.ofNeeded(neededText(explained));
  return (
    <Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, typography: 'caption' }}>
        <span>{has}</span>
        <Box component="span" sx={{ color: 'text.secondary', textAlign: 'right' }}>
          {needed}
        </Box>
      </Box>
      <LinearProgress
        variant="determinate"
        value={Math.round(share * 100)}
        color={met ? 'success' : 'inherit'}
        aria-label={`${label}: ${has} ${needed}`}
        sx={{ height: 6, borderRadius: 3, color: met ? undefined : 'notApplicable.main' }}
      />
      {today !== null && (
        <Typography variant="caption" component="p" sx={{ mt: 0.25, color: 'text.secondary' }}>
          {rulesTexts.heldOn(formatDate(calculationDate), today)}
        </Typography>
      )}
    </Box>
  );
};
