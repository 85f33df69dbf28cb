import type { Examples } from './example.ts';

const index = { indexes: [], min_salary: 1621, max_salary: null, year: 2026, month: '11' };

/** What belongs to the whole installation: indexes, recomputation, settings. */
export const installation: Examples = {
  'get /recomputations/current': { call: (c) => c.get('/recomputations/current') },
  'get /recomputations/current/events': { call: (c) => c.head('/recomputations/current/events') },
  'post /recomputations/current/stop': { call: (c) => c.post('/recomputations/current/stop') },
  'post /recomputations/current/resume': { call: (c) => c.post('/recomputations/current/resume') },
  'get /calculation-changes': { call: (c) => c.get('/calculation-changes?since=2026-11-01') },
  'get /regimes': { call: (c) => c.get('/regimes?name=sao') },
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
