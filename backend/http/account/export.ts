import { accountAggregate } from '../../../domain/accounts/decider.ts';
import { accountStream, customerStream } from '../../../domain/streams.ts';
import { attachmentsOf } from '../../../projections/attachments/query.ts';
import { calculationsOfCustomer } from '../../../projections/calculations/query.ts';
import { customerIdsOfAccount } from '../../../projections/customers/query.ts';
import { placesOfAccount } from '../../../projections/described-places/query.ts';
import { membersOf } from '../../../projections/users/query.ts';
import { presentCalculation } from '../../../results/answers/calculation.ts';
import { presentCustomer } from '../../../results/answers/customer.ts';
import { presentWorkRecords } from '../../../results/answers/work-records.ts';
import { PersonForgotten, PersonUnreadable } from '../../../stores/keys/personal.ts';
import { unseal } from '../../../stores/keys/sealed.ts';
import { attachmentFileId } from '../../../workers/attachments/erase.ts';
import type { Session } from '../../sessions/session.ts';
import { loadStream } from '../../streams.ts';
import { findCalculation } from '../calculations/load.ts';
import type { CallContext } from '../route.ts';

/**
 * Everything that an account has, as one JSON text in parts: one client, or one document of a client, is in memory at a
 * time. Documents are in base64. What the program needs for itself (hashes, keys of cards) is left out.
 */
export async function* exportOf(context: CallContext<Session>): AsyncGenerator<string> {
  const { deps, session } = context;
  const { accountId } = session.user;
  yield `{"exportedAt":${JSON.stringify(deps.now())},"account":${JSON.stringify(await accountPart(context))}`;
  yield `,"places":${JSON.stringify(await placesPart(context))}`;
  yield `,"users":${JSON.stringify(await usersPart(context))},"customers":[`;
  let first = true;
  for (const id of await customerIdsOfAccount(deps.views.customers, accountId)) {
    const part = await customerPart(id, context);
    if (part === null) continue;
    yield `${first ? '' : ','}\n${JSON.stringify(part).slice(0, -1)},"attachments":[`;
    yield* documentParts(id, context);
    yield ']}';
    first = false;
  }
  yield ']}\n';
}

const accountPart = async ({ deps, session }: CallContext<Session>) => {
  const loaded = await loadStream(deps.stores.log, accountAggregate, accountStream(session.user.accountId));
  if (loaded?.state.phase !== 'open') return null;
  const { name, email, payer, card, facts } = loaded.state;
  return { name, email, payer, cardLastFour: card?.lastFour ?? null, createdAt: loaded.createdAt, ...facts };
};

/** The places that the office describes, with what it withdrew. */
const placesPart = async ({ deps, session }: CallContext<Session>) =>
  (await placesOfAccount(deps.views.describedPlaces, session.user.accountId)).map(
    ({ regimeId, version, describedAt, withdrawn, fields }) => ({
      regimeId,
      version,
      describedAt,
      withdrawn,
      ...fields,
    }),
  );

const usersPart = async ({ deps, session }: CallContext<Session>) => {
  const users = await membersOf(deps.views.users, session.user.accountId);
  return Promise.all(
    users.map(async ({ id, role, active, profile, logo, sessions, lastActionAt, createdAt }) => {
      const image = logo === null ? null : await deps.stores.files.get(logo);
      const picture =
        image === null ? null : `data:${image.contentType};base64,${Buffer.from(image.bytes).toString('base64')}`;
      return { id, role, active, ...profile, logo: picture, sessions, lastActionAt, createdAt };
    }),
  );
};

/** Null for a client or a calculation that is removed while the rest is written. */
const customerPart = async (customerId: string, context: CallContext<Session>) => {
  const { deps, session } = context;
  const customer = await deps.views.customers.get(customerId);
  if (customer === null) return null;
  const list = await calculationsOfCustomer(deps.views.calculations, session.user.accountId, customerId);
  const calculations = [];
  for (const { id } of list) {
    const loaded = await findCalculation(id, context);
    if (loaded === null) continue;
    const workRecords = await presentWorkRecords(loaded, deps);
    const { scenarios } = loaded.state;
    calculations.push({ ...(await presentCalculation(loaded, deps)), workRecords, scenarios });
  }
  return { ...presentCustomer(customer, []), calculations };
};

/** The documents kept of a client; `content` null for one that is removed meanwhile, or whose file is lost. */
async function* documentParts(customerId: string, { deps, session }: CallContext<Session>): AsyncGenerator<string> {
  const { files, keys } = deps.stores;
  const { attachments: documents } = await attachmentsOf(deps.views.attachments, session.user.accountId, customerId);
  for (const [index, document] of documents.entries()) {
    const fileId = attachmentFileId(customerId, document.id);
    const file = await files.get(fileId);
    const bytes =
      file === null ? null : await unseal(keys, customerStream(customerId), fileId, file.bytes).catch(unlessUnreadable);
    const content = bytes === null ? null : Buffer.from(bytes).toString('base64');
    yield `${index === 0 ? '' : ','}\n${JSON.stringify({ ...document, content })}`;
  }
}

/** One damaged document does not break off the rest. */
const unlessUnreadable = (error: unknown): null => {
  if (error instanceof PersonForgotten || error instanceof PersonUnreadable) return null;
  throw error;
};
