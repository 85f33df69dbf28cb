import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { show } from '../shared/testing/render.tsx';
import ManualPage from './ManualPage.tsx';

afterEach(() => vi.unstubAllGlobals());

const narrow = () =>
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: media.includes('max-width: 899.95px'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }));

const open = () => show(<ManualPage />, { at: '/ajuda/regras', path: '/ajuda/:page?' });

describe('a page of the manual', () => {
  it('has the list of all pages beside it', () => {
    open();
    expect(screen.getByRole('heading', { name: 'Ler as regras' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ler as regras' })).toHaveAttribute('aria-current', 'page');
    expect(screen.queryByRole('link', { name: 'Para administradores' })).toBeNull();
  });

  it('on a phone begins with itself: the list waits behind its name, and closes once a page was chosen', async () => {
    narrow();
    open();
    expect(screen.queryByRole('link', { name: 'O extrato CNIS' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Páginas do manual' }));
    const list = within(screen.getByRole('navigation', { name: 'Páginas do manual' }));
    await userEvent.click(list.getByRole('link', { name: 'O extrato CNIS' }));
    expect(await screen.findByRole('heading', { name: 'O extrato CNIS' })).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Páginas do manual' })).toBeNull();
  });
});
