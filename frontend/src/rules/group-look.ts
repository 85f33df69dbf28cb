import CheckCircleOutline from '@mui/icons-material/CheckCircleOutline';
import HighlightOff from '@mui/icons-material/HighlightOff';
import Schedule from '@mui/icons-material/Schedule';
import type SvgIcon from '@mui/material/SvgIcon';
import type { RuleGroup } from '../../../domain/words/rules.ts';

/** Colour never stands alone: each group has its icon, and its word comes from the shared words. */
export const groupLook: Record<RuleGroup, { color: RuleGroup; Icon: typeof SvgIcon }> = {
  applicable: { color: 'applicable', Icon: CheckCircleOutline },
  future: { color: 'future', Icon: Schedule },
  notApplicable: { color: 'notApplicable', Icon: HighlightOff },
};
