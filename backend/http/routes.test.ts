import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loginAnswer } from '../../domain/api/auth.ts';
import { type Api, type SignedIn, startApi } from '../testing/api.ts';
import { newCalculation, newCustomer, newWorkRecord } from '../testing/case-file.ts';
import { type Answer, clientOf, refusal } from '../testing/client.ts';
import { calculations } from '../testing/route-examples/calculations.ts';
import { clients } from '../testing/route-examples/clients.ts';
import type { Example, Examples, World } from '../testing/route-examples/example.ts';
import { installation } from '../testing/route-examples/installation.ts';
import { licence } from '../testing/route-examples/licence.ts';
import { people } from '../testing/route-examples/people.ts';
import { rules } from '../testing/route-examples/rules.ts';
import type { Route } from './route.ts';
import { routerOf } from './router.ts';
import { routes } from './routes.ts';

let api: Api;
let owner: SignedIn;
let stranger: SignedIn;
let admin: SignedIn;
let office: SignedIn;
let pending: SignedIn;
let world: World;

const newWorld = async (): Promise<World> => {
  const customer = (await newCustomer(owner)).id;
  const calculation = (await newCalculation(owner, customer)).id;
  const workRecord = (await newWorkRecord(owner, calculation, { egressDate: '2000-01-31' })).id;
  return { owner, admin, customer, calculation, workRecord, other: () => api.adviser() };
};

const examples: Examples = { ...people, ...licence, ...clients, ...calculations, ...rules, ...installation };

const nameOf = ({ method, path }: Route): string => `${method} ${path}`;
const exampleOf = (route: Route): Example => {
  const example = examples[nameOf(route)];
  if (example === undefined) throw new Error(`${nameOf(route)} has no example in this test`);
  return example;
};

beforeAll(async () => {
  api = await startApi({ workers: true });
  owner = await api.adviser();
  stranger = await api.adviser();
  admin = await api.adviser({ role: 'admin' });
  office = await api.office();
  pending = await api.adviser();
  await admin.put(`/accounts/${pending.accountId}/inactivate`);
  world = await newWorld();
});
afterAll(() => api.close());

describe('the table of routes', () => {
  it('is what the router serves, and every route has an example here', () => {
    const options = { deps: api.deps, admit: () => [], checkAnswers: true };
    const served = routerOf(routes, options).stack.map(({ path }) => path);
    expect(served).toEqual(routes.map(({ path }) => `/api${path}`));
    expect(Object.keys(examples).sort()).toEqual(
      routes
        .map(nameOf)
        .filter((name) => !name.includes('/logos/'))
        .sort(),
    );
  });
});

/** A logo's address is a random id without an owner; the tests of users cover it. */
const walked = routes.filter(({ path }) => path !== '/logos/:id');
const named = (chosen: readonly Route[]) => chosen.map((route) => [nameOf(route), route] as const);
/** The same caller, whose every request says what no route reads. */
const garbling = (client: SignedIn): SignedIn => {
  const garbled = { nonsense: { deep: 1 } };
  const asked = (path: string): string => `${path}${path.includes('?') ? '&' : '?'}nonsense=1`;
  return {
    ...client,
    get: (path, options) => client.get(asked(path), options),
    post: (path, _body, options) => client.post(path, garbled, options),
    put: (path, _body, options) => client.put(path, garbled, options),
    delete: (path, options) => client.delete(asked(path), options),
  };
};
/** The same caller, whose every request names a revision that is none, and sends as its file what no route takes. */
const misspelling = (client: SignedIn): SignedIn => {
  const none = { ifMatch: 'sem aspas' };
  const file = (): FormData => {
    const form = new FormData();
    form.set('whatever', new Blob(['x'], { type: 'image/png' }), 'x.png');
    return form;
  };
  return {
    ...client,
    get: (path) => client.get(path, none),
    post: (path) => client.post(path, file(), none),
    put: (path) => client.put(path, file(), none),
    delete: (path) => client.delete(path, none),
  };
};
/** What is sent breaks off: no JSON. */
const breakingOff = (client: SignedIn): SignedIn => ({
  ...client,
  post: (path, _body, options) => client.post(path, '{"cut":', options),
  put: (path, _body, options) => client.put(path, '{"cut":', options),
});
const unreadable = [
  ['no schema reads', garbling],
  ['names no revision and no file of the route', misspelling],
  ['breaks off', breakingOff],
] as const;
const errOf = (answer: Answer): string | null => (answer.text === '' ? null : answer.as(refusal).err);

