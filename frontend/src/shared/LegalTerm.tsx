import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { type GlossaryKey, glossary } from '../../../domain/words/glossary.ts';
import { sharedTexts } from './texts.ts';

/** A legal term with its meaning and article, for the mouse, the finger and the keyboard. */
export const LegalTerm = ({ term, children }: { term: GlossaryKey; children?: ReactNode }) => {
  const { name, meaning, article } = glossary[term];
  return (
    <Tooltip
      describeChild
      title={
        <>
          <Typography variant="body2">{meaning}</Typography>
          {article !== null && (
            <Typography variant="caption" sx={{ opacity: 0.85 }}>
              {sharedTexts.article(article)}
            </Typography>
          )}
        </>
      }
    >
      <Box component="span" tabIndex={0} sx={{ borderBottom: '1px dotted', cursor: 'help' }}>
        {children ?? name}
      </Box>
    </Tooltip>
  );
};
