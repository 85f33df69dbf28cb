import { setTimeout as delay } from 'node:timers/promises';
import Koa from 'koa';
import { expect, it } from 'vitest';
import { listen } from './listen.ts';

const answering = async (afterMs = 0, onCall: () => void = () => undefined) => {
  const app = new Koa();
  app.use(async (context) => {
    onCall();
    await delay(afterMs);
    context.body = 'there';
  });
  return listen(app, '127.0.0.1', 0);
};

it('keeps an idle connection for longer than a proxy does, which else sends a save into one that is closing', async () => {
  const { port, close } = await answering();
  const { headers } = await fetch(`http://127.0.0.1:${port}/`);
  const [, seconds] = /timeout=(\d+)/.exec(headers.get('keep-alive') ?? '') ?? [];
  expect(Number(seconds)).toBeGreaterThan(60);
  await close(0);
});

it('waits for the answer under way, and not for its connection to become old', async () => {
  let isUnderWay = false;
  const { port, close } = await answering(200, () => {
    isUnderWay = true;
  });
  const answer = fetch(`http://127.0.0.1:${port}/`);
  await expect.poll(() => isUnderWay, { interval: 5 }).toBe(true);
  await close(60_000);
  expect(await (await answer).text()).toBe('there');
});
