import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { RequirementExplained } from '../../../domain/api/rules.ts';
import { formatQuantity, neededText } from '../../../domain/words/rules.ts';
import { rulesTexts } from './texts.ts';

/** What is held of what is needed, in words over a bar; a requirement without an amount is its sentence. */
export const HeldOfNeeded = ({ explained }: { explained: RequirementExplained }) => {
  const { requirement, label, necessary, held, met, share, text } = explained;
  if (necessary === null) return <Typography variant="caption">{text}</Typography>;
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
    </Box>
  );
};
