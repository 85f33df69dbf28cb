import { calculationAnswer } from '../../domain/api/calculations.ts';
import { customerAnswer } from '../../domain/api/customers.ts';
import { workRecordAnswer, workRecordsAnswer } from '../../domain/api/work-records.ts';
import { demoClients } from '../demo/clients.ts';
import type { Client } from './client.ts';

export const someone = {
  name: 'Joana Fictícia',
  birthDate: '1964-03-10',
  gender: 'Mulher',
  currentProfession: 'Analista',
} as const;

/** A client with all required fields. */
export const newCustomer = async (client: Client, customer: object = someone) =>
  (await client.post('/customers', { customer })).as(customerAnswer).customer;

export const newCalculation = async (client: Client, customerId: string, calculation: object = {}) =>
  (await client.post('/calculations', { customerId, name: 'Cálculo', ...calculation })).as(calculationAnswer)
    .calculation;

export const newWorkRecord = async (client: Client, calculationId: string, workRecord: object = {}) =>
  (
    await client.post('/work-records', {
      workRecord: { calculationId, companyName: 'Empresa Inventada Ltda.', ingressDate: '1990-03-01', ...workRecord },
    })
  ).as(workRecordAnswer).workRecord;

/** The servant of the demonstration with her records, calculated on 20 November 2026. */
export const demoServant = async (client: Client) => {
  const [servant] = demoClients('2026-10');
  if (servant === undefined) throw new Error('no demonstration');
  const { id: customerId } = await newCustomer(client, servant.customer);
  const { id } = await newCalculation(client, customerId, { ...servant.calculation, calculationDate: '2026-11-20' });
  const workRecords = servant.workRecords.map((record) => ({ ...record, calculationId: id }));
  (await client.post('/work-records/multiple', { workRecords })).as(workRecordsAnswer);
  return { customerId, calculationId: id };
};
