import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../data/testing/serve.ts';
import { monthlyPlan, yearlyPlan } from '../plans/plan.fake.ts';
import { choose, fill, fillCard, finish, next, open, registered, type } from './sign-up.fake.tsx';

describe('a sign-up by card', () => {
  it('asks for the card on a second step, and leads to the sign-in', async () => {
    const { sent, calls, router } = open(yearlyPlan, {
      'POST auth/register': registered('CREDIT_CARD', 'ONLY_TRIAL'),
    });
    await fill();
    await choose('Parcelas', '12x de R$ 250,00');
    await next();
    await screen.findByLabelText('Número do cartão');
    const summary = within(screen.getByRole('complementary', { name: 'Plano Gênio' }));
    expect(summary.getByText(/^12x de R\$\s250,00$/)).toBeVisible();
    expect(summary.getByText('Garantia de 15 dias.')).toBeVisible();
    await fillCard();
    expect(screen.getByLabelText('Número do cartão')).toHaveValue('4111 1111 1111 1111');
    await finish();
    await expect.poll(() => router.state.location.pathname).toBe('/login');
    await expect.poll(() => calls).toContain('POST auth/logout');
    expect(sent[0]?.body).toMatchObject({
      planId: 'genio-anual-cartao',
      installmentNumber: 12,
      creditCard: {
        holderName: 'RITA F',
        number: '4111111111111111',
        expiryMonth: '05',
        expiryYear: String(new Date().getFullYear() + 1),
        ccv: '123',
      },
      creditCardHolderInfo: { email: 'rita@example.com', cpfCnpj: '52998224725', postalCode: '80010000' },
    });
  });

  it('goes on by keyboard where it went back from the card: at the beginning of the first step', async () => {
    open(yearlyPlan);
    await fill();
    await next();
    await waitFor(() => expect(screen.getByLabelText('Nome impresso no cartão')).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Voltar' }));
    expect(screen.getByRole('form', { name: 'Seus dados' })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByLabelText('Nome')).toHaveFocus();
  });

  it('leads back to no form that could be sent again while it is under way', async () => {
    let answer: (answer: Answer) => void = () => undefined;
    const { sent } = open(yearlyPlan, {
      'POST auth/register': () =>
        new Promise<Answer>((resolve) => {
          answer = resolve;
        }),
    });
    await fill();
    await next();
    await fillCard();
    await finish();
    await expect.poll(() => sent).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Voltar' })).toBeDisabled();
    answer({ status: 422, body: { err: 'Transação não autorizada.', errorMessage: 'Erro' } });
    expect(await screen.findByLabelText('Nome')).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it('of a monthly plan is a subscription in one instalment', async () => {
    const { sent } = open(monthlyPlan, { 'POST auth/register': registered('SUBSCRIPTION', 'ONLY_TRIAL') });
    await fill();
    await next();
    expect((await screen.findAllByText(/R\$\s310,00 por mês/))[0]).toBeVisible();
    await fillCard();
    await finish();
    await expect.poll(() => sent).toHaveLength(1);
    expect(sent[0]?.body).toMatchObject({ planId: 'genio-mensal', installmentNumber: 1 });
  });

  it('asks for the whole card before it calls anybody', async () => {
    const { sent } = open(yearlyPlan);
    await fill();
    await next();
    await screen.findByLabelText('Número do cartão');
    await finish();
    expect(await screen.findAllByText('Campo obrigatório')).toHaveLength(5);
    await type('Número do cartão', '4111');
    expect(await screen.findByText('Número do cartão inválido')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('leaves card and password nowhere but in the form', async () => {
    const { client } = open(yearlyPlan, {
      'POST auth/register': { status: 400, body: { err: 'Cartão recusado.', errorMessage: 'Cartão recusado.' } },
    });
    await fill();
    await next();
    await fillCard();
    await finish();
    await screen.findByRole('alert');
    const kept = JSON.stringify([
      client
        .getQueryCache()
        .getAll()
        .map(({ state, queryKey }) => [state, queryKey]),
      client
        .getMutationCache()
        .getAll()
        .map(({ state }) => state),
      { ...localStorage },
      { ...sessionStorage },
      window.location.href,
    ]);
    expect(kept).not.toContain('4111');
    expect(kept).not.toContain('girassol');
    expect(document.body.innerHTML).not.toContain('4111');
  });
});

describe('the day of the first charge', () => {
  const day = '2099-11-30';

  it('is sent as it was shown, so that nothing is charged before it', async () => {
    const { sent } = open(monthlyPlan, {
      'POST auth/first-charge': { body: { trial: true, firstChargeOn: day } },
      'POST auth/register': registered('SUBSCRIPTION', 'ONLY_TRIAL'),
    });
    await fill();
    await next();
    expect((await screen.findAllByText(/Hoje: nada\. Em 30\/11\/2099/))[0]).toBeVisible();
    await fillCard();
    await finish();
    await expect.poll(() => sent).toHaveLength(1);
    expect(sent[0]?.body).toMatchObject({ acceptedFirstCharge: day });
  });

  it('is today where the provider keeps no card until the trial is over', async () => {
    open(yearlyPlan, { 'POST auth/first-charge': { body: { trial: true, firstChargeOn: '2020-11-20' } } });
    await fill();
    expect(
      (await screen.findAllByText(/Hoje:.*no cartão\. O provedor de pagamento não guarda o cartão/))[0],
    ).toBeVisible();
    expect(screen.queryByText(/Hoje: nada/)).toBeNull();
    expect(screen.getAllByText(/A renovação vem como uma nova fatura/)[0]).toBeVisible();
    expect(screen.queryByText(/no mesmo cartão/)).toBeNull();
  });
});
