import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aSettings } from '../data/session/settings.fake.ts';
import { monthlyPlan, yearlyPlan } from '../plans/plan.fake.ts';
import { byPix, fill, next, open } from './sign-up.fake.tsx';

const stop =
  'Para parar, cancele em “Minha conta”, “Assinatura”. Quem desiste em até 7 dias da contratação recebe de volta o que pagou; na primeira, em até 15.';
const first = (trial: boolean) => ({
  'POST auth/first-charge': { body: { trial, firstChargeOn: '2099-11-30' } },
});
const seller = {
  name: 'Genial Inventada Ltda.',
  document: '11222333000181',
  address: 'Rua Inventada, 10, Curitiba, PR',
  email: 'contato@genial.test',
};
const summary = async (plan: string) => within(await screen.findByRole('complementary', { name: `Plano ${plan}` }));
/** As people read it: a price is not broken over lines. */
const text = (element: HTMLElement): string => (element.textContent ?? '').replaceAll('\u00a0', ' ');

describe('the checkout says what is paid today, when, how much, how it renews, and how to stop', () => {
  it.each([
    [
      'by the month',
      monthlyPlan,
      first(true),
      'Hoje: nada. Em 30/11/2099: R$ 310,00 por mês no cartão, a primeira cobrança.',
    ],
    [
      'by the month, after a trial that was had',
      monthlyPlan,
      first(false),
      'Hoje: R$ 310,00 por mês no cartão. Este CPF ou CNPJ já teve o seu período de teste, e cada um tem um só.',
    ],
    [
      'for a year in the twelve parts that the plan page promised',
      yearlyPlan,
      first(true),
      'Hoje: nada. Em 30/11/2099: 12x de R$ 250,00 (R$ 3.000,00 ao todo) no cartão, a primeira cobrança.',
    ],
  ] as const)('%s', async (_, plan, answers, charge) => {
    open(plan, answers);
    await fill();
    const beside = await summary(plan.name);
    const said = await beside.findByText(/^Hoje:/);
    expect(text(said)).toBe(charge);
    expect(beside.getByText(/^Renova a cada (mês|ano) no mesmo cartão/)).toBeVisible();
    expect(beside.getByText(stop)).toBeVisible();
    await next();
    const step = within(await screen.findByRole('form', { name: 'Pagamento' }));
    expect(text(step.getByText(/^Hoje:/))).toBe(charge);
    expect(step.getByText(stop)).toBeVisible();
  });

  it('by PIX', async () => {
    open(yearlyPlan, first(true));
    await fill();
    await byPix();
    const beside = await summary(yearlyPlan.name);
    expect(text(beside.getByText(/^Hoje:/))).toBe(
      'Hoje: R$ 2.700,00 por PIX. O acesso começa com a confirmação do pagamento.',
    );
    expect(
      beside.getByText('Vale por um ano. A renovação vem como um novo PIX, que só vale se você pagar.'),
    ).toBeVisible();
  });

  it('and who sells', async () => {
    open(monthlyPlan, { ...first(true), 'GET settings': { body: aSettings({ seller }) } });
    const beside = await summary(monthlyPlan.name);
    expect(await beside.findByText(/^Quem vende:/)).toHaveTextContent(
      'Quem vende: Genial Inventada Ltda., CNPJ 11.222.333/0001-81. Rua Inventada, 10, Curitiba, PR. contato@genial.test',
    );
  });
});
