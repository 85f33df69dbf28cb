import Link from '@mui/material/Link';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { RequirementExplained } from '../../../domain/api/requirements.ts';
import type { Rule } from '../../../domain/api/rules.ts';
import { Citations } from './Citations.tsx';
import { readOnText, rulesTexts } from './texts.ts';

interface ArticleButtonProps {
  /** What is asked, in our words, and where. */
  asked: { readonly asks: string; readonly article: string };
  explained: RequirementExplained;
  rule: Rule;
}

/** The article of a requirement: one click tells what it asks of everybody, and the next opens it on the official page. */
export const ArticleButton = ({ asked: { asks, article }, explained, rule }: ArticleButtonProps) => {
  const titleId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Link
        component="button"
        type="button"
        variant="caption"
        color="text.secondary"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-label={rulesTexts.articleOf(explained.label, article)}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ display: 'block', textAlign: 'left', overflowWrap: 'anywhere' }}
      >
        {article}
      </Link>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId, sx: { p: 2, maxWidth: 420 } } }}
      >
        <Typography id={titleId} variant="subtitle2" component="p">
          {rulesTexts.whatArticleAsks}
        </Typography>
        <Typography variant="body2">{asks}.</Typography>
        <Typography variant="body2" sx={{ mt: 1 }}>
          <Citations quotation={article} rule={rule} />
        </Typography>
        <Typography variant="caption" color="text.secondary" component="p">
          {readOnText(rule.checkedOn)}
        </Typography>
      </Popover>
    </>
  );
};
