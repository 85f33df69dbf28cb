import { aCard, aSignUp } from '../sign-up.ts';
import type { Examples } from './example.ts';

/** Accounts, plans, payments, and the administrators’ view of them. */
export const licence: Examples = {
  'get /accounts': { call: (c) => c.get('/accounts') },
  'post /accounts': {
    call: (c, { customer: unique }) =>
      c.post('/accounts', { name: 'Nova', email: `${unique}@y.test`, password: '123456' }),
  },
  'put /accounts/:id': {
    call: async (c, { other }) => c.put(`/accounts/${(await other()).accountId}`, { licenceExpiryDate: '2027-12-31' }),
  },
  'get /accounts/:id/plan': { call: async (c, { other }) => c.get(`/accounts/${(await other()).accountId}/plan`) },
  'put /accounts/:id/plan': {
    call: async (c, { other }) => c.put(`/accounts/${(await other()).accountId}/plan`, { planId: 'genio-anual' }),
  },
  'put /accounts/:id/inactivate': {
    call: async (c, { other }) => c.put(`/accounts/${(await other()).accountId}/inactivate`),
  },
  'put /accounts/:id/activate': {
    call: async (c, { other }) => c.put(`/accounts/${(await other()).accountId}/activate`),
  },
  'put /accounts/:id/difference': {
    call: async (c, { other }) =>
      c.put(`/accounts/${(await other()).accountId}/difference`, {
        paidOn: '2026-11-28',
        refundedOn: '2026-12-02',
        amount: 15.6,
      }),
    answers: 404,
  },
  'get /audit': { call: (c) => c.get('/audit') },
  'get /account/erasure': { call: (c) => c.get('/account/erasure') },
  'post /account/erasure': { call: (c) => c.post('/account/erasure', {}) },
  'delete /account/erasure': { call: (c) => c.delete('/account/erasure') },
  'post /account/export': { call: (c) => c.post('/account/export', {}) },
  'post /auth/first-charge': { call: (c) => c.post('/auth/first-charge', { cpf: '52998224725' }) },
  'post /auth/register': { call: (c) => c.post('/auth/register', aSignUp('genio-anual-pix')) },
  'get /subscription': { call: (c) => c.get('/subscription') },
  'put /subscription/card': { call: (c) => c.put('/subscription/card', { creditCard: aCard }), answers: 404 },
  'put /subscription/plan': { call: (c) => c.put('/subscription/plan', { planId: 'genio-anual' }), answers: 404 },
  'post /subscription/payments/:id/pay': {
    call: (c) => c.post('/subscription/payments/pay_1/pay', { billingType: 'PIX' }),
    answers: 404,
  },
  'post /subscription/return': { call: (c) => c.post('/subscription/return', { planId: 'genio-anual' }), answers: 404 },
  'delete /subscription': {
    call: async (c, { owner, other }) =>
      c === owner ? (await other()).delete('/subscription') : c.delete('/subscription'),
  },
  'delete /admin/subscription': {
    call: async (c, { other }) => c.delete(`/admin/subscription?userId=${(await other()).userId}`),
  },
  'get /subscription/paymentInfo/:id': { call: (c) => c.get('/subscription/paymentInfo/pay_1'), answers: 404 },
  'get /simulator': { call: (c) => c.get('/simulator') },
  'post /simulator/payments/:id': {
    call: (c) => c.post('/simulator/payments/pay_1', { action: 'confirm' }),
    answers: 404,
  },
  'post /simulator/accounts/:id/time': {
    call: async (c, { other }) => c.post(`/simulator/accounts/${(await other()).accountId}/time`, { days: 1 }),
  },
  'post /simulator/resume': { call: (c) => c.post('/simulator/resume') },
  'post /webhooks/asaas': { call: (c) => c.post('/webhooks/asaas', {}), answers: 401 },
  'get /payments': { call: (c) => c.get('/payments') },
  'get /plans': { call: (c) => c.get('/plans') },
  'get /plans/:id': { call: (c) => c.get('/plans/genio-anual?allOptions=true') },
  'get /secure-communication/plans': { call: (c) => c.get('/secure-communication/plans') },
};
