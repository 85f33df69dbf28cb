import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { SecureCommunicationPlan } from '../../../domain/api/plans.ts';
import { type Answer, serve } from '../data/testing/serve.ts';
import { show } from '../shared/testing/render.tsx';
import SecurePlansPage from './SecurePlansPage.tsx';
import SecureRegisterPage from './SecureRegisterPage.tsx';

const plan: SecureCommunicationPlan = {
  id: 'p1',
  nome: 'Individual',
  descricao: 'Para quem advoga por conta própria.',
  precoMensal: 49.9,
  precoAnual: 598.8,
  recursos: [{ nome: 'Código de verificação único' }],
  destaque: 'Mais escolhido',
  limites: { descricao: 'até 200 envios por mês' },
  publicoAlvo: 'Advogados autônomos',
  exemploParcelas: '12x de R$ 49,90',
};
const path = 'GET secure-communication/plans';
const answer = (...dados: SecureCommunicationPlan[]): Answer => ({ body: { sucesso: true, dados } });
const failures: readonly (readonly [string, Answer])[] = [
  ['the server refuses', { status: 404, body: { err: 'NotFound', errorMessage: 'Não encontrado' } }],
  ['the answer says that it failed', { body: { sucesso: false, dados: [] } }],
];

describe('the plans of the secure communication', () => {
  it('are told in order with their price, limits, benefits and highlight, for a year only', async () => {
    serve({
      [path]: answer({ ...plan, id: 'p3', nome: 'Escritório' }, { ...plan, id: 'p2', nome: 'Sociedade' }, plan),
    });
    const { router } = show(<SecurePlansPage />);
    const shown = await screen.findAllByRole('article');
    expect(shown.map((card) => card.getAttribute('aria-label'))).toEqual(['Individual', 'Sociedade', 'Escritório']);
    const individual = within(screen.getByRole('article', { name: 'Individual' }));
    for (const text of [
      /^12x de R\$\s49,90$/,
      /^R\$\s598,80 por ano$/,
      'Para quem advoga por conta própria.',
      /até 200 envios por mês/,
      'Código de verificação único',
      'Mais escolhido',
    ]) {
      expect(individual.getByText(text)).toBeVisible();
    }
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Assinatura anual']);
    await userEvent.click(individual.getByRole('link', { name: /Comprar Agora/ }));
    expect(router.state.location.pathname).toBe('/secure-communication/register');
  });

  it('are explained on request', async () => {
    serve({ [path]: answer(plan) });
    show(<SecurePlansPage />);
    await userEvent.click(screen.getByRole('button', { name: 'Mais detalhes' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getAllByRole('listitem')).toHaveLength(7);
  });

  it.each(failures)('say so when %s, and come when asked again', async (_why, failure) => {
    let ready = false;
    serve({ [path]: () => (ready ? answer(plan) : failure) });
    show(<SecurePlansPage />);
    expect(await screen.findByText('Erro ao carregar planos')).toBeVisible();
    ready = true;
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByRole('article', { name: 'Individual' })).toBeVisible();
  });

  it('say when there are none', async () => {
    serve({ [path]: answer() });
    show(<SecurePlansPage />);
    expect(await screen.findByText('Nenhum plano disponível no momento')).toBeVisible();
  });
});

describe('the sign-up of the secure communication', () => {
  it('is the same form, sends nothing and says that it is being made', async () => {
    const calls = serve({ [path]: answer(plan) });
    show(<SecureRegisterPage />, { at: '/x?planId=p1', path: '/x' });
    expect(await screen.findByLabelText('CPF ou CNPJ')).toBeVisible();
    expect(document.body.textContent).toMatch(/R\$\s(?:49,90|598,80)/);
    await userEvent.click(screen.getByRole('button', { name: 'Próximo' }));
    expect(await screen.findByText('EM DESENVOLVIMENTO')).toBeVisible();
    // The checkout asks who sells.
    expect(calls.filter((call) => call !== 'GET settings')).toEqual([path]);
  });
});
