import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Video } from '../../../domain/api/settings.ts';
import { aSession } from '../data/session/session.fake.ts';
import type { Session } from '../data/session/session.ts';
import { aSettings } from '../data/session/settings.fake.ts';
import { serve } from '../data/testing/serve.ts';
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

const lesson = (title: string, address: string) => ({ title, address, length: '12:30' });
const serveVideos = (welcome: Video | null = null, lessons: Video[] = []) =>
  serve({ 'GET settings': { body: aSettings({ videos: { welcome, lessons } }) } });

describe('the video lessons', () => {
  it('have a title and a length; what is on YouTube plays in the page once it is asked for', async () => {
    serveVideos(lesson('Boas-vindas', 'https://youtu.be/abcdef12'), [lesson('CNIS', 'https://aulas.test/cnis')]);
    show(<VideosPage />, { session });
    const welcome = await screen.findByRole('button', { name: /^Assistir a\s*Boas-vindas\s*12:30$/ });
    expect(document.querySelector('iframe')).toBeNull();
    await userEvent.click(welcome);
    expect(screen.getByTitle('Boas-vindas')).toHaveAttribute(
      'src',
      expect.stringContaining('https://www.youtube-nocookie.com/embed/abcdef12'),
    );
    const lessons = within(screen.getByRole('region', { name: 'Videoaulas' }));
    expect(lessons.getByRole('link', { name: /^Assistir em outra aba a\s*CNIS\s*12:30$/ })).toHaveAttribute(
      'href',
      'https://aulas.test/cnis',
    );
  });
});

describe('the help page', () => {
  beforeEach(() => void serveVideos());

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
