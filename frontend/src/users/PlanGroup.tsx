import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router';
import type { User } from '../../../domain/api/auth.ts';
import { useSession } from '../data/session/session.ts';
import { CancelSubscription } from './CancelSubscription.tsx';
import { ChangePlan } from './ChangePlan.tsx';
import { PlanLine } from './PlanLine.tsx';
import { planTexts } from './plan-texts.ts';
import { userTexts as texts } from './texts.ts';
import { UserGroup } from './UserGroup.tsx';
import { useLeaving } from './useLeaving.ts';

/** Whether there is something to cancel, and whether it is for whoever looks to do. */
const mayCancel = (viewer: User, user: User): boolean =>
  user.planId !== null &&
  ((viewer.role === 'admin' && user.paymentType !== null) || (viewer.id === user.id && user.accountAdmin));

/** What the account has bought, how it pays, and the way out. */
export const PlanGroup = ({ user }: { user: User }) => {
  const { user: viewer } = useSession();
  const [open, setOpen] = useState<'plan' | 'cancel' | null>(null);
  const close = () => setOpen(null);
  const isOwn = viewer.id === user.id && user.accountAdmin && viewer.role !== 'admin';
  const { refund, isCancelled } = useLeaving(user, isOwn);
  const { paymentType } = user;
  return (
    <UserGroup title={texts.planTitle}>
      <Box>
        <PlanLine user={user} />
        {paymentType !== undefined && (
          <Typography>
            {texts.paymentType}: {paymentType === null ? texts.noPayment : texts.paymentTypes[paymentType]}
          </Typography>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', justifyContent: { md: 'end' }, gap: 1 }}>
        {viewer.role === 'admin' && user.role !== 'admin' && (
          <Button variant="outlined" onClick={() => setOpen('plan')}>
            {planTexts.open}
          </Button>
        )}
        {isOwn && user.planId !== null && (
          <Button component={Link} to={`/users/${user.id}/subscription`} variant="outlined">
            {planTexts.subscription}
          </Button>
        )}
        {mayCancel(viewer, user) && !isCancelled && (
          <Button color="error" variant="outlined" onClick={() => setOpen('cancel')}>
            {texts.cancelSubscription(refund)}
          </Button>
        )}
      </Box>
      {open === 'plan' && <ChangePlan user={user} onClose={close} />}
      {open === 'cancel' && <CancelSubscription user={user} refund={refund} onClose={close} />}
    </UserGroup>
  );
};
