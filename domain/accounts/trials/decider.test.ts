import { describe, it } from 'vitest';
import { specify } from '../../testing/decider-spec.ts';
import { trialAggregate } from './decider.ts';
import type { TrialEvent } from './events.ts';

const { given } = specify(trialAggregate.decider);
const claim = (accountId: string, instead: string | null = null) =>
  ({ type: 'ClaimTrial', accountId, instead }) as const;
const claimed = (accountId: string): TrialEvent => ({ type: 'TrialClaimed', data: { accountId } });

describe('the trial of a CPF or CNPJ', () => {
  it('is the first account’s', () => {
    given().when(claim('a1')).thenEvents(claimed('a1'));
  });

  it('is no second one’s', () => {
    given(claimed('a1')).when(claim('a2')).thenNothing();
  });

  it('is claimed once, however often the sign-up is repeated', () => {
    given(claimed('a1')).when(claim('a1')).thenNothing();
  });

  it('passes to the next where the first sign-up was never finished', () => {
    given(claimed('a1')).when(claim('a2', 'a1')).thenEvents(claimed('a2'));
  });

  it('passes to one of two who ask for it at the same time', () => {
    given(claimed('a1'), claimed('a2')).when(claim('a3', 'a1')).thenNothing();
  });
});
