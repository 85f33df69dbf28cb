import { customerEvents } from '../../domain/customers/events.ts';
import type { EventRegistry } from '../../domain/event-types.ts';
import { idOfStream } from '../../domain/streams.ts';
import { userEvents } from '../../domain/users/events.ts';
import type { Role } from '../../domain/users/user.ts';
import type { Position } from '../../stores/events/port.ts';
import type { Log, Recorded } from '../../stores/log.ts';

/** Every event of these streams, from the beginning of the log. */
async function* eventsOf<Event>(
  log: Log,
  registry: EventRegistry<Event>,
  prefix: string,
): AsyncGenerator<Recorded<Event>> {
  let after: Position | undefined;
  for (;;) {
    const batch = await log.readAll(registry, { prefixes: [prefix], ...(after === undefined ? {} : { after }) });
    if (batch === null) return;
    yield* batch.events;
    after = batch.position;
  }
}

/** Every customer that the account ever had, removed ones too: their data are in the log until they are forgotten. */
export const customersEverOf = async (log: Log, accountId: string): Promise<readonly string[]> => {
  const ids: string[] = [];
  for await (const { event, streamId } of eventsOf(log, customerEvents, 'customer-'))
    if (event.type === 'CustomerCreated' && event.data.accountId === accountId) ids.push(idOfStream(streamId));
  return ids;
};

/** What the log says of a user, present or removed. */
export interface UserEver {
  accountId: string;
  role: Role;
  name: string;
  /** The present address, and every one before it. */
  readonly emails: string[];
  readonly emailHashes: Set<string>;
  readonly logos: Set<string>;
  removed: boolean;
}

/**
 * Every user whose last account it was, removed ones too, by id. Whoever administers the installation belongs to it and to
 * no office, though in the same account.
 */
export const usersEverOf = async (log: Log, accountId: string): Promise<ReadonlyMap<string, UserEver>> => {
  const users = new Map<string, UserEver>();
  for await (const { event, streamId } of eventsOf(log, userEvents, 'user-')) {
    const id = idOfStream(streamId);
    const user = users.get(id);
    if (event.type === 'UserCreated') {
      const { accountId: own, role, emailHash, personal } = event.data;
      const emails = personal === null ? [] : [personal.email];
      const name = personal?.name ?? '';
      users.set(id, {
        accountId: own,
        role,
        name,
        emails,
        emailHashes: new Set([emailHash]),
        logos: new Set(),
        removed: false,
      });
    } else if (user !== undefined && event.type === 'UserEdited') {
      const { accountId: own = user.accountId, role = user.role, emailHash, personal } = event.data;
      user.accountId = own;
      user.role = role;
      user.name = personal?.name ?? user.name;
      if (emailHash !== undefined) user.emailHashes.add(emailHash);
      if (personal?.email !== undefined) user.emails.unshift(personal.email);
    } else if (user !== undefined && event.type === 'UserLogoChanged' && event.data.logo !== null) {
      user.logos.add(event.data.logo);
    } else if (user !== undefined && event.type === 'UserDeleted') user.removed = true;
  }
  return new Map(
    [...users].filter(([, user]) => user.accountId === accountId && (user.role !== 'admin' || user.removed)),
  );
};
