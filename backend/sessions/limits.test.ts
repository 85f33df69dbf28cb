import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { startRedisPair } from '../../stores/testing/redis-pair.ts';
import { startRedis } from '../../stores/testing/servers.ts';
import { openLimits } from './limits.ts';

const [redis, pair] = [await startRedis(), await startRedisPair()];
afterAll(async () => {
  await redis?.stop();
  await pair?.stop();
});

describe('the limit of sign-ins', () => {
  it('refuses an e-mail after ten failures, whatever its spelling, and no other', async () => {
    const { logins: limit } = await openLimits(null);
    for (let failure = 0; failure < 10; failure += 1) {
      expect(await limit.take(failure % 2 === 0 ? 'ana@genial.test' : 'ANA@genial.test', '10.0.0.1')).toBeNull();
    }
    expect(await limit.take('ana@genial.test', '10.0.0.2')).toBeGreaterThan(800);
    expect(await limit.take('bia@genial.test', '10.0.0.1')).toBeNull();
  });

  it('refuses an address after a hundred failures', async () => {
    const { logins: limit } = await openLimits(null);
    for (let failure = 0; failure < 100; failure += 1) await limit.take(`user${failure}@genial.test`, '10.0.0.1');
    expect(await limit.take('new@genial.test', '10.0.0.1')).not.toBeNull();
    expect(await limit.take('new@genial.test', '10.0.0.2')).toBeNull();
  });

  it('allows no more when four hundred arrive at once, and counts an IPv6 network as one caller', async () => {
    const { logins: limit } = await openLimits(null);
    const from = (address: (attempt: number) => string) =>
      Promise.all(Array.from({ length: 400 }, (_, attempt) => limit.take(`u${attempt}@genial.test`, address(attempt))));
    const let100 = (waits: readonly (number | null)[]) => waits.filter((wait) => wait === null).length;
    expect(let100(await from(() => '10.0.0.1'))).toBe(100);
    expect(let100(await from((attempt) => `2001:db8::${attempt.toString(16)}`))).toBe(100);
    expect(await limit.take('new@genial.test', '2001:db8:0:1::1')).toBeNull();
  });

  it('does not count what was given back', async () => {
    const { logins: limit } = await openLimits(null);
    for (let success = 0; success < 120; success += 1) {
      expect(await limit.take('ana@genial.test', '10.0.0.1')).toBeNull();
      await limit.giveBack('ana@genial.test', '10.0.0.1');
    }
  });

  it('runs attempts at one e-mail one after another, even after a failure', async () => {
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

describe('the limit of sign-ins on Redis', () => {
  it.runIf(redis?.freeze)('is counted in this process while Redis hangs, and in Redis again afterwards', async () => {
    const { logins: limit, close } = await openLimits(redis?.url ?? '');
    const { logins: another, close: closeAnother } = await openLimits(redis?.url ?? '');
    const waits = (email: string, of = limit) => of.take(email, '10.0.0.1');
    await expect
      .poll(async () => {
        await limit.take('ana@genial.test', '10.0.0.1');
        return waits('ana@genial.test', another);
      })
      .not.toBeNull();
    const goOn = redis?.freeze?.();
    onTestFinished(() => goOn?.());
    await Promise.all(Array.from({ length: 10 }, () => limit.take('bia@genial.test', '10.0.0.2')));
    expect(await waits('bia@genial.test')).not.toBeNull();
    expect(await waits('bia@genial.test', another)).toBeNull();
    goOn?.();
    await expect.poll(() => waits('ana@genial.test')).not.toBeNull();
    await close();
    await closeAnother();
  });

  it.runIf(pair)('is counted on the new server after a failover that kept the connection', async () => {
    const { logins: limit, close } = await openLimits(pair?.url ?? '');
    await limit.take('ana@genial.test', '10.0.0.1');
    await pair?.failOver();
    await expect
      .poll(async () => {
        await limit.take('bia@genial.test', '10.0.0.1');
        return pair?.promoted.exists('login-email:bia@genial.test');
      })
      .toBe(1);
    await close();
  });
});
