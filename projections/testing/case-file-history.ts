import type { Happened } from './specify-projection.ts';

/** Events of a small case file, to be ordered by a test. */
export const customerCreated = (
  id: string,
  personal: { name?: string; birthDate?: string; state?: 'SC' | 'SP' } = {},
) =>
  [
    `customer-${id}`,
    { type: 'CustomerCreated', data: { customerId: id, accountId: 'a1', status: 'client', personal } },
  ] as const satisfies Happened;

export const customerEdited = (
  id: string,
  personal: { name?: string | null; birthDate?: string | null },
  status?: 'client' | 'consultation',
) =>
  [
    `customer-${id}`,
    { type: 'CustomerEdited', data: { customerId: id, status, personal } },
  ] as const satisfies Happened;

export const customerDeleted = (id: string) =>
  [`customer-${id}`, { type: 'CustomerDeleted', data: { customerId: id } }] as const satisfies Happened;

export const calculationCreated = (id: string, customerId: string, name = 'Planejamento') =>
  [
    `calculation-${id}`,
    { type: 'CalculationCreated', data: { calculationId: id, customerId, accountId: 'a1', personal: { name } } },
  ] as const satisfies Happened;

export const calculationEdited = (id: string, customerId: string, name: string) =>
  [
    `calculation-${id}`,
    { type: 'CalculationEdited', data: { customerId, personal: { name } } },
  ] as const satisfies Happened;

export const calculationDeleted = (id: string, customerId: string) =>
  [`calculation-${id}`, { type: 'CalculationDeleted', data: { customerId } }] as const satisfies Happened;

const record = (workRecordId: string) => ({
  workRecordId,
  companyName: `Empresa ${workRecordId}`,
  ingressDate: '2000-01-01',
  egressDate: '2009-12-31',
  remunerations: [[2000, 1, 151000] satisfies [number, number, number]],
});

export const cnisImported = (id: string, customerId: string, ...workRecordIds: string[]) =>
  [
    `calculation-${id}`,
    {
      type: 'CnisImported',
      data: { customerId, importId: null, workRecordIds, personal: { workRecords: workRecordIds.map(record) } },
    },
  ] as const satisfies Happened;

export const calculationCopied = (id: string, from: string, customerId: string, ...workRecordIds: string[]) =>
  [
    `calculation-${id}`,
    {
      type: 'CalculationCopied',
      data: {
        calculationId: id,
        customerId,
        accountId: 'a1',
        sourceCalculationId: from,
        copiedData: ['time', 'salary'],
        personal: { fields: { name: 'Cópia' }, workRecords: workRecordIds.map(record) },
      },
    },
  ] as const satisfies Happened;

export const workRecordDivided = (id: string, customerId: string, workRecordId: string, secondWorkRecordId: string) =>
  [
    `calculation-${id}`,
    {
      type: 'WorkRecordDivided',
      data: {
        customerId,
        workRecordId,
        secondWorkRecordId,
        personal: {
          firstEgressDate: '2004-12-31',
          secondIngressDate: '2005-01-01',
          movedToSecond: [],
        },
      },
    },
  ] as const satisfies Happened;

export const workRecordRemoved = (id: string, customerId: string, workRecordId: string) =>
  [`calculation-${id}`, { type: 'WorkRecordRemoved', data: { customerId, workRecordId } }] as const satisfies Happened;

/** `records`: all afterwards; of those, `added` come back whole. */
export const calculationRestored = (
  id: string,
  customerId: string,
  { records, added = [], removed = [] }: { records: string[]; added?: string[]; removed?: string[] },
) =>
  [
    `calculation-${id}`,
    {
      type: 'CalculationRestored',
      data: {
        customerId,
        restored: { revision: 1, at: '2026-11-20T12:00:00.000Z' },
        spansStatedOn: null,
        imports: [],
        workRecordIds: records,
        added,
        changed: [],
        removed,
        personal: { fields: { name: 'Como era' }, workRecords: added.map(record) },
      },
    },
  ] as const satisfies Happened;

const stops = { name: 'Parando', hypotheses: [{ kind: 'stops' as const, on: '2027-01-31' }] };

export const scenarioKept = (id: string, customerId: string, scenarioId: string) =>
  [
    `calculation-${id}`,
    { type: 'ScenarioKept', data: { customerId, scenarioId, personal: stops } },
  ] as const satisfies Happened;

export const scenarioEdited = (id: string, customerId: string, scenarioId: string) =>
  [
    `calculation-${id}`,
    { type: 'ScenarioEdited', data: { customerId, scenarioId, personal: { ...stops, name: 'Sai em janeiro' } } },
  ] as const satisfies Happened;

export const scenarioRemoved = (id: string, customerId: string, scenarioId: string) =>
  [`calculation-${id}`, { type: 'ScenarioRemoved', data: { customerId, scenarioId } }] as const satisfies Happened;
