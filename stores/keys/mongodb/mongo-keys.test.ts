import { afterAll, expect, it } from 'vitest';
import { StoreUnavailable } from '../../errors.ts';
import { freePort } from '../../testing/free-port.ts';
import { installation } from '../../testing/installation.ts';
import { startMongo } from '../../testing/servers.ts';
import { keysContract } from '../contract.ts';
import { openMongoKeys } from './mongo-keys.ts';

const server = await startMongo();
afterAll(() => server?.stop());

if (server !== null) keysContract('MongoDB', async () => installation(() => openMongoKeys(server.url)));

it('throws StoreUnavailable if there is no MongoDB at an address', async () => {
  await expect(openMongoKeys(`mongodb://127.0.0.1:${await freePort()}`)).rejects.toThrow(StoreUnavailable);
});
