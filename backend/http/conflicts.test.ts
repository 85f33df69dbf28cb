import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calculation } from '../../domain/api/calculations.ts';
import { customerAnswer } from '../../domain/api/customers.ts';
import { type Api, type SignedIn, startApi } from '../testing/api.ts';
import { newCalculation, newCustomer, newWorkRecord } from '../testing/case-file.ts';
import { type Answer, refusal } from '../testing/client.ts';

let api: Api;
let ana: SignedIn;
let rui: SignedIn;

beforeAll(async () => {
  api = await startApi();
  ana = await api.adviser({ name: 'Ana' });
  rui = await api.adviser({ name: 'Rui', accountId: ana.accountId });
});
afterAll(() => api.close());

const conflictsOf = (answer: Answer) => {
  const refused = answer.as(refusal);
  expect([answer.status, refused.err]).toEqual([409, 'StaleRevision']);
  return (refused.conflicts ?? []).map(({ field, by, theirs }) => [field, by.name, theirs]);
};

describe('a save at a revision that others have moved on from', () => {
  it('of a client names each field that was changed, by whom, when and to what', async () => {
    const { id } = await newCustomer(ana);
    const { etag } = await ana.get(`/customers/${id}`);
    api.clock.now = '2026-11-20T15:00:00.000Z';
    const saved = await rui.put(`/customers/${id}`, { customer: { city: 'Joinville', currentProfession: 'Médica' } });
    const stale = await ana.put(`/customers/${id}`, { customer: { notes: 'Ligar' } }, { ifMatch: etag });
    expect(conflictsOf(stale)).toEqual([
      ['currentProfession', 'Rui', 'Médica'],
      ['city', 'Rui', 'Joinville'],
    ]);
    expect(stale.as(refusal).conflicts?.[0]).toMatchObject({
      by: { id: rui.userId },
      at: '2026-11-20T15:00:00.000Z',
    });
    expect(stale.etag).toBe(saved.etag);
    const again = await ana.put(`/customers/${id}`, { customer: { notes: 'Ligar' } }, { ifMatch: stale.etag });
    expect(again.as(customerAnswer).customer).toMatchObject({ city: 'Joinville', notes: 'Ligar' });
  });

  it('names nothing that was changed and changed back', async () => {
    const { id, city } = await newCustomer(ana);
    const { etag } = await ana.get(`/customers/${id}`);
    await rui.put(`/customers/${id}`, { customer: { city: 'Lages' } });
    await rui.put(`/customers/${id}`, { customer: { city, notes: 'x' } });
    const stale = await ana.put(`/customers/${id}`, { customer: { notes: 'y' } }, { ifMatch: etag });
    expect(conflictsOf(stale)).toEqual([['notes', 'Rui', 'x']]);
  });

  it('of a calculation, of a record and its months, and of a user does the same', async () => {
    const { id: customerId } = await newCustomer(ana);
    const { id } = await newCalculation(ana, customerId);
    const record = await newWorkRecord(ana, id);
    const { etag } = await ana.get(`/calculations/${id}`);
    await rui.put(`/calculations/${id}`, { countingMethod: 'calendar' });
    const salaries = [{ month: '02', year: 2001, value: 900 }];
    await rui.put(`/work-records/${record.id}`, { workRecord: { isTeaching: true, salaries } });
    const ofCalculation = await ana.put(`/calculations/${id}`, { name: 'Novo' }, { ifMatch: etag });
    expect(conflictsOf(ofCalculation)).toEqual([['countingMethod', 'Rui', 'calendar']]);
    const ofRecord = await ana.put(`/work-records/${record.id}`, { workRecord: { isRural: true } }, { ifMatch: etag });
    expect(conflictsOf(ofRecord)).toEqual([
      ['isTeaching', 'Rui', true],
      ['salaries.2001-02', 'Rui', 900],
    ]);

    const admin = await api.adviser({ name: 'Eva', role: 'admin' });
    const seen = await ana.get(`/users/${ana.userId}`);
    await admin.put(`/users/${ana.userId}`, { user: { phone: '47999990000' } });
    const ofUser = await ana.put(`/users/${ana.userId}`, { user: { oab: 'SC 1' } }, { ifMatch: seen.etag });
    expect(conflictsOf(ofUser)).toEqual([['phone', 'Eva', '47999990000']]);
  });

  it('names nothing at a revision that never was', async () => {
    const { id } = await newCustomer(ana);
    const stale = await ana.put(`/customers/${id}`, { customer: { notes: 'y' } }, { ifMatch: '"400"' });
    expect(conflictsOf(stale)).toEqual([]);
  });
});

