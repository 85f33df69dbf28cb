import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Rule } from '../../../domain/api/rules.ts';
import { lazyDialog } from '../shared/loading/lazyScreen.tsx';
import { pointsTexts } from './texts.ts';

const PointsTableDialog = lazyDialog(() => import('./PointsTableDialog.tsx'));

/** Opens the table of a rule's points; nothing where they never rise. */
export const PointsTableLink = ({ rule }: { rule: Rule }) => {
  const [open, setOpen] = useState(false);
  if (rule.fixedPoints !== false) return null;
  return (
    <>
      <Button
        size="small"
        variant="text"
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
        sx={{
          p: 0,
          ml: 1,
          minHeight: { xs: 44, sm: 0 },
          justifyContent: 'flex-start',
          typography: 'caption',
          fontWeight: 600,
        }}
      >
        {pointsTexts.open}
      </Button>
      {open && <PointsTableDialog rule={rule} onClose={() => setOpen(false)} />}
    </>
  );
};
