import Button from '@mui/material/Button';
import { useState } from 'react';
import type { OutlookAnswer } from '../../../domain/api/outlook.ts';
import { formatDate } from '../../../domain/words/format.ts';
import { mainJob } from '../shared/loading/idle.ts';
import { lazyDialog } from '../shared/loading/lazyScreen.tsx';
import { outlookTexts as texts } from './texts.ts';

const WorkingDialog = lazyDialog(() => import('./WorkingDialog.tsx'), { beforehand: mainJob });

interface WorkingLinkProps {
  answer: OutlookAnswer;
  date: string;
}

/** The value of a day that stands out opens how it arose, where no card of a rule has it. */
export const WorkingLink = ({ answer: { workings = [], rights }, date }: WorkingLinkProps) => {
  const [open, setOpen] = useState(false);
  const working = workings.find((one) => one.date === date);
  if (working === undefined) return null;
  const right = rights.find(({ ruleId }) => ruleId === working.ruleId);
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        className="no-print"
        onClick={() => setOpen(true)}
        aria-label={texts.howCalculatedOn(formatDate(date))}
        sx={{ display: 'block', ml: 'auto', mt: 0.5 }}
      >
        {texts.howCalculated}
      </Button>
      {open && (
        <WorkingDialog working={working} confirmed={right?.confirmed !== false} onClose={() => setOpen(false)} />
      )}
    </>
  );
};
