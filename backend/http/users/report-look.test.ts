import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reportPreviewAnswer } from '../../../domain/api/report.ts';
import { reportLookAnswer, usualLook } from '../../../domain/api/report-look.ts';
import { type Api, type SignedIn, startApi } from '../../testing/api.ts';
import { newCalculation, newCustomer } from '../../testing/case-file.ts';
import { refusal } from '../../testing/client.ts';

let api: Api;
let ana: SignedIn;

beforeAll(async () => {
  api = await startApi();
  ana = await api.adviser({ name: 'Ana' });
});
afterAll(() => api.close());

const ADDRESS = '/users/self/report-look';
const lookOf = async (client: SignedIn) => (await client.get(ADDRESS)).as(reportLookAnswer).reportLook;

describe('the look of one’s own reports', () => {
  it('is the usual one until it is chosen, and changes field by field', async () => {
    expect(await lookOf(ana)).toEqual(usualLook);
    const chosen = await ana.put(ADDRESS, { reportLook: { colour: '#7A1F3D' } });
    expect(chosen.as(reportLookAnswer).reportLook).toEqual({ ...usualLook, colour: '#7a1f3d' });
    await ana.put(ADDRESS, { reportLook: { typeface: 'serif', order: ['PLANO_ACAO'] } });
    const whole = await ana.get(ADDRESS);
    expect(whole.as(reportLookAnswer).reportLook).toEqual({
      colour: '#7a1f3d',
      typeface: 'serif',
      cover: false,
      order: ['PLANO_ACAO'],
    });
    const again = await ana.put(ADDRESS, whole.body, { ifMatch: whole.etag });
    expect([again.status, again.etag]).toEqual([200, whole.etag]);
  });

  it('is refused where it could not be read, or says a section twice', async () => {
    const pale = await ana.put(ADDRESS, { reportLook: { colour: '#ffe066' } });
    expect([pale.status, pale.as(refusal).fields]).toEqual([
      422,
      { 'reportLook.colour': 'Esta cor é clara demais para se ler no papel. Escolha uma mais escura.' },
    ]);
    const twice = await ana.put(ADDRESS, { reportLook: { order: ['PLANO_ACAO', 'PLANO_ACAO'] } });
    expect(twice.status).toBe(422);
  });

  it('is that of what the user prints, and of nobody else', async () => {
    const bia = await api.adviser({ name: 'Bia', accountId: ana.accountId });
    await bia.put(ADDRESS, { reportLook: { colour: '#1f3a68', cover: true } });
    const { id: calculationId } = await newCalculation(ana, (await newCustomer(ana)).id);
    const previewOf = async (client: SignedIn) =>
      (await client.post('/reports/genial-report/preview', { calculationId })).as(reportPreviewAnswer).html;
    expect(await previewOf(bia)).toContain('#1f3a68');
    expect(await previewOf(bia)).toContain('<div class="cover">');
    expect(await previewOf(ana)).not.toContain('#1f3a68');
  });
});
