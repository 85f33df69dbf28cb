import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { User } from '../../../domain/api/auth.ts';
import { useSession } from '../app/session/session.ts';
import { CancelSubscription } from './CancelSubscription.tsx';
import { PlanLine } from './PlanLine.tsx';
import { userTexts as texts } from './texts.ts';
import { UserGroup } from './UserGroup.tsx';
import { useRefund } from './useRefund.ts';

/** Whether there is something to cancel, and whether it is for whoever looks to do. */
const mayCancel = (viewer: User, user: User): boolean =>
  user.planId !== null && (viewer.role === 'admin' || (viewer.id === user.id && user.accountAdmin));

/** What the account has bought, how it pays, and the way out. */
export const PlanGroup = ({ user }: { user: User }) => {
  const { user: viewer } = useSession();
  const [cancelling, setCancelling] = useState(false);
  const refund = useRefund(user);
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
      {mayCancel(viewer, user) && (
        <Box sx={{ justifySelf: { md: 'end' } }}>
          <Button color="error" variant="outlined" onClick={() => setCancelling(true)}>
            {texts.cancelSubscription(refund)}
          </Button>
        </Box>
      )}
      {cancelling && <CancelSubscription user={user} refund={refund} onClose={() => setCancelling(false)} />}
    </UserGroup>
  );
};
