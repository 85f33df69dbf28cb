import { z } from 'zod';
import { isCpfOrCnpj, unmasked } from '../../../domain/api/documents.ts';
import { customerBody, tokenBody } from '../bodies.ts';
import { cardOf } from '../cards.ts';
import { dayAt } from '../life.ts';
import { Missing, NotAllowed, Refusal } from '../refusal.ts';
import { type Calls, customerAt, found, is, listed, type Provider } from './call.ts';

const digits = (text: string): string => text.replace(/\D/g, '');

/** Payers, and the cards that are kept of them. */
export const customerCalls = (provider: Provider): Calls => {
  const { store, now } = provider;
  const today = (): string => dayAt(now());
  return {
    'POST /customers': ({ body }) => {
      const { name, cpfCnpj, email, mobilePhone, phone, externalReference } = customerBody.parse(body);
      if (!isCpfOrCnpj(unmasked(cpfCnpj))) throw new Refusal('O CPF/CNPJ informado é inválido.', 'invalid_cpfCnpj');
      if (email !== null && email !== undefined && !z.email().safeParse(email).success)
        throw new Refusal('O email informado é inválido.', 'invalid_email');
      // A landline is no mobile phone.
      if (mobilePhone && !/^[1-9][1-9]9\d{8}$/.test(digits(mobilePhone)))
        throw new Refusal('O celular informado é inválido.', 'invalid_mobilePhone');
      if (phone && !/^[1-9][1-9](9\d{8}|[2-5]\d{7})$/.test(digits(phone)))
        throw new Refusal('O telefone informado é inválido.', 'invalid_phone');
      return store.customers.put({
        object: 'customer',
        id: store.nextId('cus'),
        dateCreated: today(),
        name,
        email: email ?? null,
        cpfCnpj,
        mobilePhone: mobilePhone ?? null,
        phone: phone ?? null,
        externalReference: externalReference ?? null,
        deleted: false,
      });
    },
    'GET /customers': ({ query }) =>
      listed(
        store.customers.all().filter((one) => is(query, 'externalReference', one.externalReference)),
        query,
      ),
    // What remains is what the books need: the payments.
    'DELETE /customers/:id': ({ id }) => {
      const customer = found(store.customers.get(id));
      if (customer.deleted) throw new Missing();
      for (const card of store.cards.all().filter((one) => one.customer === id)) store.cards.remove(card.id);
      const nobody = { name: 'Cliente removido', email: null, cpfCnpj: '', mobilePhone: null, phone: null };
      store.customers.put({ ...customer, ...nobody, deleted: true });
      return { id, deleted: true };
    },
    'POST /creditCard/tokenizeCreditCard': ({ body }) => {
      if (!store.settings().manners.keepsCards) throw new NotAllowed();
      const asked = tokenBody.parse(body);
      customerAt(provider, asked.customer);
      const { id, lastFour } = cardOf(store, asked.customer, asked, today());
      return { creditCardToken: id, creditCardNumber: lastFour, creditCardBrand: 'VISA' };
    },
  };
};
