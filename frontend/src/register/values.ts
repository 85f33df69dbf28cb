import type { PaymentMethod } from '../plans/offer.ts';

/** What the two steps hold, as typed; masked fields hold digits. It lives in the form alone, the card above all. */
export interface RegisterValues {
  name: string;
  email: string;
  cpf: string;
  phoneNumber: string;
  state: string;
  city: string;
  neighborhood: string;
  street: string;
  streetNumber: string;
  zipcode: string;
  password: string;
  confirmPassword: string;
  paymentType: PaymentMethod['type'];
  installmentNumber: string;
  acceptedTerms: boolean;
  holderName: string;
  number: string;
  expiryMonth: string;
  expiryYear: string;
  ccv: string;
}

export const emptyRegistration = (paymentType: PaymentMethod['type']): RegisterValues => ({
  name: '',
  email: '',
  cpf: '',
  phoneNumber: '',
  state: '',
  city: '',
  neighborhood: '',
  street: '',
  streetNumber: '',
  zipcode: '',
  password: '',
  confirmPassword: '',
  paymentType,
  // As the plans page promises it; a PIX is paid at once.
  installmentNumber: paymentType === 'CREDIT_CARD' ? '12' : '1',
  acceptedTerms: false,
  holderName: '',
  number: '',
  expiryMonth: '',
  expiryYear: '',
  ccv: '',
});

/** The fields of the first step that the contract's account has, under the same names. */
export const accountFields = [
  'name',
  'email',
  'cpf',
  'phoneNumber',
  'state',
  'city',
  'neighborhood',
  'street',
  'streetNumber',
  'zipcode',
  'password',
  'confirmPassword',
] as const satisfies readonly (keyof RegisterValues)[];
