import { describe, expect, it } from 'vitest';
import { withLease } from './lease.ts';

const options = { name: 'projector', holder: 'p1', ttlMs: 3, onError: () => undefined };

/** Returns the answers one after another, then the last one forever. */
const answering = (...answers: (boolean | Error)[]) => ({
  lease: async () => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer instanceof Error) throw answer;
    return answer ?? false;
  },
});

const untilLost = (lost: AbortSignal) =>
  new Promise<void>((resolve) => lost.addEventListener('abort', () => resolve(), { once: true }));

describe('working under a lease', () => {
  it('does not begin while somebody else holds it', async () => {
    let worked = false;
    const held = await withLease(answering(false), options, async () => {
      worked = true;
    });
    expect([held, worked]).toEqual([false, false]);
  });

  it('is notified when somebody else has taken it', async () => {
    expect(await withLease(answering(true, true, false), options, untilLost)).toBe(true);
  });

  it('is notified when it can no longer be renewed', async () => {
    const errors: unknown[] = [];
    const gone = new Error('gone');
    await withLease(answering(true, gone), { ...options, onError: (error) => errors.push(error) }, untilLost);
    expect(errors[0]).toBe(gone);
  });
});
