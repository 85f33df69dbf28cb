import { describe, it } from 'vitest';
import { type ReportLook, usualLook } from '../api/report-look.ts';
import { specify } from '../testing/decider-spec.ts';
import { userAggregate } from './decider.ts';
import type { UserEvent } from './events.ts';
import type { OpenUser } from './user.ts';

const { given } = specify(userAggregate.decider);
const now = '2026-11-20T12:00:00.000Z';
const profile = { name: 'Rita', email: 'rita@genial.test', phone: null, office: null, oab: null, city: null };

const facts = {
  userId: 'u1',
  accountId: 'a1',
  role: 'user',
  active: true,
  emailHash: 'h1',
  trialExpiration: null,
} as const;
const passwordHash = 'p1';
const created: UserEvent = { type: 'UserCreated', data: { ...facts, personal: { ...profile, passwordHash } } };
const ended = (sessionId: string, expiresAt: string, at = now): UserEvent => ({
  type: 'SessionEnded',
  data: { sessionId, expiresAt, at },
});
const passwordChanged = (hash: string): UserEvent => ({
  type: 'PasswordChanged',
  data: { personal: { passwordHash: hash } },
});
const began = (sessionId: string, deviceHash = 'd1', newDevice = false): UserEvent => ({
  type: 'SessionBegan',
  data: {
    sessionId,
    at: now,
    expiresAt: '2026-11-21T12:00:00.000Z',
    deviceHash,
    newDevice,
    personal: { device: 'Firefox no Windows', address: '203.0.113.7' },
  },
});
const deactivated: UserEvent = { type: 'UserDeactivated', data: {} };
const activated: UserEvent = { type: 'UserActivated', data: {} };

const open: OpenUser = {
  phase: 'open',
  ...facts,
  accountAdmin: false,
  profile,
  passwordHash,
  adminPassword: false,
  passwordChangeRequired: false,
  logo: null,
  reportLook: null,
  lastActionAt: null,
  sessionGeneration: 0,
  endedSessions: [],
  passwordReset: null,
  sessions: [],
  devices: [],
  secondFactor: null,
  proposedSecondFactor: null,
};

describe('a user', () => {
  it('is created once', () => {
    const create = { type: 'CreateUser', ...facts, profile, passwordHash } as const;
    given().when(create).thenEvents(created);
    given(created).when(create).thenRefused({ name: 'AlreadyExists' });
    given(created).thenState(open);
  });

  it('records only what changed', () => {
    given(created)
      .when({ type: 'EditUser', profile: { name: 'Rita', office: 'Rua A, 1' }, role: 'user', emailHash: 'h2' })
      .thenEvents({ type: 'UserEdited', data: { emailHash: 'h2', personal: { office: 'Rua A, 1' } } });
    given(created).when({ type: 'EditUser', profile, active: true }).thenNothing();
  });

  it('is deactivated and activated by events of their own', () => {
    given(created)
      .when({ type: 'EditUser', profile: {}, active: false })
      .thenEvents({ type: 'UserDeactivated', data: {} });
    given(created, { type: 'UserDeactivated', data: {} })
      .when({ type: 'EditUser', profile: {}, active: true })
      .thenEvents({ type: 'UserActivated', data: {} });
  });

  it('is not found once deleted', () => {
    given(created).when({ type: 'DeleteUser' }).thenEvents({ type: 'UserDeleted', data: {} });
    given(created, { type: 'UserDeleted', data: {} })
      .when({ type: 'EditUser', profile: {} })
      .thenRefused({ name: 'NotFound' });
  });

  it('records a logo only if it differs', () => {
    given(created)
      .when({ type: 'ChangeLogo', logo: 'f1' })
      .thenEvents({ type: 'UserLogoChanged', data: { logo: 'f1' } });
    given(created).when({ type: 'ChangeLogo', logo: null }).thenNothing();
  });

  it('records how its reports look only if that differs, the usual look being none', () => {
    const look: ReportLook = { ...usualLook, colour: '#1f3a68', typeface: 'serif', cover: true };
    const chosen: UserEvent = { type: 'ReportLookChosen', data: look };
    given(created).when({ type: 'ChooseReportLook', look: usualLook }).thenNothing();
    given(created).when({ type: 'ChooseReportLook', look }).thenEvents(chosen);
    given(created, chosen).when({ type: 'ChooseReportLook', look }).thenNothing();
    given(created, chosen).thenState({ ...open, reportLook: look });
  });
});

describe('the last action of a user', () => {
  const acted = (at: string, sessionId = 's1'): UserEvent => ({ type: 'UserActed', data: { at, sessionId } });
  const note = (at: string, sessionId = 's1') => ({ type: 'NoteAction', now: at, sessionId }) as const;

  it('is noted at most once in five minutes', () => {
    given(created).when(note(now)).thenEvents(acted(now));
    given(created, acted(now)).when(note('2026-11-20T12:04:59.999Z')).thenNothing();
    given(created, acted(now)).when(note('2026-11-20T12:05:00.000Z')).thenEvents(acted('2026-11-20T12:05:00.000Z'));
  });

  it('is noted for each session that was recorded', () => {
    const later = '2026-11-20T12:30:00.000Z';
    const history = [created, began('s1'), began('s2'), acted(later, 's2')];
    given(...history)
      .when(note(later, 's2'))
      .thenNothing();
    given(...history)
      .when(note(later, 's1'))
      .thenEvents(acted(later, 's1'));
  });
});

