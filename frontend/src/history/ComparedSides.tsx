import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import type { Comparison } from '../../../domain/api/history.ts';
import { formatInstant } from '../../../domain/words/format.ts';
import { RevisionField } from './RevisionField.tsx';
import { historyTexts as texts } from './texts.ts';

interface Side {
  title: string;
  side: Comparison['from'];
  /** Of the calculation as of that revision. */
  address: string;
  onRevision: (revision: number) => void;
}

interface ComparedSidesProps {
  sides: readonly Side[];
  calculationId: string;
}

/** Which two revisions are compared: when each was made, and by whom. */
export const ComparedSides = ({ sides, calculationId }: ComparedSidesProps) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 2, mb: 2 }}>
    {sides.map(({ title, side: { revision, at, by }, address, onRevision }) => (
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
        <RevisionField
          key={revision}
          calculationId={calculationId}
          label={`${title}: ${texts.otherRevision}`}
          value={revision}
          at={at}
          onChange={onRevision}
        />
      </Box>
    ))}
  </Box>
);
