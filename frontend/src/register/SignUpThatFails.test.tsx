import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { yearlyPlan } from '../plans/plan.fake.ts';
import { byPix, fill, fillCard, finish, next, open, registered } from './sign-up.fake.tsx';

describe('a sign-up that fails', () => {
  it('says why, and keeps what was typed for the next attempt', async () => {
    let err = '';
    open(yearlyPlan, {
      'POST auth/register': () => ({ status: 422, body: { err, errorMessage: 'Frase do servidor' } }),
    });
    await fill();
    await byPix();
    for (const [name, sentence] of [
      ['O CPF/CNPJ informado é inválido.', 'Erro ao se cadastrar. O CPF/CNPJ informado é inválido.'],
      ['O telefone informado é inválido.', 'Erro ao se cadastrar. O telefone informado é inválido.'],
      ['EmailAlreadyExistsError', 'Email já cadastrado. Entre em contato para mais informações.'],
      ['InvalidEmailError', 'Erro ao se cadastrar. O email informado é inválido.'],
      ['UniqueViolationError: users_email_unique', 'Erro ao se cadastrar. Email já cadastrado.'],
      ['SomethingElse', 'Erro ao se cadastrar. Por favor, verifique seus dados e tente novamente.'],
    ] as const) {
      err = name;
      await next();
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(sentence));
      const alert = screen.getByRole('alert');
      await waitFor(() => expect(alert).toHaveFocus());
      expect(alert).not.toHaveTextContent('Frase do servidor');
    }
  });

  it('comes back to the first step with everything that was typed on both', async () => {
    open(yearlyPlan, {
      'POST auth/register': { status: 422, body: { err: 'Transação não autorizada.', errorMessage: 'Erro' } },
    });
    await fill();
    await next();
    await fillCard();
    await finish();
    expect(await screen.findByRole('alert')).toHaveFocus();
    expect(screen.getByLabelText('Nome')).toHaveValue('Rita Fictícia');
    expect(screen.getByLabelText('CPF ou CNPJ')).toHaveValue('529.982.247-25');
    expect(screen.getByLabelText('Senha')).toHaveValue('girassol 42');
    await next();
    expect(await screen.findByLabelText('Número do cartão')).toHaveValue('4111 1111 1111 1111');
  });

  it('says why the payment was refused, below the general sentence', async () => {
    const err = 'Transação não autorizada.';
    open(yearlyPlan, { 'POST auth/register': { status: 422, body: { err, errorMessage: 'Erro' } } });
    await fill();
    await byPix();
    await next();
    expect(await screen.findByRole('alert')).toHaveTextContent(/verifique seus dados.*Transação não autorizada\./);
  });

  it('says that the payment service is away', async () => {
    open(yearlyPlan, {
      'POST auth/register': { status: 503, body: { err: 'PaymentUnavailable', errorMessage: 'Aguarde um minuto' } },
    });
    await fill();
    await byPix();
    await next();
    expect(await screen.findByRole('alert')).toHaveTextContent(/verifique seus dados.*Aguarde um minuto/);
  });

  it('as known after no answer came may have been made: the sign-in is tried', async () => {
    let away = true;
    open(yearlyPlan, {
      'POST auth/register': () => {
        if (away) throw new TypeError('Failed to fetch');
        return { status: 409, body: { err: 'EmailAlreadyExistsError', errorMessage: 'Já' } };
      },
    });
    await fill();
    await byPix();
    await next();
    await screen.findByText(/Não foi possível falar com o servidor/);
    away = false;
    await next();
    expect(await screen.findByText(/^Email já cadastrado/)).toHaveTextContent(/experimente entrar/);
  });

  it('marks the fields that the server refused', async () => {
    open(yearlyPlan, {
      'POST auth/register': {
        status: 422,
        body: { err: 'ValidationError', errorMessage: 'Verifique', fields: { 'account.city': 'Valor inválido' } },
      },
    });
    await fill();
    await byPix();
    await next();
    expect(await screen.findByText('Valor inválido')).toBeVisible();
  });

  it('without an answer keeps what was typed and is sent again under the same key', async () => {
    let away = true;
    const { sent } = open(yearlyPlan, {
      'POST auth/register': () => {
        if (away) throw new TypeError('Failed to fetch');
        return registered('PIX', 'PENDING');
      },
    });
    await fill();
    await byPix();
    await next();
    expect(await screen.findByRole('alert')).toHaveTextContent(/Não foi possível falar com o servidor.*continua aqui/);
    away = false;
    await next();
    expect(await screen.findByLabelText('Código copia e cola')).toBeVisible();
    expect(sent.map(({ key }) => key)).toEqual([sent[0]?.key, sent[0]?.key]);
    expect(sent[0]?.key).toMatch(/^[\w-]{8,}$/);
  });

  it('is sent under another key once it was refused', async () => {
    const { sent } = open(yearlyPlan, {
      'POST auth/register': { status: 409, body: { err: 'EmailAlreadyExistsError', errorMessage: 'Já' } },
    });
    await fill();
    await byPix();
    await next();
    await screen.findByRole('alert');
    await next();
    await expect.poll(() => sent).toHaveLength(2);
    expect(sent[0]?.key).not.toBe(sent[1]?.key);
  });
});
