/** What fifty advisers' browsers have open, and what they ask for. */
import { newCalculation, newCustomer, someone } from '../backend/testing/case-file.ts';
import type { Answer, Client } from '../backend/testing/client.ts';
import { granted, signIn } from '../e2e/adviser.ts';

export const CLIENTS = 50;
const ADVISERS = 10;
const CUSTOMERS_OF_A_CLIENT = 10;
export const ADMINISTRATOR = { email: 'ana@genial.test', password: 'senha-segura' };

/** What one browser has open. */
export interface Desk {
  readonly client: Client;
  readonly customerIds: readonly string[];
  readonly calculationId: string;
}

export type Step = (desk: Desk, round: number) => Promise<Answer>;

const customerAt = ({ customerIds }: Desk, round: number): string => customerIds[round % customerIds.length] ?? '';

const list: Step = ({ client }) => client.get('/customers?limit=25&sortBy=name');
const search: Step = ({ client }, round) =>
  client.get(`/customers?limit=25&search=${encodeURIComponent(`Cliente ${round % 10}`)}`);
const customer: Step = (desk, round) => desk.client.get(`/customers/${customerAt(desk, round)}`);
const calculation: Step = ({ client, calculationId }) => client.get(`/calculations/${calculationId}`);
const records: Step = ({ client, calculationId }) => client.get(`/calculations/${calculationId}/work-records`);
const rules: Step = ({ client, calculationId }) => client.get(`/calculations/${calculationId}/rules?regimeType=RGPS`);
const rename: Step = (desk, round) =>
  desk.client.put(`/customers/${customerAt(desk, round)}`, { customer: { name: `Cliente ${round}` } });
const editCalculation: Step = ({ client, calculationId }, round) =>
  client.put(`/calculations/${calculationId}`, { name: `Cálculo ${round}` });

/** Ten requests of an adviser: eight reads, two changes; a read after a change must show it. */
export const WORK: readonly Step[] = [
  list,
  customer,
  rename,
  list,
  search,
  calculation,
  records,
  editCalculation,
  rules,
  customer,
];

/** Advisers with their clients, each browser with a calculation of ten years. */
export const furnish = async (addresses: readonly string[]): Promise<readonly Desk[]> => {
  const [first = ''] = addresses;
  const administrator = await signIn(first, ADMINISTRATOR.email, ADMINISTRATOR.password);
  const emails = Array.from({ length: ADVISERS }, (_, number) => `adviser${number}@genial.test`);
  for (const email of emails) {
    await granted(
      administrator.post('/users', { user: { name: 'Ana Inventada', email, password: ADMINISTRATOR.password } }),
    );
  }
  const furnishOne = async (number: number): Promise<Desk> => {
    const address = addresses[number % addresses.length] ?? first;
    const client = await signIn(address, emails[number % ADVISERS] ?? '', ADMINISTRATOR.password);
    const customerIds: string[] = [];
    for (let count = 0; count < CUSTOMERS_OF_A_CLIENT; count += 1) {
      customerIds.push((await newCustomer(client, { ...someone, name: `Cliente ${count} de ${number}` })).id);
    }
    const { id: calculationId } = await newCalculation(client, customerIds[0] ?? '', { regimeType: 'RGPS' });
    const salaries = Array.from({ length: 120 }, (_, month) => ({
      year: 2010 + Math.floor(month / 12),
      month: String((month % 12) + 1).padStart(2, '0'),
      value: 2000 + month,
    }));
    const workRecord = { calculationId, companyName: 'Empresa Inventada Ltda.', ingressDate: '2010-01-04', salaries };
    await granted(client.post('/work-records', { workRecord }));
    return { client, customerIds, calculationId };
  };
  const desks: Desk[] = [];
  for (let number = 0; number < CLIENTS; number += 1) desks.push(await furnishOne(number));
  return desks;
};