describe('nobody', () => {
  it.each(named(walked.filter(({ caller }) => caller !== 'public')))('may not %s', async (_name, route) => {
    const answer = await exampleOf(route).call(api.nobody, world);
    expect(answer.status).toBe(401);
    expect(errOf(answer) ?? 'NotAuthenticated').toBe('NotAuthenticated');
  });
});

describe('a stranger finds nothing with', () => {
  const owned = walked.filter((route) => exampleOf(route).owned === true);
  it.each(named(owned))('%s', async (_name, route) => {
    expect((await exampleOf(route).call(stranger, world)).status).toBe(404);
  });
  it.each(named(owned.filter(({ path }) => !path.startsWith('/users'))))(
    '%s as administrator',
    async (_name, route) => {
      expect((await exampleOf(route).call(admin, world)).status).toBe(404);
    },
  );
});

describe('a user who is not an administrator', () => {
  it.each(named(walked.filter(({ caller }) => caller === 'admin' || caller === 'account-admin')))(
    'may not %s',
    async (_name, route) => {
      const answer = await exampleOf(route).call(owner, world);
      expect([answer.status, errOf(answer) ?? 'Forbidden']).toEqual([403, 'Forbidden']);
    },
  );
});

describe('an office’s own administrator', () => {
  it.each(named(walked.filter(({ caller }) => caller === 'account-admin')))('may %s', async (_name, route) => {
    const answer = await exampleOf(route).call(office, await newWorld());
    expect(answer.status, answer.text).toBe(exampleOf(route).answers ?? route.status);
  });
  it.each(named(walked.filter(({ caller }) => caller === 'admin')))('may not %s', async (_name, route) => {
    const answer = await exampleOf(route).call(office, world);
    expect([answer.status, errOf(answer) ?? 'Forbidden']).toEqual([403, 'Forbidden']);
  });
});

describe('a user whose account is not active', () => {
  it.each(named(walked.filter(({ caller }) => caller === 'adviser')))('may not %s', async (_name, route) => {
    const answer = await exampleOf(route).call(pending, world);
    expect(answer.status).toBe(403);
    expect(errOf(answer) ?? 'AccountNotActive').toBe('AccountNotActive');
  });
});

describe.each(unreadable)(
  'a request that %s is refused to whoever may not make it, as one that is right',
  (_how, spoiling) => {
    let there: World;
    beforeAll(async () => {
      there = await newWorld();
    });
    it.each(named(walked.filter(({ caller }) => caller === 'admin' || caller === 'account-admin')))(
      '%s',
      async (_name, route) => {
        const answer = await exampleOf(route).call(spoiling(owner), there);
        expect([answer.status, errOf(answer) ?? 'Forbidden']).toEqual([403, 'Forbidden']);
      },
    );
    it.each(named(walked.filter(({ caller }) => caller === 'adviser')))('%s, of an account', async (_name, route) => {
      const answer = await exampleOf(route).call(spoiling(pending), there);
      expect([answer.status, errOf(answer) ?? 'AccountNotActive']).toEqual([403, 'AccountNotActive']);
    });
    it.each(named(walked.filter(({ permit }) => permit !== undefined)))('%s, by a colleague', async (_name, route) => {
      const colleague = await api.adviser({ accountId: office.accountId });
      const answer = await exampleOf(route).call(spoiling(colleague), there);
      expect([403, 404], answer.text).toContain(answer.status);
    });
  },
);

