import { catalao } from '../../../domain/api/described-cities.fake.ts';
import { describedPlaceAnswer, describedPlacesAnswer } from '../../../domain/api/described-places.ts';
import type { Client } from '../client.ts';
import type { Examples } from './example.ts';

const index = { indexes: [], min_salary: 1621, max_salary: null, year: 2026, month: '11' };

/** Another municipality of Goiás for each world. */
const cityOf = (unique: string): number => 5_210_000 + (Number.parseInt(unique.slice(0, 4), 16) % 80_000);

/** The place that the office describes, described where it is not. */
const placeOf = async (office: Client): Promise<string> => {
  const { places } = (await office.get('/described-places')).as(describedPlacesAnswer);
  const known = places.find(({ withdrawn, fields }) => !withdrawn && fields.ibge === catalao.ibge);
  if (known !== undefined) return known.id;
  return (await office.post('/described-places', { place: catalao })).as(describedPlaceAnswer).place.id;
};

/** What belongs to the whole installation: indexes, recomputation, settings. */
export const installation: Examples = {
  'get /recomputations/current': { call: (c) => c.get('/recomputations/current') },
  'get /recomputations/current/events': { call: (c) => c.head('/recomputations/current/events') },
  'post /recomputations/current/stop': { call: (c) => c.post('/recomputations/current/stop') },
  'post /recomputations/current/resume': { call: (c) => c.post('/recomputations/current/resume') },
  'get /calculation-changes': { call: (c) => c.get('/calculation-changes?since=2026-11-01') },
  'get /regimes': { call: (c) => c.get('/regimes?name=sao') },
  'get /described-places': { call: (c) => c.get('/described-places') },
  'post /described-places': {
    call: (c, { customer }) => c.post('/described-places', { place: { ...catalao, ibge: cityOf(customer) } }),
  },
  'get /described-places/:id': {
    call: async (c, { owner }) => c.get(`/described-places/${await placeOf(owner)}`),
    owned: true,
  },
  'put /described-places/:id': {
    call: async (c, { owner }) => {
      const id = await placeOf(owner);
      return c.put(`/described-places/${id}`, { place: { ...catalao, law: 'Lei 1/2024' } });
    },
    owned: true,
  },
  'delete /described-places/:id': {
    call: async (c, { owner }) => c.delete(`/described-places/${await placeOf(owner)}`),
    owned: true,
  },
  'get /described-places/:id/file': {
    call: async (c, { owner }) => c.get(`/described-places/${await placeOf(owner)}/file`),
    owned: true,
  },
  'get /described-places/:id/comparison': {
    call: async (c, { owner }) => c.get(`/described-places/${await placeOf(owner)}/comparison?regimeId=2`),
    owned: true,
  },
  'get /updateIndex': { call: (c) => c.get('/updateIndex?date=10/2026') },
  'get /updateIndex/history': { call: (c) => c.get('/updateIndex/history') },
  'post /updateIndex': { call: (c) => c.post('/updateIndex', index) },
  'delete /updateIndex': {
    call: async (c, { admin }) => {
      await admin.post('/updateIndex', index);
      return c.delete('/updateIndex?date=11/2026');
    },
  },
  'get /settings': { call: (c) => c.get('/settings') },
  'get /version': { call: (c) => c.get('/version') },
  'get /docs': { call: (c) => c.get('/docs') },
  'get /docs/openapi.json': { call: (c) => c.get('/docs/openapi.json') },
};
