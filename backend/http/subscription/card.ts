import type { z } from 'zod';
import type { CardData, CardHolder, CardToCharge } from '../../../billing/port.ts';
import type { Payer } from '../../../domain/accounts/account.ts';
import type { creditCard, creditCardHolderInfo } from '../../../domain/api/registration.ts';

/** Whoever owns the account: what the form does not say of the card's holder is theirs. */
export interface CardOwner {
  readonly email: string;
  readonly payer: Pick<Payer, 'cpf' | 'phone' | 'zipcode' | 'streetNumber'> | null;
}

/** Who holds a card: whoever owns the account, unless the form says otherwise. */
export const holderOf = (
  card: CardData,
  { email, payer }: CardOwner,
  info: z.output<typeof creditCardHolderInfo> | null | undefined,
): CardHolder => ({
  name: info?.name || card.holderName,
  email: info?.email || email,
  cpfCnpj: info?.cpfCnpj || (payer?.cpf ?? ''),
  postalCode: info?.postalCode || (payer?.zipcode ?? ''),
  addressNumber: info?.addressNumber || (payer?.streetNumber ?? ''),
  addressComplement: info?.addressComplement || null,
  phone: info?.phone || (payer?.phone ?? ''),
  mobilePhone: info?.mobilePhone || null,
});

/** The payer's address as the provider wants it. */
export const remoteIpOf = (address: string): string => address.replace(/^::ffff:/, '');

/** A card that was typed, as it is charged. */
export const typedCard = (
  card: z.output<typeof creditCard>,
  owner: CardOwner,
  info: z.output<typeof creditCardHolderInfo> | null | undefined,
  address: string,
): Extract<CardToCharge, { card: unknown }> => ({
  card,
  holder: holderOf(card, owner, info),
  remoteIp: remoteIpOf(address),
});
