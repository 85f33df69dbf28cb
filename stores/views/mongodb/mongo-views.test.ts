import { afterAll, expect, it } from 'vitest';
import { StoreUnavailable } from '../../errors.ts';
import { installation } from '../../testing/installation.ts';
import { freePort, startMongo } from '../../testing/servers.ts';
import { viewsContract } from '../contract.ts';
import { openMongoViews } from './mongo-views.ts';

const server = await startMongo();
afterAll(() => server?.stop());

if (server !== null) viewsContract('MongoDB', async () => installation(() => openMongoViews(server.url)), server);

it('says by name that there is no MongoDB at an address', async () => {
  await expect(openMongoViews(`mongodb://127.0.0.1:${await freePort()}`)).rejects.toThrow(StoreUnavailable);
});
