import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNotify } from 'react-admin';
import type { User } from '../../../domain/api/auth.ts';
import { isApiError } from '../data/api-error.ts';
import { useGenial } from '../data/data-provider.ts';
import { keys } from '../data/keys.ts';
import { useSession } from '../data/session/session.ts';
import { BusyButton } from '../shared/BusyButton.tsx';
import { userTexts as texts } from './texts.ts';

interface CancelSubscriptionProps {
  user: User;
  refund: boolean;
  onClose: () => void;
}

const longestReason = 2000;

const useCancel = ({ id }: User, onClose: () => void) => {
  const genial = useGenial();
  const client = useQueryClient();
  const notify = useNotify();
  const own = useSession().user.id === id;
  return useMutation({
    mutationFn: (said: { reason: string; support: boolean }) =>
      genial.cancelSubscription({ userId: own ? null : id, ...said }),
    onSuccess: async ({ data: { refunded } }) => {
      const concerned = [keys.users, keys.session, keys.accounts, keys.payments];
      await Promise.all(concerned.map((queryKey) => client.invalidateQueries({ queryKey })));
      notify(refunded ? `${texts.cancelled} ${texts.refundComing}` : texts.cancelled, { type: 'success' });
      onClose();
    },
  });
};

/** Why somebody leaves, whether they may be called, what happens to the money; nothing is asked twice. */
export const CancelSubscription = ({ user, refund, onClose }: CancelSubscriptionProps) => {
  const titleId = useId();
  const contactId = useId();
  const [reason, setReason] = useState('');
  const [support, setSupport] = useState(true);
  const { mutate, isPending, error } = useCancel(user, onClose);
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{texts.cancelTitle}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2.5 }}>
        {error !== null && (
          <Alert severity="error">
            {texts.cancelFailed} {isApiError(error) && error.errorMessage}
          </Alert>
        )}
        <Typography>{texts.cancelBody}</Typography>
        {refund && <Alert severity="info">{texts.refundNotice}</Alert>}
        <TextField
          label={texts.cancelReason}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          multiline
          minRows={3}
          slotProps={{ htmlInput: { maxLength: longestReason } }}
        />
        <FormControl>
          <FormLabel id={contactId}>{texts.contactQuestion}</FormLabel>
          <RadioGroup
            aria-labelledby={contactId}
            value={support ? 'yes' : 'no'}
            onChange={(_event, value) => setSupport(value === 'yes')}
          >
            <FormControlLabel value="yes" control={<Radio />} label={texts.contactYes} />
            <FormControlLabel value="no" control={<Radio />} label={texts.contactNo} />
          </RadioGroup>
        </FormControl>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {texts.back}
        </Button>
        <BusyButton variant="contained" color="error" busy={isPending} onClick={() => mutate({ reason, support })}>
          {texts.confirmCancel}
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
};
