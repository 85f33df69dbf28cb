import { afterAll, expect, it } from 'vitest';
import { StoreUnavailable } from '../../errors.ts';
import { installation } from '../../testing/installation.ts';
import { freePort, startMongo } from '../../testing/servers.ts';
import { filesContract } from '../contract.ts';
import { openGridFsFiles } from './gridfs-files.ts';

const server = await startMongo();
afterAll(() => server?.stop());

if (server !== null) filesContract('GridFS', async () => installation(() => openGridFsFiles(server.url)));

it('says by name that there is no MongoDB at an address', async () => {
  await expect(openGridFsFiles(`mongodb://127.0.0.1:${await freePort()}`)).rejects.toThrow(StoreUnavailable);
});
