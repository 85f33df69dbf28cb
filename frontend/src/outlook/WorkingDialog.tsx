import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { OutlookWorking } from '../../../domain/api/outlook.ts';
import { formatDate } from '../../../domain/words/format.ts';
import { RULE_NOT_CHECKED } from '../../../domain/words/unconfirmed.ts';
import { BenefitSteps } from '../rules/BenefitSteps.tsx';
import { useIsNarrow } from '../shared/useIsNarrow.ts';
import { outlookTexts as texts } from './texts.ts';

interface WorkingDialogProps {
  working: OutlookWorking;
  /** Of its rule. */
  confirmed: boolean;
  onClose: () => void;
}

/** Only federal norms are cited with their page: the answer of the outlook has none of a place. */
const CITED = { sources: [], checkedOn: null };

/** How the value of a later day arises, to the cent, as the report prints it. */
const WorkingDialog = ({ working: { date, modality, steps }, confirmed, onClose }: WorkingDialogProps) => (
  <Dialog open onClose={onClose} fullWidth maxWidth="md" fullScreen={useIsNarrow()} aria-labelledby="working-title">
    <DialogTitle id="working-title">
      {texts.workingTitle}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {modality}
        <br />
        {texts.askedOn(formatDate(date))}
      </Typography>
    </DialogTitle>
    <DialogContent dividers>
      <Stack spacing={2}>
        {!confirmed && <Alert severity="warning">{RULE_NOT_CHECKED}</Alert>}
        <BenefitSteps log={{ steps }} rule={CITED} />
      </Stack>
    </DialogContent>
    <DialogActions>
      <Button onClick={onClose}>{texts.close}</Button>
    </DialogActions>
  </Dialog>
);

export default WorkingDialog;
