import { randomUUID } from 'node:crypto';
import { afterAll, expect, it, onTestFinished, vi } from 'vitest';
import { StoreUnavailable } from '../../errors.ts';
import { installation } from '../../testing/installation.ts';
import { NOBODY_THERE } from '../../testing/nobody-there.ts';
import { startProxy } from '../../testing/proxy.ts';
import { startMongo } from '../../testing/servers.ts';
import { viewsContract } from '../contract.ts';
import { client, freshDefinition, position } from '../contract-fixture.ts';
import { openMongoViews } from './mongo-views.ts';

const server = await startMongo();
afterAll(() => server?.stop());

if (server !== null)
  viewsContract('MongoDB', async () => installation(() => openMongoViews(server.url)), {
    atomicReplace: server.atomicReplace,
    many: 110,
  });

/** A wire message that updates a view's own collection, rather than saving a checkpoint. */
const isViewUpdate = (sent: Buffer) => /update.{5}view_/s.test(sent.toString('latin1'));

// An external server may be a replica set, whose members the driver would contact without going through the proxy.
if (server !== null && server.restart !== null)
  it('do not lose a write whose connection broke', async () => {
    const proxy = await startProxy(Number(new URL(server.url).port));
    const views = await openMongoViews(`mongodb://127.0.0.1:${proxy.port}/genial`);
    const view = await views.view(freshDefinition());
    const write = { put: client('1'), id: '1', guard: position(1) };
    const reached = position(1).position;

    proxy.cutAt(isViewUpdate);
    await expect(view.put('1', client('1'), position(1))).rejects.toThrow(StoreUnavailable);
    await expect(view.write([write], reached)).rejects.toThrow(StoreUnavailable);
    expect(await view.checkpoint()).toBe('');

    proxy.cutAt(null);
    expect(await view.write([write], reached)).toEqual(['written']);
    expect(await view.get('1')).toEqual(client('1'));
    expect(await view.checkpoint()).toBe(reached);
    await views.close();
    await proxy.stop();
  });

if (server !== null)
  it('time leases by the server’s clock, whatever those of the processes say', async () => {
    const views = await openMongoViews(server.url);
    const lease = `projector-${randomUUID()}`;
    expect(await views.lease(lease, 'one', 60_000)).toBe(true);
    const fast = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
    onTestFinished(() => fast.mockRestore());
    expect(await views.lease(lease, 'two', 60_000)).toBe(false);
    await views.close();
  });

it('throws StoreUnavailable if there is no MongoDB at an address', async () => {
  await expect(openMongoViews(NOBODY_THERE)).rejects.toThrow(StoreUnavailable);
});
