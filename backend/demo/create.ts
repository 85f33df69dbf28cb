import { calculationCreateBody } from '../../domain/api/calculations.ts';
import { customerBody } from '../../domain/api/customers.ts';
import { workRecordsCreateBody } from '../../domain/api/work-records.ts';
import { calculationAggregate } from '../../domain/calculations/decider.ts';
import { customerAggregate } from '../../domain/customers/decider.ts';
import { calculationStream, customerStream } from '../../domain/streams.ts';
import { dayInSaoPaulo } from '../../domain/words/today.ts';
import { type Behalf, done, run } from '../commands.ts';
import { stated } from '../work-record-body.ts';
import type { DemoClient } from './clients.ts';

/** Makes a client with a calculation and its work records, checked by the same schemas as over HTTP. */
export const createClient = async (behalf: Behalf, accountId: string, client: DemoClient): Promise<void> => {
  const { deps, ids } = behalf;
  const today = dayInSaoPaulo(deps.now());
  const customerId = ids.newId();
  const calculationId = ids.newId();
  const { customer } = customerBody.parse({ customer: client.customer });
  const {
    customerId: _customerId,
    id: _id,
    createdAt: _createdAt,
    updatedAt: _updatedAt,
    regime: _regime,
    ...calculation
  } = calculationCreateBody.parse({ ...client.calculation, customerId });
  const { workRecords } = workRecordsCreateBody.parse({
    workRecords: client.workRecords.map((record) => ({ ...record, calculationId })),
  });
  done(
    await run(behalf, customerAggregate, customerStream(customerId), {
      type: 'CreateCustomer',
      customerId,
      accountId,
      customer,
      today,
    }),
  );
  done(
    await run(behalf, calculationAggregate, calculationStream(calculationId), {
      type: 'CreateCalculation',
      calculationId,
      customerId,
      accountId,
      calculation,
      today,
    }),
  );
  done(
    await run(behalf, calculationAggregate, calculationStream(calculationId), {
      type: 'AddWorkRecords',
      origin: 'form',
      workRecords: workRecords.map((record) => ({ workRecordId: ids.newId(), workRecord: stated(record) })),
      today,
    }),
  );
};
