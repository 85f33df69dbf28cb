import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Plan } from '../../../domain/api/plans.ts';
import { aSession } from '../data/session/session.fake.ts';
import { type Answer, type Answers, serve } from '../data/testing/serve.ts';
import { show } from '../shared/testing/render.tsx';
import RegisterPage from './RegisterPage.tsx';

const { user } = aSession();
export const registered = (type: string, accountStatus: string): Answer => ({
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
export const open = (plan: Plan, answers: Answers = {}) => {
  const sent: Sent[] = [];
  const answer = answers['POST auth/register'] ?? registered('PIX', 'PENDING');
  const calls = serve({
    [`GET plans/${plan.id}`]: { body: { plan } },
    'GET subscription/paymentInfo/p1': { body: { copyAndPaste: '000201PIX', qrCode: 'iVBORw0KGgo=' } },
    'POST auth/logout': { status: 204 },
    'POST auth/first-charge': { body: { trial: true, firstChargeOn: '2026-11-30' } },
    'GET settings': { status: 503 },
    ...answers,
    'POST auth/register': async (request, form) => {
      sent.push({ body: await request.clone().json(), key: request.headers.get('Idempotency-Key') });
      return typeof answer === 'function' ? answer(request, form) : answer;
    },
  });
  const shown = show(<RegisterPage />, { at: `/register/${plan.id}`, path: '/register/:planId' });
  return { calls, sent, ...shown };
};

export const next = () => userEvent.click(screen.getByText('Próximo'));
export const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);
/** As `type` and as `choose` below, without each key and pointer: a form of twenty fields is filled many times here. */
export const put = async (label: string, text: string) => {
  const field = screen.getByLabelText(label);
  if (field.hasAttribute('inputmode')) fireEvent.paste(field, { clipboardData: { getData: () => text } });
  else fireEvent.change(field, { target: { value: text } });
};
export const pick = async (label: string, option: string) => {
  fireEvent.mouseDown(screen.getByLabelText(label));
  fireEvent.click(await screen.findByText(option));
};
export const choose = async (label: string, option: string) => {
  await userEvent.click(screen.getByLabelText(label));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};
export const acceptTerms = () => userEvent.click(screen.getByLabelText('Li e aceito os termos de uso'));

/** What each of the twelve checks asks for, in their order, and what is done about it. */
export const steps: readonly (readonly [sentence: string, mend: () => Promise<unknown>])[] = [
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
export const sentences = steps.map(([sentence]) => sentence);

export const fill = async () => {
  await screen.findByLabelText('Nome');
  for (const [, mend] of steps) await mend();
  await put('CPF ou CNPJ', '52998224725');
};
export const fillCard = async () => {
  await put('Nome impresso no cartão', 'RITA F');
  await put('Número do cartão', '4111111111111111');
  await pick('Mês de validade', '05');
  await pick('Ano de validade', String(new Date().getFullYear() + 1));
  await put('CVV', '123');
};
export const byPix = () => userEvent.click(screen.getByLabelText('PIX à vista'));
export const finish = () => userEvent.click(screen.getByRole('button', { name: 'Finalizar Cadastro' }));
