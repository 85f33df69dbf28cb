import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { benefitLogsAnswer } from '../../../domain/api/benefit-logs.ts';
import { calculation, calculationAnswer } from '../../../domain/api/calculations.ts';
import { customerAnswer } from '../../../domain/api/customers.ts';
import { catalao } from '../../../domain/api/described-cities.fake.ts';
import { describedPlaceAnswer, describedPlacesAnswer, neighbourAnswer } from '../../../domain/api/described-places.ts';
import { regimesAnswer } from '../../../domain/api/regimes.ts';
import { reportPreviewAnswer } from '../../../domain/api/report.ts';
import { rulesAnswer } from '../../../domain/api/rules.ts';
import { type Api, type SignedIn, startApi } from '../../testing/api.ts';
import { newCalculation, newCustomer, newWorkRecord } from '../../testing/case-file.ts';
import { refusal } from '../../testing/client.ts';

let api: Api;
let office: SignedIn;
let stranger: SignedIn;

beforeAll(async () => {
  api = await startApi();
  office = await api.office();
  stranger = await api.office('Outra Advocacia');
});
afterAll(() => api.close());

const described = async (changes: Partial<typeof catalao> = {}) => {
  for (const { id, withdrawn } of (await office.get('/described-places')).as(describedPlacesAnswer).places)
    if (!withdrawn) await office.delete(`/described-places/${id}`);
  return (await office.post('/described-places', { place: { ...catalao, ...changes } })).as(describedPlaceAnswer).place;
};

/** A servant of the place, with a record. */
const servant = async (regimeId: number) => {
  const { id: customerId } = await newCustomer(office);
  const made = await newCalculation(office, customerId, {
    regimeType: 'RPPS',
    regimeId,
    publicServiceIngressDate: '1990-03-01',
    calculationDate: '2026-11-20',
  });
  await newWorkRecord(office, made.id, { regimeType: 'RPPS', isPublicService: true, isCurrentPosition: true });
  return { customerId, id: made.id, regime: made.regime };
};
const rulesOf = async (id: string) => {
  const answer = (await office.get(`/calculations/${id}/rules`)).as(rulesAnswer);
  return { ...answer, all: [...answer.applicableRules, ...answer.futureRules, ...answer.notApplicableRules] };
};

