import { cnisImportCreated } from '../../../domain/api/cnis.ts';
import type { Examples, World } from './example.ts';

const pdfAlone = (): FormData => {
  const form = new FormData();
  form.set('file', new Blob(['%PDF-1.4 nothing more']), 'cnis.pdf');
  return form;
};

const pdf = (calculationId: string): FormData => {
  const form = pdfAlone();
  form.set('calculationId', calculationId);
  return form;
};

/** One import a calculation: an account has only so many at a time. */
const imports = new Map<string, string>();
const importFor = async ({ owner, calculation }: World): Promise<string> => {
  const id = imports.get(calculation) ?? (await owner.post('/cnis-imports', pdf(calculation))).as(cnisImportCreated).id;
  imports.set(calculation, id);
  return id;
};

/** Calculations, work records, extracts. */
export const calculations: Examples = {
  'get /calculations': { call: (c, { customer }) => c.get(`/calculations?customerId=${customer}`), owned: true },
  'post /calculations': {
    call: (c, { customer }) => c.post('/calculations', { customerId: customer, name: 'Outro' }),
    owned: true,
  },
  'get /calculations/:id': { call: (c, { calculation }) => c.get(`/calculations/${calculation}`), owned: true },
  'get /calculations/:id/history': {
    call: (c, { calculation }) => c.get(`/calculations/${calculation}/history`),
    owned: true,
  },
  'get /calculations/:id/comparison': {
    call: (c, { calculation }) => c.get(`/calculations/${calculation}/comparison?from=0&to=1`),
    owned: true,
  },
  'post /calculations/:id/restore': {
    call: (c, { calculation }) => c.post(`/calculations/${calculation}/restore`, { revision: 0 }),
    owned: true,
  },
  'get /calculations/:id/events': {
    call: (c, { calculation }) => c.head(`/calculations/${calculation}/events`),
    owned: true,
  },
  'put /calculations/:id': {
    call: (c, { calculation }) => c.put(`/calculations/${calculation}`, { name: 'Novo nome' }),
    owned: true,
  },
  'delete /calculations/:id': {
    call: (c, { calculation, customer }) => c.delete(`/calculations/${calculation}?customerId=${customer}`),
    owned: true,
  },
  'delete /calculation-list/:id': {
    call: (c, { calculation }) => c.delete(`/calculation-list/${calculation}`),
    owned: true,
  },
  'post /copy-calculations': {
    call: (c, { calculation }) =>
      c.post('/copy-calculations', { calculationId: calculation, name: 'Cópia', copiedData: ['time'] }),
    owned: true,
  },
  'get /calculations/:id/work-records': {
    call: (c, { calculation }) => c.get(`/calculations/${calculation}/work-records`),
    owned: true,
  },
  'post /work-records': {
    call: (c, { calculation }) =>
      c.post('/work-records', {
        workRecord: { calculationId: calculation, companyName: 'Outra', ingressDate: '2001-01-01' },
      }),
    owned: true,
  },
  'post /work-records/multiple': {
    call: (c, { calculation }) =>
      c.post('/work-records/multiple', {
        workRecords: [{ calculationId: calculation, companyName: 'Outra', ingressDate: '2001-01-01' }],
      }),
    owned: true,
  },
  'put /work-records/multiple': {
    call: (c, { calculation, workRecord }) =>
      c.put('/work-records/multiple', {
        calculationId: calculation,
        ids: [workRecord],
        change: { isTeaching: true },
      }),
    owned: true,
  },
  'post /work-records/multiple/remove': {
    call: (c, { calculation, workRecord }) =>
      c.post('/work-records/multiple/remove', { calculationId: calculation, ids: [workRecord] }),
    owned: true,
  },
  'put /work-records/:id': {
    call: (c, { workRecord }) => c.put(`/work-records/${workRecord}`, { workRecord: { regimeType: 'RPPS' } }),
    owned: true,
  },
  'delete /work-records/:id': { call: (c, { workRecord }) => c.delete(`/work-records/${workRecord}`), owned: true },
  'post /work-records/:id/divide': {
    call: (c, { workRecord }) => c.post(`/work-records/${workRecord}/divide`, { divisionDate: '1995-05-31' }),
    owned: true,
  },
  'post /cnis-imports': { call: (c, { calculation }) => c.post('/cnis-imports', pdf(calculation)), owned: true },
  'post /cnis-imports/new-case': { call: (c) => c.post('/cnis-imports/new-case', pdfAlone()) },
  'get /cnis-imports/:id': { call: async (c, world) => c.get(`/cnis-imports/${await importFor(world)}`), owned: true },
  'get /cnis-imports/:id/events': {
    call: async (c, world) => c.head(`/cnis-imports/${await importFor(world)}/events`),
    owned: true,
  },
  'post /cnis-imports/:id/records': {
    call: async (c, world) =>
      c.post(`/cnis-imports/${await importFor(world)}/records`, { registers: [{ register: 0 }] }),
    owned: true,
    answers: 409,
  },
  'post /cnis-imports/:id/case': {
    call: async (c, world) => c.post(`/cnis-imports/${await importFor(world)}/case`, {}),
    owned: true,
    answers: 409,
  },
};
