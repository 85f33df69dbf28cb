import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useShownRecord } from '../shared/page/useShownRecord.ts';
import { type CustomerSection, factsOf } from './facts.ts';
import type { CustomerRecord } from './useCustomer.ts';

const Section = ({ title, facts }: CustomerSection) => (
  <Box component="section">
    <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
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

/** What is known of the client, in two columns; sections without a word stay out. */
export const CustomerFacts = () => (
  <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, columnGap: 6, rowGap: 4 }}>
    {factsOf(useShownRecord<CustomerRecord>()).map((section) => (
      <Section key={section.title} {...section} />
    ))}
  </Box>
);
