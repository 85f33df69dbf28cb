import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { WhyNotGroup } from '../../../domain/words/why-not.ts';
import { whyNotWords } from '../../../domain/words/why-not-words.ts';

interface WhyNotSectionProps {
  group: WhyNotGroup;
  /** How many rules, in words where there is more than one list: '8' or 'RPPS 8 · RGPS 5'. */
  count: string;
  children: ReactNode;
}

/** The rules that do not apply for the same reason: closed, with their number; drawn only once opened. */
export const WhyNotSection = ({ group, count, children }: WhyNotSectionProps) => {
  const { title, help } = whyNotWords[group];
  return (
    <Accordion
      disableGutters
      variant="outlined"
      slotProps={{ heading: { component: 'h3' }, transition: { unmountOnExit: true } }}
    >
      <AccordionSummary expandIcon={<ExpandMore />}>
        <Box>
          <Typography component="span" sx={{ display: 'block', fontWeight: 600 }}>
            {title} ({count})
          </Typography>
          <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
            {help}
          </Typography>
        </Box>
      </AccordionSummary>
      <AccordionDetails sx={{ px: { xs: 1, sm: 2 } }}>{children}</AccordionDetails>
    </Accordion>
  );
};
