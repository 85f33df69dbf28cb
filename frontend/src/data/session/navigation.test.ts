import { describe, expect, it } from 'vitest';
import { navigationOf } from './navigation.ts';
import { aSession } from './session.fake.ts';
import type { Session } from './session.ts';

const now = new Date('2026-11-20T12:00:00.000Z');
const links: Session['links'] = {
  training: 'https://treinamentos.test',
  communityRegistered: 'https://comunidade.test/registrados',
  communityCreated: 'https://comunidade.test/criados',
  support: 'https://suporte.test',
  guide: null,
};
const communityOf = (session: Session) =>
  navigationOf({ ...session, links }, now).find(({ label }) => label === 'Comunidade Whatsapp');

describe('the links of the top bar', () => {
  it('lock the community during the trial, with the reason', () => {
    const session = aSession({ trialAsaasExpiration: '2026-11-21T00:00:00.000Z' });
    expect(communityOf(session)).toMatchObject({ to: null, locked: 'Disponível após período de teste' });
  });

  it('have no community where the installation has no link to one, not even a locked one', () => {
    const session = aSession({ trialAsaasExpiration: '2026-11-21T00:00:00.000Z' });
    const labels = navigationOf(session, now).map(({ label }) => label);
    expect(labels).not.toContain('Comunidade Whatsapp');
  });

  it('lead who signed up again, without another trial, to the community of who signed up', () => {
    const again = aSession({ trialAsaasExpiration: null, accountAdmin: true, asaasSubscriptionId: 'sub_1' });
    expect(communityOf(again)?.to).toBe(links.communityRegistered);
  });

  it('lead registered and created users to different communities', () => {
    expect(communityOf(aSession({ trialAsaasExpiration: '2026-01-01T00:00:00.000Z' }))?.to).toBe(
      links.communityRegistered,
    );
    expect(communityOf(aSession({ trialAsaasExpiration: null }))?.to).toBe(links.communityCreated);
  });

  it('lead administrators to what they manage, an office’s own to its users', () => {
    const managed = (session: Session) =>
      navigationOf(session, now)
        .map(({ label }) => label)
        .slice(2);
    expect(managed(aSession())).toEqual([]);
    expect(managed(aSession({ accountAdmin: true }))).toEqual(['Usuários']);
    expect(managed(aSession({ role: 'admin' }))).toEqual(['Usuários', 'Contas', 'Índices', 'Auditoria']);
  });

  it('lead to the help page of the program also where the training is elsewhere', () => {
    const helpOf = (session: Session) => navigationOf(session, now).filter(({ to }) => to === '/online-classes');
    expect(helpOf({ ...aSession(), links }).map(({ label }) => label)).toEqual(['Ajuda']);
  });

  it('leave out what the installation has no address for, and keep the training inside', () => {
    const labels = navigationOf(aSession(), now).map(({ label, to }) => [label, to]);
    expect(labels).toEqual([
      ['Calculadora', '/'],
      ['Treinamentos', '/online-classes'],
    ]);
  });
});
