import { afterAll, expect, it } from 'vitest';
import { StoreUnavailable } from '../../errors.ts';
import { installation } from '../../testing/installation.ts';
import { NOBODY_THERE } from '../../testing/nobody-there.ts';
import { startMongo } from '../../testing/servers.ts';
import { keysContract } from '../contract.ts';
import { openMongoKeys } from './mongo-keys.ts';

const server = await startMongo();
afterAll(() => server?.stop());

if (server !== null) keysContract('MongoDB', async () => installation(() => openMongoKeys(server.url)));

it('throws StoreUnavailable if there is no MongoDB at an address', async () => {
  await expect(openMongoKeys(NOBODY_THERE)).rejects.toThrow(StoreUnavailable);
});
