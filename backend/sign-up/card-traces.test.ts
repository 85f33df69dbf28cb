import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createSecurityLog } from '../security-log.ts';
import { startApi } from '../testing/api.ts';
import { deliver, work } from '../testing/billing.ts';
import { aSignUp, REFUSED_CARDS } from '../testing/sign-up.ts';
import { keptInFolder, tracesIn } from '../testing/traces.ts';

/** Nowhere else in what is kept: neither a date nor an amount. */
const card = { holderName: 'TITULAR ESCONDIDA', number: '4929716350482761', ccv: '7391' };
/** Four digits alone: some random id or hash has them among its own. */
const ccv = /(?<![\w-])7391(?![\w-])/;
const lines: string[] = [];
const listening = { write: (line: string) => void lines.push(line) };

it('a card is in no event, view, job, file, log line or answer, whatever became of the sign-up', async () => {
  const api = await startApi({
    workers: true,
    logger: pino({ level: 'trace' }, listening),
    security: createSecurityLog('info', listening),
  });
  const { dataDir } = api.deps.config;
  const answers: string[] = [];
  const register = async (body: unknown) => {
    const { status, text } = await api.nobody.post('/auth/register', body);
    answers.push(text);
    return status;
  };
  expect(await register(aSignUp('genio-mensal', { card }))).toBe(201);
  expect(await register(aSignUp('genio-anual-cartao', { card, installmentNumber: 6 }))).toBe(201);
  expect(await register(aSignUp('genio-mensal', { card, account: { cpf: '11111111111' } }))).toBe(422);
  expect(await register(aSignUp('genio-mensal', { card: { ...card, number: REFUSED_CARDS[1] } }))).toBe(422);
  expect(await register(aSignUp('genio-mensal', { card: { ...card, expiryYear: '19' } }))).toBe(422);
  expect(await register({ ...aSignUp('genio-mensal', { card }), unknown: 1 })).toBe(422);
  api.clock.now = '2026-11-28T15:00:00.000Z';
  await deliver(api);
  await work(api, 'charges');
  await work(api, 'comparison');

  const traces = [card.number, ccv, card.holderName, REFUSED_CARDS[1]];
  expect(tracesIn(await keptInFolder(dataDir), traces)).toEqual([]);
  expect(tracesIn(new Map([['log', Buffer.from(lines.join('\n'))]]), traces)).toEqual([]);
  expect(tracesIn(new Map([['answers', Buffer.from(answers.join('\n'))]]), traces)).toEqual([]);
  // Even as the number is grouped on the card.
  expect(lines.join('\n')).not.toMatch(/4929[ .-]7163/);
  expect(lines.length).toBeGreaterThan(10);
  await api.close();
});

it('the code of a card is found wherever it is written, and not within an id', () => {
  const found = (text: string) => tracesIn(new Map([['place', Buffer.from(text)]]), [ccv]);
  for (const text of ['{"ccv":"7391"}', '{\\"ccv\\":7391}', 'ccv=7391&x', '7391']) expect(found(text)).toHaveLength(1);
  expect(found('a7391c30-73917391-4b1e-9c7391b0')).toEqual([]);
});
