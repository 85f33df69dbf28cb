import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useNotify } from 'react-admin';
import { isApiError } from '../../data/api-error.ts';
import { useGenial } from '../../data/data-provider.ts';
import { BusyButton } from '../../shared/BusyButton.tsx';
import { sharedTexts } from '../../shared/texts.ts';
import { Differences } from './Differences.tsx';
import { indexTexts as texts } from './texts.ts';
import { useForgetIndexes } from './useIndexChange.ts';
import type { Proposal } from './useIndexImport.ts';

const Problems = ({ problems }: { problems: readonly string[] }) => (
  <Alert severity="warning">
    <Typography>{texts.refused}</Typography>
    <Box component="ul" sx={{ m: 0, pl: 2.5, maxHeight: 240, overflow: 'auto' }}>
      {problems.map((problem) => (
        <li key={problem}>{problem}</li>
      ))}
    </Box>
  </Alert>
);

/** What a spreadsheet would change, before it does. */
export const ImportReview = ({ proposal, onClose }: { proposal: Proposal; onClose: () => void }) => {
  const { date, sheet, problems, body } = proposal;
  const titleId = useId();
  const genial = useGenial();
  const notify = useNotify();
  const forget = useForgetIndexes();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => genial.publishIndexes(body),
    onSuccess: async () => {
      await forget();
      notify(texts.published(date), { type: 'success' });
      onClose();
    },
  });
  const publishable = problems.length === 0;
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{texts.reviewTitle(date)}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography>{texts.read(sheet.rows.length, sheet.ignored)}</Typography>
        {error !== null && <Alert severity="error">{isApiError(error) ? error.message : texts.fileFailed}</Alert>}
        {publishable ? (
          <>
            <Differences proposal={proposal} />
            <Typography color="text.secondary">{texts.consequence}</Typography>
          </>
        ) : (
          <Problems problems={problems} />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {publishable ? sharedTexts.cancel : sharedTexts.close}
        </Button>
        {publishable && (
          <BusyButton variant="contained" busy={isPending} onClick={() => mutate()}>
            {texts.publish}
          </BusyButton>
        )}
      </DialogActions>
    </Dialog>
  );
};
