import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router';
import type { User } from '../../../domain/api/auth.ts';
import { useSession } from '../data/session/session.ts';
import { CancelDialog } from '../subscription/CancelDialog.tsx';
import { ChangePlan } from './ChangePlan.tsx';
import { PlanLine } from './PlanLine.tsx';
import { planTexts } from './plan-texts.ts';
import { userTexts as texts } from './texts.ts';
import { UserGroup } from './UserGroup.tsx';
import { useLeaving } from './useLeaving.ts';

/** What the account has bought, how it pays, and the way out. */
export const PlanGroup = ({ user }: { user: User }) => {
  const { user: viewer } = useSession();
  const [open, setOpen] = useState<'plan' | 'cancel' | null>(null);
  const close = () => setOpen(null);
  const isOwn = viewer.id === user.id && user.accountAdmin && viewer.role !== 'admin';
  const { leaving, isCancelled } = useLeaving(user);
  const { paymentType } = user;
  return (
    <UserGroup title={texts.planTitle}>
      <Box>
        <PlanLine user={user} isCancelled={isCancelled} />
        {isCancelled && <Typography>{texts.planCancelled}</Typography>}
        {paymentType !== undefined && (
          <Typography>
            {texts.paymentType}: {paymentType === null ? texts.noPayment : texts.paymentTypes[paymentType]}
          </Typography>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', justifyContent: { md: 'end' }, gap: 1 }}>
        {viewer.role === 'admin' && user.role !== 'admin' && !isCancelled && (
          <Button variant="outlined" onClick={() => setOpen('plan')}>
            {planTexts.open}
          </Button>
        )}
        {isOwn && user.planId !== null && (
          <Button component={Link} to={`/users/${user.id}/subscription`} variant="outlined">
            {planTexts.subscription}
          </Button>
        )}
        {leaving !== null && (
          <Button color="error" variant="outlined" onClick={() => setOpen('cancel')}>
            {texts.cancelSubscription(leaving.refund !== null)}
          </Button>
        )}
      </Box>
      {open === 'plan' && <ChangePlan user={user} onClose={close} />}
      {open === 'cancel' && leaving !== null && (
        <CancelDialog leaving={leaving} customer={viewer.id === user.id ? null : user} onClose={close} />
      )}
    </UserGroup>
  );
};
