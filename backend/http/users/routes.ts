import { z } from 'zod';
import type { User } from '../../../domain/api/auth.ts';
import { userAnswer, userCreateBody, userEditBody, usersAnswer } from '../../../domain/api/users.ts';
import { userStream } from '../../../domain/streams.ts';
import type { UserState } from '../../../domain/users/user.ts';
import { allAccounts } from '../../../projections/accounts/query.ts';
import { allUsers } from '../../../projections/users/query.ts';
import { createUser } from '../../accounts.ts';
import type { SecurityEventName } from '../../security-log.ts';
import { type LoadedUser, loadUser, logoAddress, withAccount } from '../../sessions/load-user.ts';
import type { Session } from '../../sessions/session.ts';
import { behalfOf, granted } from '../command.ts';
import { namingConflicts } from '../conflicts.ts';
import { found, Problem } from '../problem.ts';
import { byId, type CallContext, empty, fileOf, json, nothing, publicRoute, route, type Unchecked } from '../route.ts';
import {
  checkPasswords,
  deleteUser,
  type Edit,
  editUser,
  knownAccount,
  refuseCommon,
  refusePromotion,
  refuseSame,
} from './edit.ts';
import { logoFields, userOfForm } from './form.ts';
import { changeLogo, checkedLogo, LOGO_MAXIMUM } from './logo.ts';
import { mayCreate, usersOfOffice, withinPlan } from './office.ts';
import { choosesPassword, mayChange, mayHaveRole, mayRemove, maySee } from './policy.ts';
import { reauthenticate } from './reauthenticate.ts';

const tag = 'usuários';
const upload = { fields: logoFields, maximum: LOGO_MAXIMUM, jsonToo: true, bodyOf: userOfForm };

const show = async (userId: string, { deps, session }: CallContext<Session>) => {
  const loaded = found(await loadUser(userId, deps));
  return json({ user: shownTo(session, loaded) }, loaded.document.revision);
};

/** A user as the caller may see them: how an account pays is for administrators. */
const shownTo = ({ user: { role } }: Session, { user, paymentType }: LoadedUser): User =>
  role === 'admin' ? { ...user, paymentType } : user;

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
    caller: 'account-admin',
    tag,
    summary: 'Lista os usuários da instalação; para o administrador de uma conta, os dela',
    input: nothing,
    answer: usersAnswer,
  },
  async (_input, { deps, session }) => {
    const { role, accountId } = session.user;
    if (role !== 'admin') return json({ users: await usersOfOffice(accountId, deps) });
    const accounts = new Map((await allAccounts(deps.views.accounts)).map((account) => [account.id, account]));
    const users = await allUsers(deps.views.users);
    const now = deps.now();
    const loaded = users.map((user) => withAccount(user, accounts.get(user.accountId) ?? null, now));
    return json({ users: loaded.map((user) => shownTo(session, user)) });
  },
);

const get = route(
  {
    method: 'get',
    path: '/users/:id',
    caller: 'user',
    tag,
    summary: 'Mostra um usuário: o próprio ou, para quem administra, qualquer um que administre',
    input: z.object({ params: byId }),
    answer: userAnswer,
  },
  async ({ params: { id } }, context) => {
    const loaded = found(await loadUser(id, context.deps));
    if (!maySee(context.session, loaded.user)) throw new Problem('NotFound');
    return json({ user: shownTo(context.session, loaded) }, loaded.document.revision);
  },
);

const create = route(
  {
    method: 'post',
    path: '/users',
    caller: 'account-admin',
    tag,
    summary:
      'Cria um usuário, em uma conta própria se nenhuma for indicada; o administrador de uma conta, nela e até o número do plano',
    input: z.object({ body: userCreateBody }),
    upload,
    answer: userAnswer,
    status: 201,
  },
  async ({ body: { user } }, context) => {
    const image = context.file === null ? null : await checkedLogo(context.file);
    const behalf = behalfOf(context);
    const { role, accountId } = mayCreate(context.session, user);
    checkPasswords(user);
    if (role === 'admin') refuseCommon('user.password', user.password);
    if (accountId !== undefined) await knownAccount(behalf, accountId);
    const made = await withinPlan(context, accountId, user.active ?? true, () =>
      createUser(behalf, {
        profile: {
          name: user.name,
          email: user.email,
          phone: user.phone ?? null,
          office: user.office ?? null,
          oab: user.oab ?? null,
          city: user.city ?? null,
        },
        password: user.password,
        role,
        active: user.active ?? true,
        passwordChangeRequired: user.passwordChangeRequired ?? false,
        accountId,
      }),
    );
    const { userId } = granted(made);
    if (image !== null) await changeLogo(behalf, userId, null, image);
    noteOf(context, userId)('user-created');
    return show(userId, context);
  },
);

/** What an edit may change, but for the password. */
const userFieldsOf = (state: UserState) => {
  if (state.phase !== 'open') return {};
  const { profile, active, role, accountId, logo } = state;
  return { ...profile, active, role, accountId, logo: logo === null ? null : logoAddress(logo) };
};

/** Whoever has yet to choose a password does that and nothing else; a user whom the caller does not manage is not there. */
const mayEdit = async ({ deps, session, file }: CallContext<Session>, { params, body }: Unchecked): Promise<void> => {
  const choosesOwn = params.id === session.user.id && file === null && choosesPassword(body);
  if (session.provisional && !choosesOwn) throw new Problem('PasswordChangeRequired');
  if (!maySee(session, found(await loadUser(params.id, deps)).user)) throw new Problem('NotFound');
};

const edit = route(
  {
    method: 'put',
    path: '/users/:id',
    caller: 'user',
    provisional: true,
    permit: mayEdit,
    tag,
    summary:
      'Altera o próprio perfil ou, para o administrador, qualquer usuário; o administrador de uma conta desativa e reativa os dela',
    input: z.object({ params: byId, body: userEditBody }),
    upload,
    answer: userAnswer,
  },
  async ({ params: { id }, body: { user: asked } }, context) => {
    const { deps, session, file } = context;
    const before = found(await loadUser(id, deps));
    const image = file === null ? null : await checkedLogo(file);
    if (!mayChange(session, before.user, asked, image !== null)) throw new Problem('Forbidden');
    if (asked.active === false && !mayRemove(session, id)) throw new Problem('Forbidden');
    if (!mayHaveRole(session, before.user, asked.role)) throw new Problem('Forbidden');
    refusePromotion(before, asked);
    const secures = asked.password !== undefined || (asked.email !== undefined && asked.email !== before.user.email);
    if (secures && id === session.user.id) await reauthenticate(asked.currentPassword, context);
    const behalf = behalfOf(context);
    const edited = { past: deps.pasts.users, streamId: userStream(id), fieldsOf: userFieldsOf };
    const own = id === session.user.id;
    if (own && before.document.passwordChangeRequired) await refuseSame(before, asked.password, deps);
    const activates = asked.active === true && !before.user.active;
    await withinPlan(context, before.user.accountId, activates, () =>
      namingConflicts(context, edited, () =>
        editUser(behalf, before, { ...asked, passwordChangeRequired: !own && asked.passwordChangeRequired === true }),
      ),
    );
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
