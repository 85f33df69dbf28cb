import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ManualSection } from './page.ts';

const measure = { maxWidth: '75ch' } as const;

const Picture = ({ name, shows }: NonNullable<ManualSection['picture']>) => (
  <Box
    component="img"
    src={`/manual/${name}.jpg`}
    alt={shows}
    loading="lazy"
    width={1280}
    height={800}
    sx={{ display: 'block', width: '100%', maxWidth: 860, height: 'auto', border: 1, borderColor: 'divider', mt: 2 }}
  />
);

/** What a page tells, section by section: text, then what to do, then the screen. */
export const ManualSections = ({ sections }: { sections: readonly ManualSection[] }) =>
  sections.map(({ title, paragraphs = [], steps = [], picture }) => (
    <Box component="section" key={title} sx={{ mt: 3 }}>
      <Typography variant="h3" component="h3" gutterBottom>
        {title}
      </Typography>
      {paragraphs.map((paragraph) => (
        <Typography key={paragraph} sx={{ ...measure, mb: 1 }}>
          {paragraph}
        </Typography>
      ))}
      {steps.length > 0 && (
        <Box component="ol" sx={{ ...measure, m: 0, pl: 3, '& li': { mb: 0.75 } }}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </Box>
      )}
      {picture !== undefined && <Picture {...picture} />}
    </Box>
  ));
