import { scenarioAnswer } from '../../../domain/api/scenarios.ts';
import type { Examples, World } from './example.ts';

/** Kept by the owner: a stranger does not find it. */
const scenarioOf = async ({ owner, calculation }: World): Promise<string> => {
  const body = { name: 'Cenário', hypotheses: [{ kind: 'stops', on: '2027-01-31' }] };
  return (await owner.post(`/calculations/${calculation}/scenarios`, body)).as(scenarioAnswer).scenario.id;
};

/** What the law answers: rules, scenarios, reports. */
export const rules: Examples = {
  'get /calculations/:id/rules': {
    call: (c, { calculation }) => c.get(`/calculations/${calculation}/rules?regimeType=RGPS`),
    owned: true,
  },
  'get /calculations/:id/scenarios': {
    call: (c, { calculation }) => c.get(`/calculations/${calculation}/scenarios`),
    owned: true,
  },
  'post /calculations/:id/scenarios': {
    call: (c, { calculation }) =>
      c.post(`/calculations/${calculation}/scenarios`, {
        name: 'Cenário',
        hypotheses: [{ kind: 'stops', on: '2027-01-31' }],
      }),
    owned: true,
  },
  'get /calculations/:id/scenarios/comparison': {
    call: (c, { calculation }) => c.get(`/calculations/${calculation}/scenarios/comparison`),
    owned: true,
  },
  'get /scenarios/:id': {
    call: async (c, world) => c.get(`/scenarios/${await scenarioOf(world)}`),
    owned: true,
  },
  'put /scenarios/:id': {
    call: async (c, world) => c.put(`/scenarios/${await scenarioOf(world)}`, { name: 'Outro' }),
    owned: true,
  },
  'delete /scenarios/:id': {
    call: async (c, world) => c.delete(`/scenarios/${await scenarioOf(world)}`),
    owned: true,
  },
  'get /scenarios/:id/rules': {
    call: async (c, world) => c.get(`/scenarios/${await scenarioOf(world)}/rules?regimeType=RGPS`),
    owned: true,
  },
  'get /calculations/:id/outlook': {
    call: (c, { calculation }) => c.get(`/calculations/${calculation}/outlook?regimeType=RGPS`),
    owned: true,
  },
  'get /calculations/:id/next-steps': {
    call: (c, { calculation }) => c.get(`/calculations/${calculation}/next-steps?regimeType=RGPS`),
    owned: true,
  },
  'get /calculations/:id/applicable-rules': {
    call: (c, { calculation }) => c.get(`/calculations/${calculation}/applicable-rules`),
    owned: true,
  },
  'get /calculations/:id/future-rules': {
    call: (c, { calculation }) => c.get(`/calculations/${calculation}/future-rules`),
    owned: true,
  },
  'get /calculations/:id/not-applicable-rules': {
    call: (c, { calculation }) => c.get(`/calculations/${calculation}/not-applicable-rules`),
    owned: true,
  },
  'get /calculations/:id/rules/:ruleId/net': {
    call: (c, { calculation }) =>
      c.get(`/calculations/${calculation}/rules/rgps-ec103-art18-idade/net?regimeType=RGPS&dependants=1`),
    owned: true,
  },
  'post /calculations/:id/family': {
    call: (c, { calculation }) =>
      c.post(`/calculations/${calculation}/family`, {
        dependants: [{ id: 'a', kind: 'spouse', birthDate: '1976-01-01', unionSince: '2000-01-01' }],
      }),
    owned: true,
  },
  'get /calculations/:id/rules/:ruleId/benefit-logs': {
    call: (c, { calculation }) => c.get(`/calculations/${calculation}/rules/rgps-ec103-art18-idade/benefit-logs`),
    owned: true,
  },
  'get /calculations/:id/time-totals': {
    call: (c, { calculation }) => c.get(`/calculations/${calculation}/time-totals`),
    owned: true,
  },
  'get /calculations/:id/export': {
    call: (c, { calculation }) => c.get(`/calculations/${calculation}/export?format=xlsx`),
    owned: true,
  },
  'post /reports/genial-report/preview': {
    call: (c, { calculation }) => c.post('/reports/genial-report/preview', { calculationId: calculation }),
    owned: true,
  },
  'post /reports/genial-report': {
    call: (c, { calculation }) => c.post('/reports/genial-report', { calculationId: calculation }),
    owned: true,
    answers: 503,
  },
  'get /points-tables': { call: (c) => c.get('/points-tables?place=uniao') },
};
