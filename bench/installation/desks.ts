/** Browsers of many offices, each with ten of its clients and a calculation open. */
import { customerAnswer, customerListAnswer } from '../../domain/api/customers.ts';
import { granted, signIn } from '../../e2e/adviser.ts';
import type { Desk } from '../load-desks.ts';
import { ADMINISTRATOR, type Office } from './write.ts';

const CUSTOMERS_OF_A_DESK = 10;

export const openDesks = async (
  addresses: readonly string[],
  offices: readonly Office[],
  count: number,
): Promise<readonly Desk[]> => {
  const desks: Desk[] = [];
  for (let number = 0; number < count; number += 1) {
    const address = addresses[number % addresses.length] ?? '';
    const client = await signIn(address, offices[number % offices.length]?.email ?? '', ADMINISTRATOR.password);
    const page = 1 + Math.floor(number / offices.length);
    const list = await granted(client.get(`/customers?limit=${CUSTOMERS_OF_A_DESK}&page=${page}`));
    const customerIds = list.as(customerListAnswer).customers.map(({ id }) => id);
    const { customer } = (await granted(client.get(`/customers/${customerIds[0] ?? ''}`))).as(customerAnswer);
    desks.push({ client, customerIds, calculationId: customer.calculations[0]?.id ?? '' });
  }
  return desks;
};
