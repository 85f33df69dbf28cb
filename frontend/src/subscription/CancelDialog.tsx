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
import type { LeavingToday } from '../../../domain/api/subscription.ts';
import { formatMoney } from '../../../domain/words/format.ts';
import { isApiError } from '../data/api-error.ts';
import { useGenial } from '../data/data-provider.ts';
import { endOfAccess } from '../shared/end-of-access.ts';
import { FormDialog } from './FormDialog.tsx';
import { cancelTexts, cancelTextsOf } from './texts.ts';
import { useSubscriptionChange } from './useSubscription.ts';

const longestReason = 2000;

type Words = typeof cancelTexts;

/** What becomes of access and money when it is cancelled today. */
const consequenceOf = ({ accessUntil, refund }: LeavingToday, words: Words): string => {
  if (refund !== null) return words.refundOf[refund.ground](formatMoney(refund.amount));
  return new Date(accessUntil) <= new Date() ? words.endsNow : words.goesOn(endOfAccess(accessUntil));
};

interface ContactProps {
  words: Words;
  support: boolean;
  onChange: (support: boolean) => void;
}

const Contact = ({ words, support, onChange }: ContactProps) => {
  const id = useId();
  return (
    <FormControl>
      <FormLabel id={id}>{words.contact}</FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={support ? 'yes' : 'no'}
        onChange={(_event, value) => onChange(value === 'yes')}
      >
        <FormControlLabel value="yes" control={<Radio />} label={words.yes} />
        <FormControlLabel value="no" control={<Radio />} label={words.no} />
      </RadioGroup>
    </FormControl>
  );
};

interface CancelDialogProps {
  leaving: LeavingToday;
  /** A payment is not confirmed yet, of which the money would go back. */
  confirming?: boolean;
  /** Whose account it is, where an administrator cancels it; null: one's own. */
  customer: { id: string; name: string } | null;
  onClose: () => void;
}

/** Ends a subscription: what that means, why somebody leaves, and whether they may be called. */
export const CancelDialog = ({ leaving, confirming = false, customer, onClose }: CancelDialogProps) => {
  const genial = useGenial();
  const notify = useNotify();
  const words = customer === null ? cancelTexts : cancelTextsOf(customer.name);
  const [reason, setReason] = useState('');
  const [support, setSupport] = useState(customer === null);
  const { mutate, isPending, error } = useSubscriptionChange(
    () => genial.cancelSubscription({ userId: customer?.id ?? null, reason, support }),
    ({ data: { refunded } }) => {
      notify(refunded ? `${words.done} ${words.refundComing}` : words.done, { type: 'success' });
      onClose();
    },
  );
  return (
    <FormDialog
      title={words.title}
      action={words.confirm}
      destructive
      busy={isPending}
      refusal={error === null ? null : [words.failed, ...(isApiError(error) ? [error.errorMessage] : [])].join(' ')}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) mutate(undefined);
      }}
      onClose={onClose}
    >
      <Alert severity="info">{consequenceOf(leaving, words)}</Alert>
      {confirming && <Alert severity="warning">{words.confirming}</Alert>}
      <Typography>{words.dataKept}</Typography>
      <TextField
        label={words.reason}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        multiline
        minRows={3}
        slotProps={{ htmlInput: { maxLength: longestReason } }}
      />
      <Contact words={words} support={support} onChange={setSupport} />
    </FormDialog>
  );
};