describe('signing out', () => {
  const tomorrow = '2026-11-21T12:00:00.000Z';

  it('ends one session, once', () => {
    const end = { type: 'EndSession', sessionId: 's1', expiresAt: tomorrow, now } as const;
    given(created).when(end).thenEvents(ended('s1', tomorrow));
    given(created, ended('s1', tomorrow)).when(end).thenNothing();
  });

  it('forgets ended sessions that would have expired by themselves', () => {
    given(
      created,
      ended('s1', '2026-11-20T13:00:00.000Z'),
      ended('s2', tomorrow, '2026-11-20T14:00:00.000Z'),
    ).thenState({ ...open, endedSessions: [{ sessionId: 's2', expiresAt: tomorrow }] });
  });

  it('everywhere ends all sessions', () => {
    given(created).when({ type: 'EndAllSessions' }).thenEvents({ type: 'AllSessionsEnded', data: {} });
    given(created, ended('s1', tomorrow), { type: 'AllSessionsEnded', data: {} }).thenState({
      ...open,
      sessionGeneration: 1,
    });
  });

  it('through deactivation is permanent: reactivation restores no session', () => {
    given(created, deactivated, activated).thenState({ ...open, sessionGeneration: 1 });
  });
});

describe('a new password', () => {
  const requested: UserEvent = {
    type: 'PasswordResetRequested',
    data: { tokenHash: 'r1', expiresAt: '2026-11-20T13:00:00.000Z' },
  };
  const reset = (tokenHash: string, at = now) =>
    ({ type: 'ResetPassword', tokenHash, passwordHash: 'p2', now: at }) as const;

  it('ends all sessions', () => {
    given(created).when({ type: 'ChangePassword', passwordHash: 'p2' }).thenEvents(passwordChanged('p2'));
    given(created, ended('s1', '2026-11-21T12:00:00.000Z'), passwordChanged('p2')).thenState({
      ...open,
      passwordHash: 'p2',
      sessionGeneration: 1,
    });
  });

  it('can be set once with the mailed token', () => {
    given(created, requested).when(reset('r1')).thenEvents(passwordChanged('p2'));
    given(created, requested, passwordChanged('p2')).when(reset('r1')).thenRefused({ name: 'InvalidResetToken' });
  });

  it('is refused with another token, an expired one or an older one', () => {
    given(created, requested).when(reset('r2')).thenRefused({ name: 'InvalidResetToken' });
    given(created, requested).when(reset('r1', '2026-11-20T13:00:00.000Z')).thenRefused({ name: 'InvalidResetToken' });
    given(created).when(reset('r1')).thenRefused({ name: 'InvalidResetToken' });
    const newer: UserEvent = { ...requested, data: { tokenHash: 'r2', expiresAt: '2026-11-20T13:00:00.000Z' } };
    given(created, requested, newer).when(reset('r1')).thenRefused({ name: 'InvalidResetToken' });
  });

  it('is refused once the address has changed or the user was deactivated', () => {
    const moved: UserEvent = { type: 'UserEdited', data: { emailHash: 'h2', personal: { email: 'r2@genial.test' } } };
    given(created, requested, moved).when(reset('r1')).thenRefused({ name: 'InvalidResetToken' });
    given(created, requested, deactivated).when(reset('r1')).thenRefused({ name: 'InvalidResetToken' });
    given(created, requested, deactivated, activated).when(reset('r1')).thenRefused({ name: 'InvalidResetToken' });
    const renamed: UserEvent = { type: 'UserEdited', data: { personal: { name: 'Rita Maria' } } };
    given(created, requested, renamed).when(reset('r1')).thenEvents(passwordChanged('p2'));
  });

  it('can be rehashed without ending a session', () => {
    const rehashed: UserEvent = { type: 'PasswordRehashed', data: { personal: { passwordHash: 'p3' } } };
    given(created).when({ type: 'RehashPassword', passwordHash: 'p3' }).thenEvents(rehashed);
    given(created, rehashed).thenState({ ...open, passwordHash: 'p3' });
  });
});

