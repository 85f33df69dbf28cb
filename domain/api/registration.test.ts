import { describe, expect, it } from 'vitest';
import { fieldsOf } from './common.ts';
import { type RegistrationRequest, registerBody } from './registration.ts';

const account = {
  name: 'Rita Fictícia',
  email: 'rita@example.com',
  cpf: '529.982.247-25',
  phoneNumber: '(41) 99999-0000',
  state: 'PR',
  city: 'Curitiba',
  neighborhood: 'Centro',
  street: 'Rua Inventada',
  streetNumber: '10',
  zipcode: '80010-000',
  password: 'segredo1',
  confirmPassword: 'segredo1',
} as const;
const card = { holderName: 'RITA F', number: '4111 1111 1111 1111', expiryMonth: '5', expiryYear: '30', ccv: '123' };
const byPix: RegistrationRequest = { account, planId: 'genio-anual-pix' };

const refusedFields = (sent: unknown) => {
  const read = registerBody.safeParse(sent, { reportInput: true });
  return read.success ? {} : fieldsOf(read.error);
};

describe('the body of a sign-up', () => {
  it('is read with its masks as digits, and a card with a year of four figures', () => {
    const read = registerBody.parse({ ...byPix, creditCard: card, installmentNumber: 12, IP: '203.0.113.7' });
    expect(read.account).toMatchObject({ cpf: '52998224725', phoneNumber: '41999990000', zipcode: '80010000' });
    expect(read.creditCard).toMatchObject({ number: '4111111111111111', expiryMonth: '05', expiryYear: '2030' });
  });

  it('needs no card, no address of the visitor, no terms and no number of instalments', () => {
    expect(registerBody.parse(byPix)).toMatchObject({ installmentNumber: 1 });
    const emptyCard = { holderName: '', number: '', expiryMonth: '', expiryYear: '', ccv: '' };
    expect(registerBody.parse({ ...byPix, creditCard: emptyCard }).creditCard).toBeNull();
  });

  it('may have its password within the account, beside it, or in both places', () => {
    const { password, confirmPassword, ...rest } = account;
    expect(refusedFields({ ...byPix, password })).toEqual({});
    expect(refusedFields({ ...byPix, account: rest, password })).toEqual({});
    expect(refusedFields({ ...byPix, account: rest })).toEqual({ 'account.password': 'Campo obrigatório' });
    expect(refusedFields({ ...byPix, account: { ...account, confirmPassword: `${confirmPassword}2` } })).toEqual({
      'account.confirmPassword': 'As senhas não conferem',
    });
  });

  it('leaves CPF and phone to the payment provider, whose sentence the screen shows', () => {
    expect(refusedFields({ ...byPix, account: { ...account, cpf: '1', phoneNumber: '2' } })).toEqual({});
  });

  it.each([
    [{ account: { ...account, state: 'XX' } }, 'account.state', 'UF inválida'],
    [{ account: { ...account, zipcode: '8001' } }, 'account.zipcode', 'CEP inválido'],
    [{ account: { ...account, city: ' ' } }, 'account.city', 'Campo obrigatório'],
    [{ creditCard: { ...card, number: '4111' } }, 'creditCard.number', 'Número do cartão inválido'],
    [{ creditCard: { ...card, expiryMonth: '13' } }, 'creditCard.expiryMonth', 'Valor inválido'],
    [{ creditCard: { ...card, ccv: '12' } }, 'creditCard.ccv', 'Código de segurança inválido'],
    [{ installmentNumber: 13 }, 'installmentNumber', 'Valor inválido'],
    [{ acceptedTerms: { version: '1999-01-01' } }, 'acceptedTerms.version', 'Valor inválido'],
    [{ coupon: 'FREE' }, 'coupon', 'Campo desconhecido'],
  ])('is refused with %j', (change, field, sentence) => {
    expect(refusedFields({ ...byPix, ...change })).toEqual({ [field]: sentence });
  });
});
