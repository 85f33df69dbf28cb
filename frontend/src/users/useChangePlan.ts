import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import type { User } from '../../../domain/api/auth.ts';
import { useGenial } from '../data/data-provider.ts';
import { keys } from '../data/keys.ts';
import { planTexts as texts } from './plan-texts.ts';

/** Gives the account of a user another plan, and reads again what that changes. */
export const useChangePlan = ({ accountId }: User, onDone: () => void) => {
  const genial = useGenial();
  const client = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: (planId: string | null) => genial.changePlan(accountId, planId),
    onSuccess: async ({ data: { planId, state } }, asked) => {
      const concerned = [keys.users, keys.accounts, keys.session, keys.payments, keys.accountPlan(accountId)];
      await Promise.all(concerned.map((queryKey) => client.invalidateQueries({ queryKey })));
      const isConfirming = state === 'CONFIRMING' && planId !== asked;
      notify(isConfirming ? texts.confirming : texts.changed, { type: isConfirming ? 'info' : 'success' });
      onDone();
    },
  });
};
