import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { GlossaryKey } from '../../../domain/words/glossary.ts';
import { LegalTerm } from '../shared/LegalTerm.tsx';
import { calculationTexts as texts } from './texts.ts';

interface FactProps {
  label: string;
  /** Null or empty: not informed. */
  value: string | null;
  /** The glossary's word for the label. */
  term?: GlossaryKey;
  /** Said on hover and to a screen reader besides the value. */
  note?: string;
  strong?: boolean;
}

export const factGrid = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))', lg: 'repeat(6, auto)' },
  columnGap: 3,
  rowGap: 1,
} as const;

/** A labelled fact: the label says what the law means by it, the value may say more. */
export const Fact = ({ label, value, term, note, strong = false }: FactProps) => {
  const shown = value === null || value === '' ? texts.notInformed : value;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
        {term === undefined ? label : <LegalTerm term={term}>{label}</LegalTerm>}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0, fontWeight: strong ? 600 : 400 }}>
        {note === undefined ? (
          shown
        ) : (
          <Tooltip title={note} describeChild placement="bottom-start">
            <Box component="span" tabIndex={0}>
              {shown}
            </Box>
          </Tooltip>
        )}
      </Typography>
    </Box>
  );
};
