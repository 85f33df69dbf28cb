import { z } from 'zod';
import { type AuditEntry, auditAnswer, auditQuery } from '../../../domain/api/audit.ts';
import { allEvents } from '../../../domain/events.ts';
import { fold } from '../../../domain/words/format.ts';
import { auditEntries } from '../../../projections/audit/query.ts';
import type { AuditDocument } from '../../../projections/audit/schema.ts';
import type { Stamped } from '../../../projections/projection.ts';
import type { Deps } from '../../deps.ts';
import { authorOf } from '../author.ts';
import { json, route } from '../route.ts';

/** A search that fits more persons asks for a longer one. */
const MOST_FOUND = 200;

/** Users and accounts whose name contains the text; null: no search. */
const idsNamed = async (search: string, { views }: Deps): Promise<readonly string[] | null> => {
  const foldedName = fold(search);
  if (foldedName === '') return null;
  const page = { number: 1, size: MOST_FOUND };
  const users = await views.users.find({ contains: { foldedName }, page });
  const accounts = await views.accounts.find({ contains: { foldedName }, page });
  return [...users.items, ...accounts.items].map(({ id }) => id);
};

const somebody = { id: 'somebody', name: 'Não identificado' };

/** From where somebody signed in, or tried to: it stands in the log alone, locked. */
const addressOf = async (
  { kind, streamId, revision }: Stamped<AuditDocument>,
  { stores }: Deps,
): Promise<string | null> => {
  if (kind !== 'signIn' && kind !== 'signInFailed') return null;
  const [recorded] = await stores.log.readStream(allEvents, streamId, { from: revision, limit: 1 });
  const event = recorded?.event;
  if (event?.type !== 'SessionBegan' && event?.type !== 'SignInFailed') return null;
  return event.data.personal?.address ?? null;
};

const named = async (entries: readonly AuditDocument[], { views }: Deps) => {
  const ids = [...new Set(entries.flatMap(({ by, about }) => [by, about].filter((id) => id !== null)))];
  return { users: await views.users.getMany(ids), accounts: await views.accounts.getMany(ids) };
};

const list = route(
  {
    method: 'get',
    path: '/audit',
    caller: 'admin',
    tag: 'auditoria',
    summary: 'Quem fez o quê: entradas, usuários, contas, índices e pagamentos, sem dados de clientes',
    input: z.object({ query: auditQuery }),
    answer: auditAnswer,
  },
  async ({ query: { page, limit, search, kind } }, { deps }) => {
    const ids = await idsNamed(search, deps);
    const { items, total } = await auditEntries(deps.views.audit, { page, limit, kind, ids });
    const { users, accounts } = await named(items, deps);
    const entries = await Promise.all(
      items.map(async (item): Promise<AuditEntry> => {
        const { at, by, kind: ofKind, about, sentence } = item;
        const whom =
          about === null || about === by ? undefined : (users.get(about)?.profile.name ?? accounts.get(about)?.name);
        const summary = whom === undefined || whom === '' ? sentence : `${sentence}: ${whom}`;
        return {
          at,
          by: ofKind === 'signInFailed' ? somebody : authorOf(by, users),
          kind: ofKind,
          summary,
          address: await addressOf(item, deps),
        };
      }),
    );
    return json({ entries, pagination: { page, limit, totalCount: total } });
  },
);

export const auditRoutes = [list];