describe('a session', () => {
  const begin = (deviceHash: string) =>
    ({
      type: 'BeginSession',
      sessionId: 's2',
      now,
      expiresAt: '2026-11-21T12:00:00.000Z',
      deviceHash,
      device: 'Firefox no Windows',
      address: '203.0.113.7',
    }) as const;

  it('is from a new device if others were seen before, but not this one', () => {
    given(created)
      .when(begin('d1'))
      .thenEvents(began('s2', 'd1', false));
    given(created, began('s1'))
      .when(begin('d1'))
      .thenEvents(began('s2', 'd1', false));
    given(created, began('s1'))
      .when(begin('d2'))
      .thenEvents(began('s2', 'd2', true));
  });

  it('is open until it ends, or all do', () => {
    const session = {
      sessionId: 's2',
      startedAt: now,
      lastUsedAt: now,
      expiresAt: '2026-11-21T12:00:00.000Z',
      device: 'Firefox no Windows',
      address: '203.0.113.7',
    };
    const ofS1 = ended('s1', '2026-11-21T12:00:00.000Z');
    given(created, began('s1'), began('s2'), ofS1).thenState({
      ...open,
      lastActionAt: now,
      sessions: [session],
      devices: ['d1'],
      endedSessions: [{ sessionId: 's1', expiresAt: '2026-11-21T12:00:00.000Z' }],
    });
    given(created, began('s1'), passwordChanged('p1')).thenState({
      ...open,
      lastActionAt: now,
      devices: ['d1'],
      sessionGeneration: 1,
    });
  });
});

describe('a password set by an administrator', () => {
  const required: UserEvent = { type: 'PasswordChangeRequired', data: {} };
  it('has to be changed, until its user does', () => {
    const set = { type: 'ChangePassword', passwordHash: 'p2', passwordChangeRequired: true } as const;
    given(created).when(set).thenEvents(passwordChanged('p2'), required);
    given(created, passwordChanged('p2'), required).thenState({
      ...open,
      passwordHash: 'p2',
      passwordChangeRequired: true,
      sessionGeneration: 1,
    });
    given(created, required, passwordChanged('p1')).thenState({ ...open, sessionGeneration: 1 });
    given()
      .when({ type: 'CreateUser', ...facts, profile, passwordHash, passwordChangeRequired: true })
      .thenEvents(created, required);
  });
});

describe('an office’s own administrator', () => {
  const signedUp: UserEvent = {
    type: 'UserCreated',
    data: { ...facts, trialExpiration: '2026-11-27T12:00:00.000Z', personal: { ...profile, passwordHash } },
  };
  it('is who signed up, as long as they stay in that account', () => {
    const office = { ...open, trialExpiration: '2026-11-27T12:00:00.000Z', accountAdmin: true };
    given(signedUp).thenState(office);
    const moved: UserEvent = { type: 'UserEdited', data: { accountId: 'a2', personal: {} } };
    given(signedUp, moved).thenState({ ...office, accountId: 'a2', accountAdmin: false });
  });
});

describe('a second factor', () => {
  const expiresAt = '2026-11-20T12:15:00.000Z';
  const proposed: UserEvent = { type: 'SecondFactorProposed', data: { expiresAt, personal: { secret: 'JBSWY3DP' } } };
  const enabled: UserEvent = { type: 'SecondFactorEnabled', data: { step: 100, recoveryHashes: ['r1', 'r2'] } };
  const enable = (at: string) =>
    ({ type: 'EnableSecondFactor', step: 100, recoveryHashes: ['r1', 'r2'], now: at }) as const;
  const refused = { name: 'SecondFactorRequired' } as const;

  it('counts once a code of the secret shown was given in time', () => {
    given(created).when({ type: 'ProposeSecondFactor', secret: 'JBSWY3DP', expiresAt }).thenEvents(proposed);
    given(created, proposed).when(enable(now)).thenEvents(enabled);
    given(created, proposed).when(enable(expiresAt)).thenRefused({ name: 'SecondFactorExpired' });
    given(created).when(enable(now)).thenRefused({ name: 'SecondFactorExpired' });
    const propose = { type: 'ProposeSecondFactor', secret: 'OTHER', expiresAt } as const;
    given(created, proposed, enabled).when(propose).thenRefused({ name: 'AlreadyExists' });
  });

  it('takes no code twice, and none from before', () => {
    const use = (step: number) => ({ type: 'UseSecondFactor', step }) as const;
    const used: UserEvent = { type: 'SecondFactorUsed', data: { step: 102 } };
    given(created, proposed, enabled).when(use(100)).thenRefused(refused);
    given(created, proposed, enabled).when(use(102)).thenEvents(used);
    given(created, proposed, enabled, used).when(use(102)).thenRefused(refused);
    given(created, proposed, enabled, used).when(use(101)).thenRefused(refused);
    given(created).when(use(102)).thenRefused(refused);
  });

  it('takes each recovery code once', () => {
    const use = { type: 'UseRecoveryCode', hash: 'r1' } as const;
    const used: UserEvent = { type: 'RecoveryCodeUsed', data: { hash: 'r1' } };
    given(created, proposed, enabled).when(use).thenEvents(used);
    given(created, proposed, enabled, used).when(use).thenRefused(refused);
  });

  it('can be turned off', () => {
    const disabled: UserEvent = { type: 'SecondFactorDisabled', data: {} };
    given(created, proposed, enabled).when({ type: 'DisableSecondFactor' }).thenEvents(disabled);
    given(created).when({ type: 'DisableSecondFactor' }).thenNothing();
    given(created, proposed, enabled, disabled).thenState(open);
  });
});
