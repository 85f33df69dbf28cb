import { randomUUID } from 'node:crypto';
import type { CardPart } from './bodies.ts';
import type { Card } from './documents.ts';
import { Refusal } from './refusal.ts';
import type { SimulatorStore } from './store.ts';

/** The two cards that Asaas refuses in its sandbox. */
const refusedCards: ReadonlySet<string> = new Set(['5184019740373151', '4916561358240741']);

const NOT_AUTHORISED = 'Transação não autorizada. Verifique os dados do cartão de crédito e tente novamente.';

const NOT_ENABLED = 'Cobranças por cartão de crédito não estão habilitadas na sua conta.';

/**
 * The card of a request, checked as its bank would on `today` (`YYYY-MM-DD`). Only a token and the last four digits
 * outlive the request.
 */
export const cardOf = (store: SimulatorStore, customer: string, part: CardPart, today: string): Card => {
  if (part.remoteIp === undefined || part.remoteIp === '') throw new Refusal('O campo remoteIp deve ser informado.');
  const { refusesCards } = store.settings().manners;
  if (refusesCards === 'declined') throw new Refusal(NOT_AUTHORISED, 'invalid_creditCard');
  if (refusesCards === 'not enabled') throw new Refusal(NOT_ENABLED);
  const { creditCardToken, creditCard, creditCardHolderInfo } = part;
  if (creditCardToken !== undefined) {
    const kept = store.cards.get(creditCardToken);
    if (kept === null || kept.customer !== customer) throw new Refusal('O token do cartão informado é inválido.');
    return kept;
  }
  if (creditCard === undefined || creditCardHolderInfo === undefined)
    throw new Refusal('Informe os dados do cartão de crédito e do titular.');
  const number = creditCard.number.replace(/\D/g, '');
  if (!/^\d{13,19}$/.test(number)) throw new Refusal('O número do cartão informado é inválido.');
  const expiry = `${creditCard.expiryYear}-${creditCard.expiryMonth.padStart(2, '0')}`;
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(expiry) || expiry < today.slice(0, 7))
    throw new Refusal('A data de validade do cartão informada é inválida.');
  if (!/^\d{3,4}$/.test(creditCard.ccv)) throw new Refusal('O código de segurança do cartão informado é inválido.');
  if (refusedCards.has(number)) throw new Refusal(NOT_AUTHORISED, 'invalid_creditCard');
  return store.cards.put({ id: randomUUID(), customer, lastFour: number.slice(-4) });
};
