import { z } from 'zod';
import type { User } from '../../../domain/api/auth.ts';
import { userAnswer, userCreateBody, userEditBody, usersAnswer } from '../../../domain/api/users.ts';
import { allAccounts } from '../../../projections/accounts/query.ts';
import { allUsers } from '../../../projections/users/query.ts';
import { createUser } from '../../accounts.ts';
import type { SecurityEventName } from '../../security-log.ts';
import { loadUser, withAccount } from '../../sessions/load-user.ts';
import type { Session } from '../../sessions/session.ts';
import { behalfOf, granted } from '../command.ts';
import { found, Problem } from '../problem.ts';
import { byId, type CallContext, empty, fileOf, json, nothing, publicRoute, route } from '../route.ts';
import { checkPasswords, deleteUser, type Edit, editUser, knownAccount, refuseCommon } from './edit.ts';
import { logoFields, userOfForm } from './form.ts';
import { changeLogo, checkedLogo, LOGO_MAXIMUM } from './logo.ts';
import { mayChange, mayHaveRole, mayRemove, maySee } from './policy.ts';
import { reauthenticate } from './reauthenticate.ts';

const tag = 'usuários';
const upload = { fields: logoFields, maximum: LOGO_MAXIMUM, jsonToo: true, bodyOf: userOfForm };

const show = async (userId: string, { deps }: CallContext<Session>) => {
  const { user, document } = found(await loadUser(userId, deps));
  return json({ user }, document.revision);
};

const noteOf =
  ({ deps, session, address, correlationId }: CallContext<Session>, about: string) =>
  (name: SecurityEventName): void =>
    deps.security.note(name, { by: session.user.id, about, address, correlationId });

/** The fields of an edit that concern access rights. */
const changesOf = (before: User, { password, email, active, role, accountId }: Edit): readonly SecurityEventName[] => [
  ...(password === undefined ? [] : (['password-changed'] as const)),
  ...(email === undefined || email === before.email ? [] : (['email-changed'] as const)),
  ...(role === undefined || role === before.role
    ? []
    : [role === 'admin' ? ('role-granted' as const) : ('role-taken' as const)]),
  ...(accountId === undefined || accountId === before.accountId ? [] : (['user-moved'] as const)),
  ...(active === undefined || active === before.active
    ? []
    : [active ? ('user-activated' as const) : ('user-deactivated' as const)]),
];

const list = route(
  {
    method: 'get',
    path: '/users',
    caller: 'admin',
    tag,
    summary: 'Lista os usuários da instalação',
    input: nothing,
    answer: usersAnswer,
  },
  async (_input, { deps }) => {
    const accounts = new Map((await allAccounts(deps.views.accounts)).map((account) => [account.id, account]));
    const users = await allUsers(deps.views.users);
    const now = deps.now();
    return json({ users: users.map((user) => withAccount(user, accounts.get(user.accountId) ?? null, now).user) });
  },
);

const get = route(
  {
    method: 'get',
    path: '/users/:id',
    caller: 'user',
    tag,
    summary: 'Mostra um usuário: o próprio ou, para o administrador, qualquer um',
    input: z.object({ params: byId }),
    answer: userAnswer,
  },
  async ({ params: { id } }, context) => {
    if (!maySee(context.session, id)) throw new Problem('NotFound');
    return show(id, context);
  },
);

const create = route(
  {
    method: 'post',
    path: '/users',
    caller: 'admin',
    tag,
    summary: 'Cria um usuário, em uma conta própria se nenhuma for indicada',
    input: z.object({ body: userCreateBody }),
    upload,
    answer: userAnswer,
    status: 201,
  },
  async ({ body: { user } }, context) => {
    const image = context.file === null ? null : await checkedLogo(context.file);
    const behalf = behalfOf(context);
    checkPasswords(user);
    if (user.role === 'admin') refuseCommon('user.password', user.password);
    if (user.accountId !== undefined) await knownAccount(behalf, user.accountId);
    const { userId } = granted(
      await createUser(behalf, {
        profile: { name: user.name, email: user.email, phone: user.phone ?? null, office: user.office ?? null },
        password: user.password,
        role: user.role ?? 'user',
        active: user.active ?? true,
        accountId: user.accountId,
      }),
    );
    if (image !== null) await changeLogo(behalf, userId, null, image);
    noteOf(context, userId)('user-created');
    return show(userId, context);
  },
);

const edit = route(
  {
    method: 'put',
    path: '/users/:id',
    caller: 'user',
    tag,
    summary: 'Altera o próprio perfil ou, para o administrador, qualquer usuário',
    input: z.object({ params: byId, body: userEditBody }),
    upload,
    answer: userAnswer,
  },
  async ({ params: { id }, body: { user: asked } }, context) => {
    const { deps, session, file } = context;
    if (!maySee(session, id)) throw new Problem('NotFound');
    const image = file === null ? null : await checkedLogo(file);
    const before = found(await loadUser(id, deps));
    if (!mayChange(session, before.user, asked)) throw new Problem('Forbidden');
    if (asked.active === false && !mayRemove(session, id)) throw new Problem('Forbidden');
    if (!mayHaveRole(session, before.user, asked.role)) throw new Problem('Forbidden');
    const secures = asked.password !== undefined || (asked.email !== undefined && asked.email !== before.user.email);
    if (secures && id === session.user.id) await reauthenticate(asked.currentPassword, context);
    const behalf = behalfOf(context);
    await editUser(behalf, before, asked);
    changesOf(before.user, asked).forEach(noteOf(context, id));
    const removes = asked.logo === null || asked.logo === '';
    if (image !== null || (removes && before.document.logo !== null)) {
      await changeLogo(behalf, id, before.document.logo, image);
    }
    return show(id, context);
  },
);

const remove = route(
  {
    method: 'delete',
    path: '/users/:id',
    caller: 'admin',
    tag,
    noted: 'user-removed',
    summary: 'Remove um usuário',
    input: z.object({ params: byId }),
  },
  async ({ params: { id } }, context) => {
    if (!mayRemove(context.session, id)) throw new Problem('Forbidden');
    await deleteUser(behalfOf(context), await loadUser(id, context.deps));
    return empty();
  },
);

/** Images are loaded by the page itself, which sends no token: the random id grants access. */
const logo = publicRoute(
  {
    method: 'get',
    path: '/logos/:id',
    tag,
    summary: 'O logotipo de um usuário',
    input: z.object({ params: byId }),
    status: 200,
  },
  async ({ params: { id } }, { deps }) => {
    const image = found(id.startsWith('logo-') ? await deps.stores.files.get(id) : null);
    return fileOf(image.bytes, image.contentType);
  },
);

export const userRoutes = [list, get, create, edit, remove, logo];
