import type { CreditCard } from '../../../domain/api/registration.ts';

/** A card as it is typed; masked fields hold digits. */
export type CardValues = CreditCard;

export const emptyCard: CardValues = { holderName: '', number: '', expiryMonth: '', expiryYear: '', ccv: '' };

/** The card out of a form that holds more. */
export const cardOf = ({ holderName, number, expiryMonth, expiryYear, ccv }: CardValues): CreditCard => ({
  holderName,
  number,
  expiryMonth,
  expiryYear,
  ccv,
});
