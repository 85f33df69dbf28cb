import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { type Answer, serve } from '../data/testing/serve.ts';
import { monthlyPlan, yearlyPlan } from '../plans/plan.fake.ts';
import { show } from '../shared/testing/render.tsx';
import RegisterPage from './RegisterPage.tsx';
import { byPix, fill, next, open, put, registered, sentences, steps, type } from './sign-up.fake.tsx';

describe('the first step', () => {
  it('checks twelve things in their order, one sentence at a time, before it calls anybody', async () => {
    const { sent } = open(yearlyPlan);
    await screen.findByLabelText('Nome');
    await byPix();
    for (const [sentence, mend] of steps) {
      await next();
      expect(await screen.findByText(sentence)).toBeVisible();
      expect(sentences.filter((other) => screen.queryByText(other) !== null)).toEqual([sentence]);
      expect(sent).toEqual([]);
      await mend();
    }
    await next();
    expect(await screen.findByText('O CPF/CNPJ informado é inválido.')).toBeVisible();
    expect(sent).toEqual([]);
    await put('CPF ou CNPJ', '52998224725');
    await next();
    expect(await screen.findByText('Cadastro realizado. Agora é só pagar o PIX.')).toBeVisible();
  });

  it('says what the server would refuse before a card is typed for nothing', async () => {
    const { sent } = open(yearlyPlan);
    await fill();
    await userEvent.clear(screen.getByLabelText('E-mail'));
    await type('E-mail', 'rita@');
    await next();
    expect(await screen.findByText('Erro ao se cadastrar. O email informado é inválido.')).toBeVisible();
    await type('E-mail', 'example.com');
    for (const label of ['Senha', 'Confirmação de senha']) {
      await userEvent.clear(screen.getByLabelText(label));
      await type(label, 'abc');
    }
    await next();
    expect(await screen.findByText('A senha deve ter no mínimo 6 caracteres')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it.each([
    ['Telefone', '4199999', 'O telefone informado é inválido.'],
    ['Telefone', '41199990000', 'O telefone informado é inválido.'],
    ['Número', '1'.repeat(21), 'Texto longo demais: até 20 caracteres'],
    ['Nome', 'R'.repeat(201), 'Nome muito longo.'],
  ])('says at %s that %s is refused before a card is typed for nothing', async (label, text, sentence) => {
    const { sent } = open(yearlyPlan);
    await fill();
    await userEvent.clear(screen.getByLabelText(label));
    await put(label, text);
    await next();
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByLabelText(label)).toBeInvalid();
    expect(screen.queryByLabelText('CVV')).not.toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it.each(['11111111111', '12345678900', '11111111111111'])(
    'says at the CPF or CNPJ itself, once it is left, that %s is none',
    async (number) => {
      open(yearlyPlan);
      await screen.findByLabelText('Nome');
      await type('CPF ou CNPJ', number);
      expect(screen.queryByText('O CPF/CNPJ informado é inválido.')).not.toBeInTheDocument();
      await userEvent.tab();
      expect(await screen.findByText('O CPF/CNPJ informado é inválido.')).toBeVisible();
      expect(screen.getByLabelText('CPF ou CNPJ')).toBeInvalid();
      await userEvent.clear(screen.getByLabelText('CPF ou CNPJ'));
      await type('CPF ou CNPJ', '52998224725');
      await userEvent.tab();
      await waitFor(() => expect(screen.queryByText('O CPF/CNPJ informado é inválido.')).not.toBeInTheDocument());
    },
  );

  it('masks CPF, phones of 10 and 11 digits and CEP, as typed and as pasted', async () => {
    open(yearlyPlan);
    await screen.findByLabelText('Nome');
    await type('CPF ou CNPJ', '52998224725');
    await type('CEP', '80010000');
    await type('Telefone', '4133330000');
    expect(screen.getByLabelText('CPF ou CNPJ')).toHaveValue('529.982.247-25');
    expect(screen.getByLabelText('CEP')).toHaveValue('80010-000');
    expect(screen.getByLabelText('Telefone')).toHaveValue('(41) 3333-0000');
    await userEvent.clear(screen.getByLabelText('Telefone'));
    await userEvent.click(screen.getByLabelText('Telefone'));
    await userEvent.paste('+55 (41) 99999-0000');
    expect(screen.getByLabelText('Telefone')).toHaveValue('(41) 99999-0000');
  });

  it('has the 27 states', async () => {
    open(yearlyPlan);
    await userEvent.click(await screen.findByLabelText('Estado'));
    expect(await screen.findAllByRole('option')).toHaveLength(27);
  });

  it('offers 1 to 12 instalments by card with their values, and one by PIX', async () => {
    open(yearlyPlan);
    await userEvent.click(await screen.findByLabelText('Parcelas'));
    const offered = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    expect(offered).toHaveLength(12);
    expect(offered[0]).toBe('1x de R$ 3.000,00');
    expect(offered[10]).toBe('10x de R$ 272,72 e uma de R$ 272,80');
    expect(offered[11]).toBe('12x de R$ 250,00');
    await userEvent.click(screen.getByRole('option', { name: '12x de R$ 250,00' }));
    await byPix();
    expect(screen.getByLabelText('Parcelas')).toHaveTextContent('1x de R$ 2.700,00');
    await userEvent.click(screen.getByRole('radio', { name: 'Cartão de crédito' }));
    expect(screen.getByLabelText('Parcelas')).toHaveTextContent('12x de R$ 250,00');
  });

  it('has the subscription of a monthly plan preselected', async () => {
    open(monthlyPlan);
    expect(await screen.findByRole('radio', { name: 'Assinatura mensal no cartão' })).toBeChecked();
    expect(screen.getAllByRole('radio')).toHaveLength(1);
    expect(screen.getAllByText(/^R\$\s310,00 por mês$/)).toHaveLength(2);
  });

  it('opens the terms without ticking that they are accepted', async () => {
    open(yearlyPlan);
    await userEvent.click(await screen.findByRole('button', { name: 'Ler os termos de uso' }));
    const dialog = await screen.findByRole('dialog', { name: 'Termos de uso' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Fechar' }));
    expect(await screen.findByRole('checkbox', { name: 'Li e aceito os termos de uso' })).not.toBeChecked();
  });
});

describe('the address of a sign-up', () => {
  it('may name the plan as a parameter', async () => {
    serve({ 'GET plans/genio-anual': { body: { plan: yearlyPlan } } });
    show(<RegisterPage />, { at: '/register?planId=genio-anual', path: '/register' });
    expect(await screen.findByLabelText('Nome')).toBeVisible();
  });

  it('without a plan, or with one that is not sold, leads to the plans', async () => {
    serve({ 'GET plans/genio-anual': { body: { plan: { ...yearlyPlan, available: false } } } });
    const { unmount } = show(<RegisterPage />, { at: '/register', path: '/register' });
    expect(await screen.findByRole('link', { name: 'Ver os planos' })).toHaveAttribute('href', '/plans');
    unmount();
    show(<RegisterPage />, { at: '/register?planId=genio-anual', path: '/register' });
    expect(await screen.findByText('Este plano não está disponível no momento')).toBeVisible();
  });
});

describe('a second press', () => {
  it('while the first is under way sends nothing', async () => {
    let answer: (answer: Answer) => void = () => undefined;
    const { sent } = open(yearlyPlan, {
      'POST auth/register': () =>
        new Promise<Answer>((resolve) => {
          answer = resolve;
        }),
    });
    await fill();
    await byPix();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Próximo' }));
    await expect.poll(() => sent).toHaveLength(1);
    await next();
    answer(registered('PIX', 'PENDING'));
    expect(await screen.findByLabelText('Código copia e cola')).toBeVisible();
    expect(sent).toHaveLength(1);
  });
});