const text = fc.constantFrom('a', 'b', 'c', 'd', 'e');
const date = fc.constantFrom('1990-01-01', '1995-02-03', '2001-12-31');
const fieldsOf = {
  customer: fc.record(
    { name: text, currentProfession: text, city: text, notes: text, address: text, nit: fc.constant(null) },
    { requiredKeys: [] },
  ),
  calculation: fc.record(
    {
      name: text,
      registrationDate: date,
      publicServiceIngressDate: date,
      optedForRPC: fc.boolean(),
      countingMethod: fc.constantFrom('days365', 'calendar'),
    },
    { requiredKeys: [] },
  ),
} as const;

interface Thing {
  readonly address: string;
  readonly bodyOf: (fields: object) => object;
  readonly fieldsOf: (answer: Answer) => Readonly<Record<string, unknown>>;
}

/** Somebody at a screen: sends what they typed, at the revision they saw; where it clashes, keeps theirs or the other's. */
const work = async (
  session: SignedIn,
  { address, bodyOf }: Thing,
  edits: readonly (readonly [fields: object, mine: boolean])[],
  accepted: { revision: number; fields: object }[],
): Promise<void> => {
  let { etag } = await session.get(address);
  for (const [typed, mine] of edits) {
    for (let fields = typed; ; ) {
      const answer = await session.put(address, bodyOf(fields), { ifMatch: etag });
      etag = answer.etag;
      if (answer.status === 200) {
        accepted.push({ revision: Number(etag?.replaceAll('"', '')), fields });
        break;
      }
      const clashing = answer.as(refusal).conflicts?.map(({ field }) => field) ?? [];
      if (!mine) fields = Object.fromEntries(Object.entries(fields).filter(([name]) => !clashing.includes(name)));
    }
  }
};

it.each(['customer', 'calculation'] as const)(
  'two sessions that save the same %s at once lose nothing: every field is the last value somebody typed there',
  async (kind) => {
    const { id: customerId } = await newCustomer(ana);
    const { id } = await newCalculation(ana, customerId);
    const thing: Thing =
      kind === 'customer'
        ? {
            address: `/customers/${customerId}`,
            bodyOf: (customer) => ({ customer }),
            fieldsOf: (answer) => answer.as(customerAnswer).customer,
          }
        : {
            address: `/calculations/${id}`,
            bodyOf: (fields) => fields,
            fieldsOf: (answer) => answer.as(calculation),
          };
    const before = thing.fieldsOf(await ana.get(thing.address));
    const accepted: { revision: number; fields: object }[] = [];
    const edits = () => fc.sample(fc.tuple(fieldsOf[kind], fc.boolean()), 200);
    await Promise.all([work(ana, thing, edits(), accepted), work(rui, thing, edits(), accepted)]);
    const inOrder = [...accepted].sort((one, other) => one.revision - other.revision);
    const { updatedAt: _at, ...expected } = { ...before, ...Object.assign({}, ...inOrder.map(({ fields }) => fields)) };
    expect(thing.fieldsOf(await ana.get(thing.address))).toMatchObject(expected);
    expect(accepted).toHaveLength(400);
  },
);
