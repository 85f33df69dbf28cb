import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Plan } from '../../../domain/api/plans.ts';
import { aSession } from '../app/session/session.fake.ts';
import { monthlyPlan, yearlyPlan } from '../plans/plan.fake.ts';
import { type Answer, type Answers, serve, show } from '../shared/testing/render.tsx';
import RegisterPage from './RegisterPage.tsx';

const { user } = aSession();
const registered = (type: string, accountStatus: string): Answer => ({
  status: 201,
  body: {
    token: 'fresh',
    user,
    subscription: { id: 's1', type, status: 'PENDING', paymentId: 'p1' },
    accountStatus,
    accountStatusCause: null,
  },
});

interface Sent {
  body: unknown;
  key: string | null;
}

/** The sign-up of a plan, with what the server hears. */
const open = (plan: Plan, answers: Answers = {}) => {
  const sent: Sent[] = [];
  const answer = answers['POST auth/register'] ?? registered('PIX', 'PENDING');
  const calls = serve({
    [`GET plans/${plan.id}`]: { body: { plan } },
    'GET subscription/paymentInfo/p1': { body: { copyAndPaste: '000201PIX', qrCode: 'iVBORw0KGgo=' } },
    'POST auth/logout': { status: 204 },
    ...answers,
    'POST auth/register': async (request) => {
      sent.push({ body: await request.clone().json(), key: request.headers.get('Idempotency-Key') });
      return typeof answer === 'function' ? answer(request) : answer;
    },
  });
  const shown = show(<RegisterPage />, { at: `/register/${plan.id}`, path: '/register/:planId' });
  return { calls, sent, ...shown };
};

const next = () => userEvent.click(screen.getByText('Próximo'));
const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);
/** As `type` and as `choose` below, without each key and pointer: a form of twenty fields is filled many times here. */
const put = async (label: string, text: string) => {
  const field = screen.getByLabelText(label);
  if (field.hasAttribute('inputmode')) fireEvent.paste(field, { clipboardData: { getData: () => text } });
  else fireEvent.change(field, { target: { value: text } });
};
const pick = async (label: string, option: string) => {
  fireEvent.mouseDown(screen.getByLabelText(label));
  fireEvent.click(await screen.findByText(option));
};
const choose = async (label: string, option: string) => {
  await userEvent.click(screen.getByLabelText(label));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};
const acceptTerms = () => userEvent.click(screen.getByLabelText('Li e aceito os termos de uso'));

/** What each of the twelve checks asks for, in their order, and what is done about it. */
const steps: readonly (readonly [sentence: string, mend: () => Promise<unknown>])[] = [
  ['Você precisa aceitar os termos de uso', acceptTerms],
  ['Nome obrigatório', () => put('Nome', 'Rita Fictícia')],
  ['Email obrigatório', () => put('E-mail', 'rita@example.com')],
  ['Telefone obrigatório', () => put('Telefone', '41999990000')],
  ['Estado obrigatório', () => pick('Estado', 'PR – Paraná')],
  ['Cidade obrigatória', () => put('Cidade', 'Curitiba')],
  ['Bairro obrigatório', () => put('Bairro', 'Centro')],
  ['Rua obrigatória', () => put('Rua', 'Rua Inventada')],
  ['Número obrigatório', () => put('Número', '10')],
  ['CEP inválido', () => put('CEP', '80010000')],
  ['Senha obrigatória', () => put('Senha', 'girassol 42')],
  ['Confirmação de senha inválida.', () => put('Confirmação de senha', 'girassol 42')],
];
const sentences = steps.map(([sentence]) => sentence);