describe('a place that an office describes', () => {
  it('is offered to its advisers first, names the calculation and gives its rules, their values and the report', async () => {
    const place = await described();
    const { regimes } = (await office.get('/regimes?name=catal')).as(regimesAnswer);
    expect(regimes[0]).toMatchObject({ regimeId: place.regimeId, reading: { extent: 'office' } });
    const { id, regime, customerId } = await servant(place.regimeId);
    expect(regime).toBe('Catalão - GO (informado pelo escritório)');
    const { customer } = (await office.get(`/customers/${customerId}`)).as(customerAnswer);
    expect(customer.calculations[0]?.regime).toBe(regime);
    const { all, warnings } = await rulesOf(id);
    const own = all.filter((rule) => rule.id.startsWith(`escritorio-${place.regimeId}`));
    expect(own.length).toBeGreaterThan(4);
    expect(warnings.join(' ')).toContain('informado pelo escritório: versão 1');
    const logs = await office.get(`/calculations/${id}/rules/${own[0]?.id}/benefit-logs`);
    expect(logs.as(benefitLogsAnswer).benefitLogs).toBeDefined();
    expect((await office.get(`/calculations/${id}/rules/${own[0]?.id}/net`)).status).toBe(200);
    const report = { calculationId: id, sections: ['POSSIBILIDADES_IMEDIATAS_RPPS', 'POSSIBILIDADES_FUTURAS_RPPS'] };
    const preview = await office.post('/reports/genial-report/preview', report);
    expect(preview.as(reportPreviewAnswer).html).toContain('informado pelo escritório');
  });

  it('moves the answers of its calculations when it is described again, which say the version', async () => {
    const place = await described();
    const { id } = await servant(place.regimeId);
    const position = async () =>
      (await rulesOf(id)).all.find((rule) => rule.id.endsWith('-voluntaria'))?.necessaryPositionTime?.years;
    expect(await position()).toBe(5);
    const permanent = catalao.permanent.kind === 'own' ? catalao.permanent : null;
    if (permanent === null) throw new Error('no rule');
    const later = { ...catalao, permanent: { ...permanent, position: { from: 'text', value: 3 } } };
    const edited = await office.put(`/described-places/${place.id}`, { place: later });
    expect(edited.as(describedPlaceAnswer).place.version).toBe(2);
    expect(await position()).toBe(3);
    expect((await rulesOf(id)).warnings.join(' ')).toContain('versão 2');
  });

  it('is not described over what somebody else described since: the one who saves later is told', async () => {
    const { id, revision } = await described();
    const ifMatch = `"${revision}"`;
    const first = await office.put(`/described-places/${id}`, { place: { ...catalao, institute: 'A' } }, { ifMatch });
    expect(first.as(describedPlaceAnswer).place.revision).toBeGreaterThan(revision);
    const second = await office.put(`/described-places/${id}`, { place: { ...catalao, institute: 'B' } }, { ifMatch });
    expect([second.status, second.as(refusal).err, second.etag]).toEqual([409, 'StaleRevision', first.etag]);
    expect((await office.delete(`/described-places/${id}`, { ifMatch })).status).toBe(409);
  });

  it('goes on for its calculations when it is withdrawn, is offered no longer, and says so', async () => {
    const place = await described();
    const { id } = await servant(place.regimeId);
    expect((await office.delete(`/described-places/${place.id}`)).status).toBe(204);
    expect((await office.get('/regimes?name=catal')).as(regimesAnswer).regimes).toEqual([]);
    expect((await office.get(`/calculations/${id}`)).as(calculation).regime).toContain('Catalão');
    expect((await rulesOf(id)).warnings.join(' ')).toContain('retirou esta descrição');
    expect((await office.put(`/calculations/${id}`, { name: 'Outro' })).status).toBe(200);
  });

  it('is nothing to another office: not listed, not found, not to be named', async () => {
    const place = await described();
    expect((await stranger.get('/regimes?name=catal')).as(regimesAnswer).regimes).toEqual([]);
    expect((await stranger.get('/described-places')).as(describedPlacesAnswer).places).toEqual([]);
    for (const path of ['', '/file', `/comparison?regimeId=4209102`])
      expect((await stranger.get(`/described-places/${place.id}${path}`)).status).toBe(404);
    expect((await stranger.put(`/described-places/${place.id}`, { place: catalao })).status).toBe(404);
    expect((await stranger.delete(`/described-places/${place.id}`)).status).toBe(404);
    const { id: customerId } = await newCustomer(stranger);
    const refused = await stranger.post('/calculations', { customerId, name: 'X', regimeId: place.regimeId });
    expect([refused.status, Object.keys(refused.as(refusal).fields ?? {})]).toEqual([422, ['regimeId']]);
    const { id } = await newCalculation(stranger, customerId);
    expect((await stranger.put(`/calculations/${id}`, { regimeId: place.regimeId })).status).toBe(422);
    const neighbour = await stranger.post('/described-places', {
      place: { ...catalao, city: 'Ouvidor', ibge: 5215504 },
    });
    const mine = neighbour.as(describedPlaceAnswer).place.id;
    expect((await stranger.get(`/described-places/${mine}/comparison?regimeId=${place.regimeId}`)).status).toBe(404);
  });

  it('is described by the office’s administrator alone, and read by its advisers', async () => {
    const adviser = await api.adviser();
    expect((await adviser.get('/described-places')).status).toBe(200);
    const admin = await api.adviser({ role: 'admin' });
    expect((await admin.post('/described-places', { place: catalao })).status).toBe(403);
    expect((await office.get('/described-places')).as(describedPlacesAnswer).mayDescribe).toBe(true);
  });

  it('stands once for each municipality, and is compared and exported', async () => {
    const place = await described();
    const again = await office.post('/described-places', { place: catalao });
    expect(again.as(refusal).fields).toHaveProperty(['place.ibge']);
    const beside = (await office.get(`/described-places/${place.id}/comparison?regimeId=4209102`)).as(neighbourAnswer);
    expect(beside.neighbour).toBe('Joinville - SC');
    const file = await office.get(`/described-places/${place.id}/file`);
    expect(file.headers.get('Content-Disposition')).toContain('catalao-go.ts');
    expect(file.text).toContain('export const catalaoGo: Place');
  });

  it('keeps its calculation when that is opened again and changed', async () => {
    const place = await described();
    const { id } = await servant(place.regimeId);
    const edited = await office.put(`/calculations/${id}`, { regimeId: place.regimeId, name: 'Com nome' });
    expect(edited.as(calculationAnswer).calculation.regime).toContain('informado pelo escritório');
  });
});
