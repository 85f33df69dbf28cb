import Alert from '@mui/material/Alert';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useNotify } from 'react-admin';
import type { Subscription } from '../../../domain/api/subscription.ts';
import { formatDate, formatMoney } from '../../../domain/words/format.ts';
import { useGenial } from '../data/data-provider.ts';
import { FormDialog } from './FormDialog.tsx';
import { subscriptionTexts as texts } from './texts.ts';
import { useSubscriptionChange } from './useSubscription.ts';

const longestReason = 2000;

/** What becomes of access and money when it is cancelled today. */
const consequenceOf = ({ refund, paidUntil, trialUntil }: Subscription): string => {
  if (refund !== null) return texts.refundOf[refund.ground](formatMoney(refund.amount));
  const until = paidUntil ?? trialUntil;
  return texts.noRefund(until === null ? null : formatDate(until));
};

/** Ends the subscription: what that means, why somebody leaves, and whether they may be called. */
export const CancelDialog = ({ subscription, onClose }: { subscription: Subscription; onClose: () => void }) => {
  const genial = useGenial();
  const notify = useNotify();
  const contactId = useId();
  const [reason, setReason] = useState('');
  const [support, setSupport] = useState(true);
  const cancel = useSubscriptionChange(
    () => genial.cancelSubscription({ userId: null, reason, support }),
    () => {
      notify(texts.cancelled, { type: 'success' });
      onClose();
    },
  );
  return (
    <FormDialog
      title={texts.cancelTitle}
      action={texts.confirmCancel}
      destructive
      busy={cancel.isPending}
      onSubmit={(event) => {
        event.preventDefault();
        if (!cancel.isPending) cancel.mutate(undefined);
      }}
      onClose={onClose}
    >
      {cancel.isError && <Alert severity="error">{texts.cancelFailed}</Alert>}
      <Alert severity="info">{consequenceOf(subscription)}</Alert>
      <Typography>{texts.dataKept}</Typography>
      <TextField
        label={texts.reason}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        multiline
        minRows={3}
        slotProps={{ htmlInput: { maxLength: longestReason } }}
      />
      <FormControl>
        <FormLabel id={contactId}>{texts.contact}</FormLabel>
        <RadioGroup
          aria-labelledby={contactId}
          value={support ? 'yes' : 'no'}
          onChange={(_event, value) => setSupport(value === 'yes')}
        >
          <FormControlLabel value="yes" control={<Radio />} label={texts.yes} />
          <FormControlLabel value="no" control={<Radio />} label={texts.no} />
        </RadioGroup>
      </FormControl>
    </FormDialog>
  );
};
