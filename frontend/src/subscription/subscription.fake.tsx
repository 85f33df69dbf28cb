import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, vi } from 'vitest';
import type { Subscription } from '../../../domain/api/subscription.ts';
import { aSession } from '../data/session/session.fake.ts';
import { serve } from '../data/testing/serve.ts';
import { show } from '../shared/testing/render.tsx';
import SubscriptionPage from './SubscriptionPage.tsx';

export const open = (answer: Subscription | { state: Subscription['state'] }, more = {}) => {
  const calls = serve({ 'GET subscription': { body: answer }, ...more });
  const session = aSession({ accountAdmin: true, planId: 'genio-mensal' });
  show(<SubscriptionPage />, {
    at: `/users/${session.user.id}/subscription`,
    path: '/users/:id/subscription',
    session,
  });
  return calls;
};
export const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
/** The value beside a label. */
export const row = async (label: string) =>
  (await screen.findByText(label, { selector: 'dt' })).nextElementSibling?.textContent;

export const onTheDay = () =>
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T15:00:00.000Z') });
    return () => vi.useRealTimers();
  });
