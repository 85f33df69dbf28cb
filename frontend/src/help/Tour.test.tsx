import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aSession } from '../data/session/session.fake.ts';
import { show } from '../shared/testing/render.tsx';
import { Tour } from './Tour.tsx';

const session = aSession({ id: 'new', createdAt: new Date().toISOString() });
const tour = () => screen.queryByRole('region', { name: /^Primeiros passos/ });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the tour', () => {
  it('goes step by step, the focus with it, and does not come back once it was seen', async () => {
    const first = show(<Tour />, { session });
    expect(tour()).toHaveAccessibleName('Primeiros passos: 1 de 5');
    await press('Próximo');
    expect(screen.getByRole('heading', { name: 'Confira e salve' })).toHaveFocus();
    await press('Anterior');
    for (let step = 1; step < 5; step += 1) await press('Próximo');
    await press('Concluir');
    expect(tour()).toBeNull();
    first.unmount();
    show(<Tour />, { session });
    expect(tour()).toBeNull();
  });

  it('is skipped at once, by each person for themselves', async () => {
    const first = show(<Tour />, { session: aSession({ id: 'ana', createdAt: new Date().toISOString() }) });
    await press('Pular');
    expect(tour()).toBeNull();
    first.unmount();
    show(<Tour />, { session: aSession({ id: 'bia', createdAt: new Date().toISOString() }) });
    expect(tour()).not.toBeNull();
  });

  it('stays for the visit, and is not there when the same person comes back another time', () => {
    const first = show(<Tour />, { session });
    first.unmount();
    const reloaded = show(<Tour />, { session });
    expect(tour()).not.toBeNull();
    reloaded.unmount();
    sessionStorage.clear();
    show(<Tour />, { session });
    expect(tour()).toBeNull();
  });

  it('is not for whoever has been here for long', () => {
    show(<Tour />, { session: aSession({ id: 'old' }) });
    expect(tour()).toBeNull();
  });
});
