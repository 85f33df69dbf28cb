import { describe, it } from 'vitest';
import { minute, specifyProjection } from '../testing/specify-projection.ts';
import { accountsProjection } from './project.ts';

const created = {
  type: 'AccountCreated',
  data: {
    accountId: 'a1',
    origin: 'created',
    isAdministrators: false,
    paymentType: null,
    trialEndsAt: null,
    signedUpOn: null,
    licenceExpiryDate: '2027-01-31',
    planId: null,
    instalments: 1,
    terms: null,
    personal: { name: 'Escritório Álvares', email: 'contato@genial.test', payer: null },
  },
} as const;

describe('the accounts', () => {
  it('have the facts from which their status is derived', () => {
    specifyProjection(accountsProjection)
      .given(
        ['account-a1', created],
        ['account-a1', { type: 'AccountInactivated', data: {} }],
        ['account-a1', { type: 'LicenceDateSet', data: { licenceExpiryDate: '2028-01-31' } }],
      )
      .thenDocuments({
        id: 'a1',
        name: 'Escritório Álvares',
        foldedName: 'escritorio alvares',
        facts: { inactivated: true, licenceExpiryDate: '2028-01-31', invoices: [] },
        createdAt: minute(0),
      });
  });

  it('know when a request to be erased was taken back, until another one stands', () => {
    const asked = { type: 'ErasureRequested', data: { at: minute(1) } } as const;
    const withdrawn = { type: 'ErasureWithdrawn', data: {} } as const;
    specifyProjection(accountsProjection)
      .given(['account-a1', created], ['account-a1', asked], ['account-a1', withdrawn])
      .thenDocuments({ id: 'a1', erasureWithdrawnAt: minute(2) });
    specifyProjection(accountsProjection)
      .given(['account-a1', created], ['account-a1', asked], ['account-a1', withdrawn], ['account-a1', asked])
      .thenDocuments({ id: 'a1', erasureWithdrawnAt: null });
  });
});
