import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { Customer } from '../../../../domain/api/customers.ts';
import { useIsNarrow } from '../../shared/useIsNarrow.ts';
import { ChooseFile } from './ChooseFile.tsx';
import { ReadingProgress } from './ReadingProgress.tsx';
import { Review } from './Review.tsx';
import { cnisTexts as texts } from './texts.ts';
import { useCnisImport } from './useCnisImport.ts';

interface CnisImportDialogProps {
  calculationId: string;
  customer: Customer;
  etag: string | null;
  onClose: () => void;
}

/** In the middle of the window it would jump up when the result takes the place of the progress. */
const growsDownwards = { '& .MuiDialog-container': { alignItems: 'flex-start' } };

/** From the PDF to reviewed records: choose, read, look over, save. A closed window finds its reading again. */
const CnisImportDialog = ({ onClose, ...calculation }: CnisImportDialogProps) => {
  const narrow = useIsNarrow();
  const { step, extract, clearRefusal, startAgain } = useCnisImport(calculation.calculationId);
  const saved = () => {
    startAgain();
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="md"
      fullScreen={narrow}
      sx={growsDownwards}
      aria-labelledby="cnis-title"
    >
      <DialogTitle id="cnis-title">{texts.title}</DialogTitle>
      <DialogContent>
        {step.at === 'choose' && (
          <ChooseFile busy={step.sending} error={step.refusal} onChoose={clearRefusal} onExtract={extract} />
        )}
        {step.at === 'read' && <ReadingProgress queued={step.queued} progress={step.progress} />}
        {step.at === 'failed' && (
          <Alert severity="error" action={<Button onClick={startAgain}>{texts.another}</Button>}>
            {step.reason} {texts.nothingSaved}
          </Alert>
        )}
        {step.at === 'review' && (
          <Review {...calculation} job={step.job} onAnother={startAgain} onSaved={saved} onClose={onClose} />
        )}
      </DialogContent>
      {step.at !== 'review' && (
        <DialogActions>
          <Button onClick={onClose}>{texts.close}</Button>
        </DialogActions>
      )}
    </Dialog>
  );
};

export default CnisImportDialog;
