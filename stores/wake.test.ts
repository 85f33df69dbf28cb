import { expect, it } from 'vitest';
import { Wake } from './wake.ts';

it('ends a wait when it is rung', async () => {
  const wake = new Wake();
  const waiting = wake.wait();
  wake.ring();
  await expect(waiting).resolves.toBeUndefined();
});

it('ends the next wait at once when it was rung while nobody waited, and then no more', async () => {
  const wake = new Wake();
  wake.ring();
  wake.ring();
  await wake.wait();
  let ended = false;
  const waiting = wake.wait().then(() => {
    ended = true;
  });
  await new Promise(setImmediate);
  expect(ended).toBe(false);
  wake.ring();
  await waiting;
});

it('ends a wait when its time is over', async () => {
  await expect(new Wake().wait(1)).resolves.toBeUndefined();
});
