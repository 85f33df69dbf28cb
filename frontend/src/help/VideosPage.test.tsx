import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aSession } from '../app/session/session.fake.ts';
import type { Session } from '../app/session/session.ts';
import { show } from '../shared/testing/render.tsx';
import VideosPage from './VideosPage.tsx';

const session = aSession();
const withLinks = (links: Partial<Session['links']>): Session => ({
  ...session,
  links: { ...session.links, ...links },
});
const contact = () => within(screen.getByRole('region', { name: 'Precisa de ajuda?' }));
const ways = () =>
  contact()
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('the help page', () => {
  it('says whom to ask where the installation has no address, and sends nobody to a support it does not have', () => {
    show(<VideosPage />, { session });
    expect(contact().getByText(/Fale com quem administra o Genial/)).toBeVisible();
    expect(ways()).toEqual([]);
    expect(screen.getByText(/Esta instalação ainda não tem videoaulas/)).toBeVisible();
    expect(screen.queryByText(/ao suporte/)).toBeNull();
  });

  it('leads to everything that the installation has', () => {
    const links = {
      training: 'https://aulas.test',
      support: 'https://suporte.test',
      communityCreated: 'https://grupo.test',
      guide: 'https://guia.test',
    };
    show(<VideosPage />, { session: withLinks(links) });
    expect(ways()).toEqual(['https://suporte.test', 'https://grupo.test', 'https://guia.test']);
    expect(screen.getByRole('link', { name: 'Abrir os treinamentos' })).toHaveAttribute('href', 'https://aulas.test');
  });

  it('keeps the community for after the trial', () => {
    const trial = aSession({ trialAsaasExpiration: new Date(Date.now() + 1_000_000).toISOString() });
    const links = { ...trial.links, support: 'https://suporte.test', communityRegistered: 'https://grupo.test' };
    show(<VideosPage />, { session: { ...trial, links } });
    expect(ways()).toEqual(['https://suporte.test']);
  });
});
