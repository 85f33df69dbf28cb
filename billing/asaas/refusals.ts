import type { PaymentRefused, RefusalReason } from '../port.ts';

/**
 * What a 400 of Asaas means. Its codes say little ('invalid_action' stands for most), so its sentence is read too. Whatever
 * is not known to be the bank's refusal is none: a card that is not declined must not be given up for it.
 */
const notEnabled =
  /n[ãa]o (est[áaã]o? |foi |possui |tem )?(habilitad|liberad|aprovad|permiss)|tokeniza|sua conta n[ãa]o|precisa ser aprovad/i;
const noBalance = /saldo/i;
const declined =
  /n[ãa]o autorizad|negad|recusad|declinad|limite (insuficiente|excedido)|cart[ãa]o.*(inv[áa]lid|expirad|vencid|bloquead)|validade do cart[ãa]o/i;

const reasonOf = (code: string, sentence: string): RefusalReason => {
  if (notEnabled.test(sentence)) return 'not enabled';
  if (/^invalid_credit_?card$/i.test(code) || (declined.test(sentence) && !/token/i.test(sentence))) return 'declined';
  return noBalance.test(sentence) ? 'balance' : 'data';
};

export const refusedBy = (code: string, sentence: string): PaymentRefused => ({
  name: 'PaymentRefused',
  reason: reasonOf(code, sentence),
  sentence,
});
