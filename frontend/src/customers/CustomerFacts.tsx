import ExpandIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useShownRecord } from '../shared/page/useShownRecord.ts';
import { type CustomerSection, factsOf } from './facts.ts';
import { customerTexts as texts } from './texts.ts';
import type { CustomerRecord } from './useCustomer.ts';

const Section = ({ title, facts }: CustomerSection) => (
  <Box component="section" sx={{ breakInside: 'avoid' }}>
    <Typography variant="h3" sx={{ mb: 1.5 }}>
      {title}
    </Typography>
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: { xs: '110px 1fr', sm: '2fr 3fr' },
        alignItems: 'baseline',
        columnGap: 2,
        rowGap: 1,
      }}
    >
      {facts.map(([label, value]) => (
        <Box key={label} sx={{ display: 'contents' }}>
          <Typography component="dt" variant="body2" color="text.secondary">
            {label}
          </Typography>
          <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  </Box>
);

/** Rounded on its own: the library rounds the first and the last of a stack. */
const folded = { '&&': { borderRadius: 1 } } as const;

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
  columnGap: 6,
  rowGap: 4,
  '@media print': { gridTemplateColumns: '1fr 1fr', columnGap: 3 },
} as const;

const onPaper = {
  '@media print': {
    border: 0,
    '& .MuiCollapse-root': { height: 'auto', visibility: 'visible', overflow: 'visible' },
    '& .MuiAccordionSummary-expandIconWrapper': { display: 'none' },
  },
} as const;

/** What is known of the client, in two columns, folded on the screen and open on paper. */
export const CustomerFacts = () => {
  const sections = factsOf(useShownRecord<CustomerRecord>());
  return (
    <Accordion
      disableGutters
      variant="outlined"
      slotProps={{ heading: { component: 'h2' } }}
      sx={{ ...folded, ...onPaper }}
    >
      <AccordionSummary id="customer-facts" expandIcon={<ExpandIcon />} sx={{ px: { xs: 2, sm: 3 } }}>
        <Typography variant="h2" component="span">
          {texts.facts}
        </Typography>
      </AccordionSummary>
      <AccordionDetails sx={{ px: { xs: 2, sm: 3 }, pb: 3 }}>
        <Box sx={columns}>
          {sections.map((section) => (
            <Section key={section.title} {...section} />
          ))}
        </Box>
      </AccordionDetails>
    </Accordion>
  );
};
