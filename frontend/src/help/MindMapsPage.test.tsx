import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { show } from '../shared/testing/render.tsx';
import MindMapsPage from './MindMapsPage.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: false,
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

describe('the mind maps', () => {
  it('are drawn, with a way to the norm of each article', () => {
    show(<MindMapsPage />, { at: '/mindmaps?mapa=pensao-por-morte', path: '/mindmaps' });
    expect(screen.getByRole('group', { name: 'Pensão por morte' })).toBeVisible();
    const [first] = screen.getAllByRole('link', { name: 'EC 103/2019, art. 23, caput (abre a norma em outra aba)' });
    expect(first).toHaveAttribute('href', 'https://www.planalto.gov.br/ccivil_03/constituicao/emendas/emc/emc103.htm');
  });

  it('come nearer by buttons and by keys', async () => {
    show(<MindMapsPage />, { at: '/mindmaps', path: '/mindmaps' });
    const width = () => screen.getByRole('group', { name: 'Custeio' }).style.width;
    expect(width()).toBe('100%');
    await userEvent.click(screen.getByRole('button', { name: 'Ampliar' }));
    expect(width()).toBe('125%');
    screen.getByRole('region', { name: /^Custeio/ }).focus();
    await userEvent.keyboard('--');
    expect(width()).toBe('75%');
    await userEvent.keyboard('0');
    expect(width()).toBe('100%');
  });
});