const fill = async () => {
  await screen.findByLabelText('Nome');
  for (const [, mend] of steps) await mend();
  await put('CPF', '52998224725');
};
const fillCard = async () => {
  await put('Nome impresso no cartão', 'RITA F');
  await put('Número do cartão', '4111111111111111');
  await pick('Mês de validade', '05');
  await pick('Ano de validade', String(new Date().getFullYear() + 1));
  await put('CVV', '123');
};
const byPix = () => userEvent.click(screen.getByLabelText('PIX à vista'));
const finish = () => userEvent.click(screen.getByRole('button', { name: 'Finalizar Cadastro' }));

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

  it('masks CPF, phones of 10 and 11 digits and CEP, as typed and as pasted', async () => {
    open(yearlyPlan);
    await screen.findByLabelText('Nome');
    await type('CPF', '52998224725');
    await type('CEP', '80010000');
    await type('Telefone', '4133330000');
    expect(screen.getByLabelText('CPF')).toHaveValue('529.982.247-25');
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
    expect(offered[11]).toBe('12x de R$ 250,00');
    await userEvent.click(screen.getByRole('option', { name: '12x de R$ 250,00' }));
    await byPix();
    expect(screen.getByLabelText('Parcelas')).toHaveTextContent('1x de R$ 2.700,00');
    await userEvent.click(screen.getByRole('radio', { name: 'Cartão de crédito' }));
    expect(screen.getByLabelText('Parcelas')).toHaveTextContent('1x de R$ 3.000,00');
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

describe('a sign-up by PIX', () => {
  it('is sent at once, shows the code to copy, and ends the session it was given', async () => {
    let authorised: string | null = null;
    const copied = vi.fn(async () => undefined);
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: copied } });
    const { sent, calls } = open(yearlyPlan, {
      'GET subscription/paymentInfo/p1': (request) => {
        authorised = request.headers.get('Authorization');
        return { body: { copyAndPaste: '000201PIX', qrCode: 'iVBORw0KGgo=' } };
      },
    });
    await fill();
    await byPix();
    await next();
    expect(await screen.findByLabelText('Código copia e cola')).toHaveValue('000201PIX');
    expect(screen.getByRole('img', { name: 'QR code do PIX' })).toBeVisible();
    expect(authorised).toBe('Bearer fresh');
    await expect.poll(() => calls).toContain('POST auth/logout');
    await userEvent.click(screen.getByRole('button', { name: 'Copiar código' }));
    expect(await screen.findByText('Código copia e cola copiado.')).toBeVisible();
    expect(copied).toHaveBeenCalledWith('000201PIX');
    expect(screen.getByRole('link', { name: 'Ir para o login' })).toHaveAttribute('href', '/login');
    expect(sent.map(({ body }) => body)).toEqual([
      {
        account: {
          name: 'Rita Fictícia',
          email: 'rita@example.com',
          cpf: '52998224725',
          phoneNumber: '41999990000',
          state: 'PR',
          city: 'Curitiba',
          neighborhood: 'Centro',
          street: 'Rua Inventada',
          streetNumber: '10',
          zipcode: '80010000',
          password: 'girassol 42',
          confirmPassword: 'girassol 42',
        },
        planId: 'genio-anual-pix',
        password: 'girassol 42',
        installmentNumber: 1,
        acceptedTerms: { version: '2026-11-22' },
        device: expect.stringMatching(/^[0-9a-f]{32}$/),
      },
    ]);
  });

  it('is made already when the code does not come: only the code is asked for again', async () => {
    let ready = false;
    const { sent } = open(yearlyPlan, {
      'GET subscription/paymentInfo/p1': () =>
        ready
          ? { body: { copyAndPaste: '000201PIX', qrCode: 'iVBORw0KGgo=' } }
          : { status: 404, body: { err: 'NotFound', errorMessage: 'Não encontrado' } },
    });
    await fill();
    await byPix();
    await next();
    await userEvent.click(
      await screen.findByRole('button', { name: 'Tentar de novo' }).then((found) => {
        ready = true;
        return found;
      }),
    );
    expect(await screen.findByLabelText('Código copia e cola')).toHaveValue('000201PIX');
    expect(sent).toHaveLength(1);
  });
});

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
    expect(summary.getByText(/12x de R\$\s250,00/)).toBeVisible();
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

  it('of a monthly plan is a subscription in one instalment', async () => {
    const { sent } = open(monthlyPlan, { 'POST auth/register': registered('SUBSCRIPTION', 'ONLY_TRIAL') });
    await fill();
    await next();
    expect(await screen.findByText(/R\$\s310,00 por mês/)).toBeVisible();
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

describe('a sign-up that fails', () => {
  it.each([
    ['O CPF/CNPJ informado é inválido.', 'Erro ao se cadastrar. O CPF/CNPJ informado é inválido.'],
    ['O telefone informado é inválido.', 'Erro ao se cadastrar. O telefone informado é inválido.'],
    ['EmailAlreadyExistsError', 'Email já cadastrado. Entre em contato para mais informações.'],
    ['InvalidEmailError', 'Erro ao se cadastrar. O email informado é inválido.'],
    ['UniqueViolationError: users_email_unique', 'Erro ao se cadastrar. Email já cadastrado.'],
    ['SomethingElse', 'Erro ao se cadastrar. Por favor, verifique seus dados e tente novamente.'],
  ])('with %s says: %s', async (err, sentence) => {
    open(yearlyPlan, { 'POST auth/register': { status: 422, body: { err, errorMessage: 'Frase do servidor' } } });
    await fill();
    await byPix();
    await next();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(sentence);
    expect(alert).toHaveFocus();
    expect(alert).not.toHaveTextContent('Frase do servidor');
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
    expect(screen.getByLabelText('CPF')).toHaveValue('529.982.247-25');
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
