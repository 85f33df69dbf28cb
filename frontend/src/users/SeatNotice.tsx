import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { usersWithoutPlan } from '../../../domain/api/plans.ts';
import { useGenial } from '../data/data-provider.ts';
import { keys } from '../data/keys.ts';
import { isManagement, managesUsers, useSession } from '../data/session/session.ts';
import { useSubscription } from '../subscription/useSubscription.ts';
import { planTexts as texts } from './plan-texts.ts';
import { useUserList } from './useUserList.ts';

const OfOffice = () => {
  const genial = useGenial();
  const { user } = useSession();
  const { data: bought } = useSubscription();
  const { data: users } = useUserList();
  const { data: plans } = useQuery({
    queryKey: keys.plans,
    queryFn: async ({ signal }) => (await genial.plans(signal)).data.plans,
  });
  if (bought === undefined || !('plan' in bought) || users === undefined) return null;
  const seats = bought.plan?.users ?? usersWithoutPlan;
  if (users.filter(({ active }) => active).length < seats) return null;
  const hasLarger = plans === undefined || plans.some((plan) => plan.users > seats);
  return (
    <Alert
      severity="info"
      sx={{
        mb: 2,
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        '& .MuiAlert-message': { flex: { xs: '1 1 calc(100% - 40px)', sm: '0 1 auto' } },
      }}
      action={
        <Button component={Link} to={`/users/${user.id}/subscription`} color="inherit" size="small">
          {texts.subscription}
        </Button>
      }
    >
      {texts.seatsTaken(bought.plan?.name ?? null, seats)} {hasLarger ? texts.moreSeats : texts.noMoreSeats}
    </Alert>
  );
};

/** Told to an office's own administrator before one more user is typed for nothing: the plan has no seat left. */
export const SeatNotice = () => {
  const session = useSession();
  return managesUsers(session) && !isManagement(session) ? <OfOffice /> : null;
};
