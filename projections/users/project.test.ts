import { describe, it } from 'vitest';
import type { Happened } from '../testing/specify-projection.ts';
import { minute, specifyProjection } from '../testing/specify-projection.ts';
import { usersProjection } from './project.ts';

const { given } = specifyProjection(usersProjection);

const created: Happened = [
  'user-u1',
  {
    type: 'UserCreated',
    data: {
      userId: 'u1',
      accountId: 'a1',
      role: 'user',
      active: true,
      emailHash: 'h1',
      trialExpiration: null,
      personal: {
        name: 'Ângela',
        email: 'angela@genial.test',
        phone: null,
        office: null,
        oab: null,
        city: null,
        passwordHash: 'p1',
      },
    },
  },
];

describe('the users', () => {
  it('have what sign-in and administration need', () => {
    given(created).thenDocuments({
      id: 'u1',
      accountId: 'a1',
      active: true,
      profile: { name: 'Ângela', email: 'angela@genial.test' },
      foldedName: 'angela',
      emailHash: 'h1',
      passwordHash: 'p1',
      createdAt: minute(0),
    });
  });

  it('follow each event and keep their creation date', () => {
    given(
      created,
      [
        'user-u1',
        { type: 'UserEdited', data: { emailHash: 'h2', personal: { name: 'Zoé', email: 'zoe@genial.test' } } },
      ],
      ['user-u1', { type: 'UserDeactivated', data: {} }],
      ['user-u1', { type: 'SessionEnded', data: { sessionId: 's1', expiresAt: minute(59), at: minute(3) } }],
    ).thenDocuments({
      active: false,
      profile: { name: 'Zoé', email: 'zoe@genial.test' },
      foldedName: 'zoe',
      emailHash: 'h2',
      sessionGeneration: 1,
      endedSessions: [{ sessionId: 's1', expiresAt: minute(59) }],
      createdAt: minute(0),
    });
  });

  it('are gone once deleted', () => {
    given(created, ['user-u1', { type: 'UserDeleted', data: {} }]).thenNothing();
  });
});
