import { describe, it } from 'vitest';
import { minute, specifyProjection } from '../testing/specify-projection.ts';
import { accountsProjection } from './project.ts';

describe('the accounts', () => {
  it('have the facts from which their status is derived', () => {
    specifyProjection(accountsProjection)
      .given(
        [
          'account-a1',
          {
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
          },
        ],
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
});
