import { describe, expect, it } from 'vitest';
import { openLimits } from './limits.ts';

describe('the limit of sign-ins', () => {
  it('refuses an e-mail after ten failures, however it is written, and no other e-mail', async () => {
    const { logins: limit } = await openLimits(null);
    for (let failure = 0; failure < 10; failure += 1) {
      expect(await limit.waitingTime('ana@genial.test', '10.0.0.1')).toBeNull();
      await limit.count('ANA@genial.test', '10.0.0.1');
    }
    expect(await limit.waitingTime('ana@genial.test', '10.0.0.2')).toBeGreaterThan(800);
    expect(await limit.waitingTime('bia@genial.test', '10.0.0.1')).toBeNull();
  });

  it('refuses an address after a hundred failures', async () => {
    const { logins: limit } = await openLimits(null);
    for (let failure = 0; failure < 100; failure += 1) await limit.count(`user${failure}@genial.test`, '10.0.0.1');
    expect(await limit.waitingTime('new@genial.test', '10.0.0.1')).not.toBeNull();
    expect(await limit.waitingTime('new@genial.test', '10.0.0.2')).toBeNull();
  });

  it('lets attempts at one e-mail run one after another, a failing one included', async () => {
    const { logins: limit } = await openLimits(null);
    const order: string[] = [];
    const attempt = (name: string) => async () => {
      order.push(`${name} begins`);
      await Promise.resolve();
      order.push(`${name} ends`);
      if (name === 'a') throw new Error('lost');
    };
    const first = limit.inTurn('ana@genial.test', attempt('a')).catch(() => undefined);
    await Promise.all([first, limit.inTurn('ana@genial.test', attempt('b'))]);
    expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  });
});
