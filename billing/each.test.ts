import { describe, expect, it } from 'vitest';
import { eachByItself } from './each.ts';
import { GatewayUnavailable } from './port.ts';

const living = new AbortController().signal;

/** Works on accounts by number; whoever `fails` names throws. Returns who was worked on, and what was told as an error. */
const working = async (fails: (account: number) => Error | null) => {
  const worked: number[] = [];
  const told: unknown[] = [];
  const accounts = Array.from({ length: 30 }, (_, place) => place);
  const outcome = await eachByItself(
    accounts,
    async (account) => {
      const error = fails(account);
      if (error !== null) throw error;
      worked.push(account);
      return true;
    },
    (error) => told.push(error),
    living,
  ).catch((error: unknown) => error);
  return { worked, told, outcome };
};

describe('work on each account by itself', () => {
  it('goes on after one that fails of anything, which is told', async () => {
    const broken = new Error('one of them');
    const { worked, told, outcome } = await working((account) => (account === 3 ? broken : null));
    expect([worked.length, told, outcome]).toEqual([29, [broken], { done: 29, failed: 1 }]);
  });

  it('goes on after one for which the provider gave no answer, and then counts as failed', async () => {
    const slow = new GatewayUnavailable('slow', 'POST /payments');
    const { worked, outcome } = await working((account) => (account === 3 ? slow : null));
    expect([worked.length, outcome]).toEqual([29, slow]);
  });

  it('asks nobody else by a key that the provider refuses', async () => {
    const refused = new GatewayUnavailable('key refused', 'POST /payments');
    const { worked, outcome } = await working((account) => (account === 3 ? refused : null));
    expect([worked, outcome]).toEqual([[0, 1, 2], refused]);
  });
});
