import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Plan } from '../../../domain/api/plans.ts';
import { type Answers, serve } from '../data/testing/serve.ts';
import { show } from '../shared/testing/render.tsx';
import PlansPage from './PlansPage.tsx';
import { monthlyPlan, yearlyPlan } from './plan.fake.ts';

const stage = { at: '/plans', path: '/plans' };
const showPlans = (plans: readonly Plan[], answers: Answers = {}) => {
  const calls = serve({ 'GET plans': { body: { plans } }, ...answers });
  return { calls, ...show(<PlansPage />, stage) };
};
const cards = async () => {
  await screen.findAllByRole('article');
  return screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));
};
const { card, pix } = yearlyPlan;

describe('the plans', () => {
  it('are those of the year first, in the order Educacional, Gênio, Mestre, and those of the month beside them', async () => {
    showPlans([
      { ...yearlyPlan, id: 'm', name: 'Mestre' },
      yearlyPlan,
      { ...monthlyPlan, id: 'mm', name: 'Mestre' },
      { ...yearlyPlan, id: 'e', name: 'Educacional' },
    ]);
    expect(await cards()).toEqual(['Educacional', 'Gênio', 'Mestre']);
    expect(screen.getByRole('tab', { name: 'Assinatura anual' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(screen.getByRole('tab', { name: 'Assinatura mensal' }));
    expect(await cards()).toEqual(['Mestre']);
    expect(screen.queryByText(/à vista no PIX|de desconto/)).toBeNull();
  });

  it('say the price of a month, of the PIX, the benefits and the guarantee, and how much the PIX saves at most', async () => {
    showPlans([yearlyPlan, { ...yearlyPlan, id: 'm', name: 'Mestre', pix: pix && { ...pix, percentDiscount: 15 } }]);
    const genius = within(await screen.findByRole('article', { name: 'Gênio' }));
    expect(genius.getByText(/^R\$\s250,00/)).toBeVisible();
    expect(genius.getByText(/ou R\$\s2\.700,00 à vista no PIX/)).toBeVisible();
    expect(genius.getByText('Até 3 usuários')).toBeVisible();
    expect(genius.getByText('Garantia de 15 dias.')).toBeVisible();
    expect(genius.queryByText('De')).toBeNull();
    expect(screen.getByText(/^Até 15% de desconto/)).toBeVisible();
  });

  it('show the old and the new price of a discounted card', async () => {
    showPlans([{ ...yearlyPlan, card: card && { ...card, monthlyValue: '200.00', discount: '600.00' } }]);
    const genius = within(await screen.findByRole('article'));
    expect(genius.getByText(/R\$\s250,00/).closest('s')).not.toBeNull();
    expect(genius.getByText(/^R\$\s200,00/)).toBeVisible();
  });

  it('are listed while one way of paying is left, and say so when they are not sold', async () => {
    showPlans([
      { ...yearlyPlan, id: 'gone', name: 'Educacional', available: false, card: null, pix: null },
      { ...yearlyPlan, available: false },
      { ...yearlyPlan, id: 'm', name: 'Mestre' },
    ]);
    expect(await cards()).toEqual(['Gênio', 'Mestre']);
    expect(screen.getByRole('button', { name: /Indísponivel/ })).toBeDisabled();
    expect(screen.getByRole('link', { name: 'Iniciar teste do plano Mestre' })).toBeVisible();
  });

  it('open the sign-up', async () => {
    const { router } = showPlans([yearlyPlan]);
    await userEvent.click(await screen.findByRole('link', { name: 'Iniciar teste do plano Gênio' }));
    expect(router.state.location.pathname).toBe('/register/genio-anual');
  });

  it('stand beside what all of them include, and above the terms', async () => {
    showPlans([yearlyPlan]);
    const panel = within(screen.getByRole('complementary', { name: 'Todos os planos incluem' }));
    expect(panel.getAllByRole('listitem')).toHaveLength(4);
    expect(screen.getAllByText('Termos de uso')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Termos de uso' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Termos de uso' }));
    expect(dialog.getByText(/Garantia de 15 dias/)).toBeVisible();
  });

  it('say that they did not come, and come when asked again', async () => {
    let ready = false;
    showPlans([], {
      'GET plans': () =>
        ready
          ? { body: { plans: [yearlyPlan] } }
          : { status: 404, body: { err: 'NotFound', errorMessage: 'Não encontrado' } },
    });
    expect(await screen.findByText('Erro ao carregar planos')).toBeVisible();
    ready = true;
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await cards()).toEqual(['Gênio']);
  });

  it('say when there are none', async () => {
    showPlans([]);
    expect(await screen.findByText('Nenhum plano disponível no momento')).toBeVisible();
  });

  it('stand above the year of the copyright', async () => {
    showPlans([yearlyPlan]);
    expect(screen.getByText(`© ${new Date().getFullYear()} Genial`)).toBeVisible();
  });
});
