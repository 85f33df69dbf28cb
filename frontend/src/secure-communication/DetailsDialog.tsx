import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { Benefits } from '../plans/Benefits.tsx';
import { sharedTexts } from '../shared/texts.ts';
import { secureTexts as texts } from './texts.ts';

/** What the service is. */
export const DetailsDialog = ({ onClose }: { onClose: () => void }) => {
  const title = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={title}>
      <DialogTitle id={title}>{texts.detailsTitle}</DialogTitle>
      <DialogContent>
        <Benefits items={texts.points} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{sharedTexts.close}</Button>
      </DialogActions>
    </Dialog>
  );
};
