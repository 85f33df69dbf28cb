import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { z } from 'zod';
import type { accountPlanAnswer } from '../../../domain/api/accounts.ts';
import type { User } from '../../../domain/api/auth.ts';
import { useGenial } from '../data/data-provider.ts';
import { keys } from '../data/keys.ts';
import { BusyButton } from '../shared/BusyButton.tsx';
import { ErrorPanel } from '../shared/ErrorPanel.tsx';
import { PageSkeleton } from '../shared/PageSkeleton.tsx';
import { PlanChoice } from './PlanChoice.tsx';
import { planTexts as texts } from './plan-texts.ts';
import { useChangePlan } from './useChangePlan.ts';

interface ChangePlanProps {
  user: User;
  onClose: () => void;
}

interface ChoosingProps extends ChangePlanProps {
  plan: z.infer<typeof accountPlanAnswer>;
}

const Choosing = ({ user, plan, onClose }: ChoosingProps) => {
  const [chosen, setChosen] = useState(plan.planId ?? '');
  const { mutate, isPending, error } = useChangePlan(user, onClose);
  // Refused: somebody has to choose first who goes on.
  const isTooSmall = plan.users > (plan.choices.find(({ planId }) => planId === chosen)?.users ?? plan.users);
  const isSame = chosen === (plan.planId ?? '');
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {error !== null && <Alert severity="error">{error.message}</Alert>}
        <PlanChoice plan={plan} value={chosen} onChange={setChosen} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{texts.back}</Button>
        <BusyButton
          variant="contained"
          busy={isPending}
          disabled={isSame || isTooSmall}
          onClick={() => mutate(chosen === '' ? null : chosen)}
        >
          {texts.change}
        </BusyButton>
      </DialogActions>
    </>
  );
};

/** Another plan for the account of a user, by an administrator: what it costs from when on is said before. */
export const ChangePlan = ({ user, onClose }: ChangePlanProps) => {
  const genial = useGenial();
  const titleId = useId();
  const { data, error, refetch } = useQuery({
    queryKey: keys.accountPlan(user.accountId),
    queryFn: async () => (await genial.accountPlan(user.accountId)).data,
  });
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{texts.title}</DialogTitle>
      {data !== undefined && <Choosing user={user} plan={data} onClose={onClose} />}
      {data === undefined && (
        <DialogContent>
          {error === null ? (
            <PageSkeleton />
          ) : (
            <ErrorPanel error={error} title={texts.loadFailed} onRetry={() => refetch()} />
          )}
        </DialogContent>
      )}
    </Dialog>
  );
};
