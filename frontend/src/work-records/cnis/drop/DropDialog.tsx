import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useRef } from 'react';
import type { Customer } from '../../../../../domain/api/customers.ts';
import { useIsNarrow } from '../../../shared/useIsNarrow.ts';
import { refusalOf as fileRefusal } from '../ChooseFile.tsx';
import { PasswordForm } from '../PasswordForm.tsx';
import { ReadingProgress } from '../ReadingProgress.tsx';
import { cnisTexts } from '../texts.ts';
import { refusalOf } from '../useCnisImports.ts';
import { ProposedCase } from './ProposedCase.tsx';
import { dropTexts as texts } from './texts.ts';
import { useDroppedExtract } from './useDroppedExtract.ts';

interface DropDialogProps {
  file: File;
  /** The client on whose page it was dropped; null on the home screen. */
  customer: Customer | null;
  onClose: () => void;
}

/** From a dropped extract to its review: it is read at once, and only what it cannot tell is asked. */
const DropDialog = ({ file, customer, onClose }: DropDialogProps) => {
  const narrow = useIsNarrow();
  const { upload, step, go } = useDroppedExtract(file);
  const unfit = fileRefusal(file);
  const { mutate } = upload;
  const sent = useRef(false);
  useEffect(() => {
    if (unfit !== null || sent.current) return;
    sent.current = true;
    mutate(null);
  }, [unfit, mutate]);
  const locked = step?.at === 'locked' || (upload.error !== null && upload.variables !== null);
  const complaint =
    unfit ??
    (step?.at === 'failed' ? `${step.reason} ${cnisTexts.nothingSaved}` : null) ??
    (locked ? null : refusalOf(upload.error));
  const reading = complaint === null && !locked && step?.at !== 'review';
  const proposal = step?.at === 'review' ? step.job.proposal : null;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" fullScreen={narrow} aria-labelledby="drop-title">
      <DialogTitle id="drop-title">{texts.title}</DialogTitle>
      <DialogContent>
        {complaint !== null && <Alert severity="error">{complaint}</Alert>}
        {reading && (
          <ReadingProgress
            queued={step?.at === 'read' && step.queued}
            progress={step?.at === 'read' ? step.progress : 0}
            stays={false}
          />
        )}
        {locked && complaint === null && (
          <PasswordForm name={file.name} busy={upload.isPending} error={refusalOf(upload.error)} onUnlock={mutate} />
        )}
        {step?.at === 'review' && proposal !== null && !locked && (
          <ProposedCase
            key={step.job.id}
            job={step.job}
            proposal={proposal}
            customer={customer}
            busy={go.isPending || go.isSuccess}
            onGo={go.mutate}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{texts.close}</Button>
      </DialogActions>
    </Dialog>
  );
};

export default DropDialog;
