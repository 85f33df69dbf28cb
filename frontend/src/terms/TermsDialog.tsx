import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { sharedTexts } from '../shared/texts.ts';
import { TermsText } from './TermsText.tsx';
import { termsTexts as texts } from './texts.ts';

export default function TermsDialog({ onClose }: { onClose: () => void }) {
  const title = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={title} maxWidth="md" scroll="paper">
      <DialogTitle id={title}>{texts.title}</DialogTitle>
      {/* Scrolled by keyboard: it holds nothing else that could take the focus. */}
      <DialogContent dividers tabIndex={0}>
        <TermsText heading="h3" />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{sharedTexts.close}</Button>
      </DialogActions>
    </Dialog>
  );
}
