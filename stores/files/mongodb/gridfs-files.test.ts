import { MongoClient, ObjectId } from 'mongodb';
import { afterAll, expect, it } from 'vitest';
import { StoreUnavailable } from '../../errors.ts';
import { installation } from '../../testing/installation.ts';
import { NOBODY_THERE } from '../../testing/nobody-there.ts';
import { startMongo } from '../../testing/servers.ts';
import { filesContract } from '../contract.ts';
import { openGridFsFiles } from './gridfs-files.ts';

const server = await startMongo();
afterAll(() => server?.stop());

if (server !== null) {
  filesContract('GridFS', async () => installation(() => openGridFsFiles(server.url)));

  it('sweeps away what a crash left without an entry, once it is too old to be in progress', async () => {
    const files = await openGridFsFiles(server.url);
    const client = new MongoClient(server.url);
    const chunks = client.db().collection('contents.chunks');
    const [old, underWay] = [ObjectId.createFromTime(Date.now() / 1_000 - 7_200), new ObjectId()];
    await chunks.insertMany([old, underWay].map((files_id) => ({ files_id, n: 0, data: Buffer.from('half') })));
    expect(await files.sweep(Date.now() - 3_600_000)).toBe(1);
    expect(await chunks.findOne({ files_id: old })).toBeNull();
    expect(await chunks.findOne({ files_id: underWay })).not.toBeNull();
    await client.close();
    await files.close();
  });
}

it('throws StoreUnavailable if there is no MongoDB at an address', async () => {
  await expect(openGridFsFiles(NOBODY_THERE)).rejects.toThrow(StoreUnavailable);
});
