import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatDate } from '../../../domain/words/format.ts';
import { terms } from '../../../domain/words/terms.ts';
import { SellerLine } from '../shared/page/SellerLine.tsx';
import { termsTexts as texts } from './texts.ts';

/** The terms of use, numbered. */
export const TermsText = ({ heading }: { heading: 'h2' | 'h3' }) => (
  <Box sx={{ display: 'grid', gap: 3, maxWidth: 760 }}>
    <Typography color="text.secondary">{texts.version(formatDate(terms.version))}</Typography>
    <SellerLine />
    {terms.sections.map(({ title, paragraphs }, index) => (
      <Box component="section" key={title} sx={{ display: 'grid', gap: 1 }}>
        <Typography component={heading} variant="h3">
          {`${index + 1}. ${title}`}
        </Typography>
        {paragraphs.map((paragraph) => (
          <Typography key={paragraph}>{paragraph}</Typography>
        ))}
      </Box>
    ))}
  </Box>
);