describe('a user whose password an administrator set', () => {
  const open = ['post /auth/logout', 'post /auth/logout-everywhere', 'get /users/self', 'put /users/:id'];
  const signedIn = walked.filter(({ caller }) => caller !== 'public');
  const provisional = async (role: 'user' | 'admin'): Promise<SignedIn> => {
    const user = await api.adviser({ role });
    const password = 'provisoria-longa';
    await admin.put(`/users/${user.userId}`, { user: { password, passwordChangeRequired: true } });
    const { token } = (await api.nobody.post('/auth/login', { email: user.email, password })).as(loginAnswer);
    return { ...user, ...clientOf(api.url, token), password, token };
  };

  it('finds open what the table says, and nothing else', () => {
    expect(
      routes
        .filter((route) => route.provisional === true)
        .map(nameOf)
        .sort(),
    ).toEqual([...open].sort());
  });

  describe.each(['user', 'admin'] as const)('as %s', (role) => {
    let caller: SignedIn;
    let there: World;
    beforeAll(async () => {
      caller = await provisional(role);
      there = await newWorld();
    });
    it.each(named(signedIn.filter((route) => !open.includes(nameOf(route)))))('may not %s', async (_name, route) => {
      const answer = await exampleOf(route).call(caller, there);
      expect([answer.status, errOf(answer) ?? 'PasswordChangeRequired']).toEqual([403, 'PasswordChangeRequired']);
    });
    describe.each(unreadable)('with what %s', (_how, spoiling) => {
      it.each(named(signedIn.filter((route) => !open.includes(nameOf(route)))))('may not %s', async (_name, route) => {
        const answer = await exampleOf(route).call(spoiling(caller), there);
        expect([answer.status, errOf(answer) ?? 'PasswordChangeRequired']).toEqual([403, 'PasswordChangeRequired']);
      });
      it('may not change the profile', async () => {
        const answer = await spoiling(caller).put(`/users/${caller.userId}`, { user: { name: 'Outra' } });
        expect([answer.status, errOf(answer)]).toEqual([403, 'PasswordChangeRequired']);
      });
    });
    it('may change nothing but the own password', async () => {
      const own = `/users/${caller.userId}`;
      for (const body of [
        {},
        { user: 'x' },
        { nonsense: 1 },
        { user: { password: 'so-minha-e-longa', email: 5 } },
        { user: { password: 'so-minha-e-longa', nonsense: null } },
        { user: { name: '' } },
      ]) {
        const answer = await caller.put(own, body);
        expect([answer.status, errOf(answer)], JSON.stringify(body)).toEqual([403, 'PasswordChangeRequired']);
      }
      expect((await caller.put(own, { user: { password: 'x' } })).status).toBe(422);
      for (const [path, user] of [
        [own, { name: 'Outra' }],
        [own, { name: 'Outra', password: 'so-minha-e-longa' }],
        [own, {}],
        [`/users/${owner.userId}`, { password: 'so-minha-e-longa' }],
      ] as const) {
        const answer = await caller.put(path, { user });
        expect([answer.status, errOf(answer)]).toEqual([403, 'PasswordChangeRequired']);
      }
      expect((await caller.get('/users/self')).status).toBe(200);
      const chosen = {
        password: 'so-minha-e-longa',
        confirmPassword: 'so-minha-e-longa',
        currentPassword: caller.password,
      };
      expect((await caller.put(own, { user: chosen })).status).toBe(200);
    });
  });
});

const isForAdministrators = ({ caller }: Route): boolean => caller === 'admin' || caller === 'account-admin';

describe('an authorised caller', () => {
  it.each(named(walked))('may %s', async (_name, route) => {
    const answer = await exampleOf(route).call(isForAdministrators(route) ? admin : owner, await newWorld());
    expect(answer.status, answer.text).toBe(exampleOf(route).answers ?? route.status);
  });
});
