import type { Seller } from '../api/settings.ts';
import { formatTaxId } from './format.ts';

/** 'CNPJ 11.222.333/0001-81' */
export const documentInWords = ({ document }: Pick<Seller, 'document'>): string =>
  `${document.length === 14 ? 'CNPJ' : 'CPF'} ${formatTaxId(document)}`;

/** Who sells, in one line: name and number, where they are, and how to write to them (Decreto 7.962/2013, art. 2, I and II). */
export const sellerInWords = (seller: Seller): string =>
  `${seller.name}, ${documentInWords(seller)}. ${seller.address}. ${seller.email}`;
