import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Subscription } from '../../../domain/api/subscription.ts';
import { today } from '../shared/clock.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { CardDialog } from './CardDialog.tsx';
import { PlanDialog } from './PlanDialog.tsx';
import { isGiven } from './rows.ts';
import { subscriptionTexts as texts } from './texts.ts';

/** What can be done about it: nothing is offered that would be refused. */
export const Actions = ({ subscription }: { subscription: Subscription }) => {
  const [open, setOpen] = useState<'card' | 'plan' | 'cancel' | null>(null);
  const { plan, cancellation, leaving, hasCard, newCardCharge, state, cause, confirming, guaranteeUntil } =
    subscription;
  const isToBeErased = subscription.erasure !== null;
  const close = () => setOpen(null);
  const isOver = cancellation !== null;
  // What an administrator closed can be left, since it may still be charged, and nothing else.
  const isClosed = cause === 'inactivated';
  const isFree = state !== 'CONFIRMING' && !isClosed;
  const isRefundable = confirming?.purpose === 'payment' && guaranteeUntil !== null && guaranteeUntil >= today();
  if (plan === null || isGiven(subscription) || (isClosed && leaving === null)) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {isOver && !isToBeErased && (
        <Button variant="contained" onClick={() => setOpen('plan')}>
          {texts.comeBack}
        </Button>
      )}
      {newCardCharge !== null && isFree && (
        <Button variant={hasCard ? 'outlined' : 'contained'} onClick={() => setOpen('card')}>
          {hasCard ? texts.changeCard : texts.giveCard}
        </Button>
      )}
      {!isOver && isFree && (
        <Button variant="outlined" onClick={() => setOpen('plan')}>
          {texts.changePlan}
        </Button>
      )}
      {leaving !== null && (
        <Button variant="outlined" color="error" onClick={() => setOpen('cancel')}>
          {texts.cancel}
        </Button>
      )}
      {open === 'card' && newCardCharge !== null && (
        <CardDialog subscription={subscription} charge={newCardCharge} onClose={close} />
      )}
      {open === 'plan' && <PlanDialog subscription={subscription} onClose={close} />}
      {open === 'cancel' && leaving !== null && (
        <CancelDialog leaving={leaving} confirming={isRefundable} customer={null} onClose={close} />
      )}
    </Box>
  );
};
