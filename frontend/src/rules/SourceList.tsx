import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { Rule } from '../../../domain/api/rules.ts';
import { readOnText, rulesTexts } from './texts.ts';

interface SourceListProps {
  rule: {
    sources: Rule['sources'];
    /** The day on which the norm was last read; null where it was not; absent where only the pages are named. */
    checkedOn: Rule['checkedOn'] | undefined;
  };
}

/** The pages on which the figures of a rule were read, and when its norm was. */
export const SourceList = ({ rule: { checkedOn, sources } }: SourceListProps) => {
  const titleId = useId();
  return (
    <Box sx={{ mt: 1.5, maxWidth: '90ch' }}>
      <Typography id={titleId} variant="subtitle2" component="p">
        {rulesTexts.sources}
      </Typography>
      {checkedOn !== undefined && (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {readOnText(checkedOn)}
        </Typography>
      )}
      <Box component="ul" aria-labelledby={titleId} sx={{ m: 0, pl: 2.5, typography: 'body2' }}>
        {sources.map(({ norm, article, address }) => (
          <li key={`${norm} ${article}`}>
            <Link href={address ?? undefined} target="_blank" rel="noreferrer" sx={{ overflowWrap: 'anywhere' }}>
              {[norm, article].filter((part) => part !== null).join(', ')}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
};
