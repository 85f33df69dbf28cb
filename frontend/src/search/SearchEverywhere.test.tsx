import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { SearchAnswer } from '../../../domain/api/search.ts';
import { serve } from '../data/testing/serve.ts';
import { show } from '../shared/testing/render.tsx';
import { SearchEverywhere } from './SearchEverywhere.tsx';

const of = { customerId: 'c1', customerName: 'João Ávila' };
const answer: SearchAnswer = {
  customers: [{ id: 'c1', name: 'João Ávila', birthDate: '1964-03-10' }],
  calculations: [{ id: 'k1', name: 'INSS', regimeType: 'RGPS', ...of }],
  employers: [{ companyName: 'Padaria Ávila', calculationId: 'k1', calculationName: 'INSS', ...of }],
  more: { customers: false, calculations: false, employers: true },
};
const nothing: SearchAnswer = {
  customers: [],
  calculations: [],
  employers: [],
  more: { customers: false, calculations: false, employers: false },
};

const open = async (body: SearchAnswer = answer) => {
  const calls = serve({ 'GET search': { body } });
  const shown = show(<SearchEverywhere />);
  await userEvent.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: 'Buscar em clientes, cálculos e empregadores' });
  expect(field).toHaveFocus();
  return { calls, field, ...shown };
};
const chosen = () => screen.getByRole('option', { selected: true }).textContent;

/** jsdom has no layout, and nothing to scroll. */
beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

describe('the search over everything', () => {
  it('opens by Ctrl+K, is led by the arrows and opens by Enter', async () => {
    const { calls, field, router } = await open();
    await userEvent.keyboard('avila');
    expect(await screen.findAllByRole('option')).toHaveLength(3);
    expect(calls).toEqual(['GET search?q=avila']);
    expect(chosen()).toBe('João Ávila10/03/1964');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(chosen()).toBe('Padaria ÁvilaINSS · de João Ávila');
    expect(field).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id);
    expect(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('another screen')).toBeVisible();
    expect(router.state.location.pathname).toBe('/customer/c1/calculations/k1/work-records');
  });

  it('says where there are others than those it shows', async () => {
    await open();
    await userEvent.keyboard('avila');
    const employers = await screen.findByRole('group', { name: 'Empregadores' });
    expect(employers).toHaveTextContent('Há mais do que estes 1: escreva mais para encontrar.');
    expect(screen.getByRole('group', { name: 'Clientes' })).not.toHaveTextContent('Há mais');
  });

  it('goes round from the first to the last', async () => {
    await open();
    await userEvent.keyboard('avila');
    await screen.findAllByRole('option');
    await userEvent.keyboard('{ArrowUp}');
    expect(chosen()).toContain('Padaria');
  });

  it('opens by its button and by a click, and says where nothing was found', async () => {
    const { router } = await open(nothing);
    await userEvent.keyboard('zzz');
    expect(await screen.findByText('Nada encontrado para “zzz”.')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    expect(router.state.location.pathname).toBe('/');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Buscar em tudo' }));
    expect(await screen.findByRole('dialog', { name: 'Buscar em tudo' })).toBeVisible();
  });
});
