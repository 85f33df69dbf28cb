import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import accounts from './accounts/event-examples.json';
import attachments from './attachments/event-examples.json';
import calculations from './calculations/event-examples.json';
import customers from './customers/event-examples.json';
import describedPlaces from './described-places/event-examples.json';
import { allEvents } from './events.ts';
import indexes from './indexes/event-examples.json';
import { jsonObjectSchema } from './json.ts';
import notices from './notices/event-examples.json';
import users from './users/event-examples.json';

/** Type → version → data as it was written. An example once committed is never changed: somebody's log holds its like. */
const examples = z.record(z.string(), z.record(z.string(), jsonObjectSchema)).parse({
  ...customers,
  ...attachments,
  ...calculations,
  ...users,
  ...accounts,
  ...indexes,
  ...describedPlaces,
  ...notices,
});

const WRITTEN_AT = '2026-11-20T12:00:00.000Z';

describe('every fact ever written', () => {
  const versions = allEvents.types.flatMap(({ type, version }) =>
    Array.from({ length: version }, (_, index) => [type, index + 1] as const),
  );

  it.each(versions)('%s in version %i has an example that this program reads', (type, version) => {
    const data = examples[type]?.[version];
    if (data === undefined) throw new Error('Add an example to the event-examples.json of its aggregate');
    expect(allEvents.read({ type, version, data }, WRITTEN_AT).type).toBe(type);
  });

  it.each(allEvents.types.map(({ type, version }) => [type, version] as const))(
    '%s comes back from the log as it was written (version %i)',
    (type, version) => {
      const data = examples[type]?.[version] ?? {};
      const event = allEvents.read({ type, version, data }, WRITTEN_AT);
      expect(allEvents.write(event)).toEqual({ type, version, data });
    },
  );

  it.each(Object.keys(examples))('%s is an event of this program', (type) => {
    expect(allEvents.knows(type)).toBe(true);
  });

  it('stands under the key of the customer when it tells something of a calculation or a document', () => {
    for (const [type, byVersion] of Object.entries({ ...calculations, ...attachments })) {
      const data = jsonObjectSchema.parse(Object.values(byVersion)[0]);
      const owner = allEvents.keyOwner({ type, version: 1, data });
      expect([type, owner]).toEqual([type, 'personal' in data ? 'customer-c1' : null]);
    }
  });
});
