import { openSessionsAnswer } from '../../../domain/api/security.ts';
import type { Examples } from './example.ts';

/** Sign-in, sessions, second factor, users. */
export const people: Examples = {
  'post /auth/login': {
    call: (c, { owner }) => c.post('/auth/login', { email: owner.email, password: owner.password }),
  },
  'post /auth/renew': { call: (c) => c.post('/auth/renew') },
  'post /auth/forgot-password': { call: (c) => c.post('/auth/forgot-password', { email: 'nobody@x.test' }) },
  'post /auth/reset-password': {
    call: (c) => c.post('/auth/reset-password', { token: 'none', password: '123456', confirmPassword: '123456' }),
    answers: 422,
  },
  'post /auth/reset-password/check': {
    call: (c) => c.post('/auth/reset-password/check', { token: 'none' }),
    answers: 422,
  },
  'get /auth/sessions': { call: (c) => c.get('/auth/sessions') },
  'delete /auth/sessions/:id': {
    call: async (c, { owner, other }) => {
      const caller = c === owner ? await other() : c;
      const sessions = (await caller.get('/auth/sessions')).body;
      const { id } = openSessionsAnswer.safeParse(sessions).data?.sessions[0] ?? { id: 'none' };
      return caller.delete(`/auth/sessions/${id}`);
    },
  },
  'get /auth/second-factor': { call: (c) => c.get('/auth/second-factor') },
  'post /auth/second-factor': { call: (c) => c.post('/auth/second-factor', {}) },
  'post /auth/second-factor/confirm': {
    call: (c) => c.post('/auth/second-factor/confirm', { code: '000000' }),
    answers: 422,
  },
  'post /auth/second-factor/disable': { call: (c) => c.post('/auth/second-factor/disable', {}) },
  'delete /users/:id/second-factor': {
    call: async (c, { other }) => c.delete(`/users/${(await other()).userId}/second-factor`),
  },
  'get /users/self': { call: (c) => c.get('/users/self') },
  'post /auth/logout': {
    call: async (c, { owner, other }) => (c === owner ? (await other()).post('/auth/logout') : c.post('/auth/logout')),
  },
  'post /auth/logout-everywhere': {
    call: async (c, { owner, other }) =>
      c === owner ? (await other()).post('/auth/logout-everywhere') : c.post('/auth/logout-everywhere'),
  },
  'get /users/self/report-look': { call: (c) => c.get('/users/self/report-look') },
  'put /users/self/report-look': {
    call: (c) => c.put('/users/self/report-look', { reportLook: { cover: false } }),
  },
  'get /users': { call: (c) => c.get('/users') },
  'get /users/:id': { call: (c, { owner }) => c.get(`/users/${owner.userId}`), owned: true },
  'put /users/:id': {
    call: (c, { owner }) => c.put(`/users/${owner.userId}`, { user: { phone: '41999990000' } }),
    owned: true,
  },
  'post /users': {
    call: (c, { customer: unique }) =>
      c.post('/users', { user: { name: 'Nova', email: `${unique}@x.test`, password: '123456' } }),
  },
  'delete /users/:id': { call: async (c, { other }) => c.delete(`/users/${(await other()).userId}`) },
};
