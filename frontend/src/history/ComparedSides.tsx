import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import type { Comparison } from '../../../domain/api/history.ts';
import { formatInstant } from '../../../domain/words/format.ts';
import { historyTexts as texts } from './texts.ts';

interface ComparedSidesProps {
  sides: readonly (readonly [title: string, side: Comparison['from'], address: string])[];
}

/** Which two revisions are compared: when each was made, and by whom. */
export const ComparedSides = ({ sides }: ComparedSidesProps) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2, mb: 2 }}>
    {sides.map(([title, { revision, at, by }, address]) => (
      <Box key={title}>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {title}
        </Typography>
        <Typography>
          <Link component={RouterLink} to={address}>
            {formatInstant(at)} ({texts.revision(revision)})
          </Link>
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {texts.by(by.name)}
        </Typography>
      </Box>
    ))}
  </Box>
);
