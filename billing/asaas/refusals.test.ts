import { describe, expect, it } from 'vitest';
import { refusedBy } from './refusals.ts';

describe('a refusal of the provider', () => {
  it.each([
    [
      'invalid_creditCard',
      'Transação não autorizada. Verifique os dados do cartão de crédito e tente novamente.',
      'declined',
    ],
    [
      'invalid_action',
      'Transação não autorizada. Verifique os dados do cartão de crédito e tente novamente.',
      'declined',
    ],
    ['invalid_action', 'O cartão informado está vencido.', 'declined'],
    ['invalid_action', 'Saldo insuficiente para realizar o estorno desta cobrança.', 'balance'],
    ['invalid_action', 'Cobranças por cartão de crédito não estão habilitadas na sua conta.', 'not enabled'],
    ['invalid_action', 'Sua conta não está aprovada para cobrar por cartão de crédito.', 'not enabled'],
    ['invalid_action', 'A tokenização de cartões precisa ser aprovada.', 'not enabled'],
    ['invalid_creditCardToken', 'O token do cartão informado é inválido.', 'data'],
    ['invalid_mobilePhone', 'O celular informado é inválido.', 'data'],
  ])('%s: %s', (code, sentence, reason) => {
    expect(refusedBy(code, sentence).reason).toBe(reason);
  });
});
