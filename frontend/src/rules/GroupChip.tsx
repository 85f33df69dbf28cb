import Box from '@mui/material/Box';
import { type RuleGroup, ruleGroupWords } from '../../../domain/words/rules.ts';
import { groupLook } from './group-look.ts';

/** The state of a rule as colour, icon and word. */
export const GroupChip = ({ group }: { group: RuleGroup }) => {
  const { color, Icon } = groupLook[group];
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        px: 1,
        py: 0.25,
        borderRadius: 4,
        typography: 'caption',
        fontWeight: 600,
        color: `${color}.dark`,
        bgcolor: `${color}.light`,
        whiteSpace: 'nowrap',
      }}
    >
      <Icon sx={{ fontSize: 16 }} aria-hidden />
      {ruleGroupWords[group].state}
    </Box>
  );
};
