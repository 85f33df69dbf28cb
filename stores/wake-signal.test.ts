import { expect, it } from 'vitest';
import { WakeSignal } from './wake-signal.ts';

it('ends a wait when it is notified', async () => {
  const wake = new WakeSignal();
  const waiting = wake.wait();
  wake.notify();
  await expect(waiting).resolves.toBeUndefined();
});

it('ends the next wait at once when notified while nobody waited, and only that one', async () => {
  const wake = new WakeSignal();
  wake.notify();
  wake.notify();
  await wake.wait();
  let ended = false;
  const waiting = wake.wait().then(() => {
    ended = true;
  });
  await new Promise(setImmediate);
  expect(ended).toBe(false);
  wake.notify();
  await waiting;
});

it('ends a wait after its timeout', async () => {
  await expect(new WakeSignal().wait(1)).resolves.toBeUndefined();
});
