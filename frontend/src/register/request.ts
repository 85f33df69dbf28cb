import type { CreditCardHolderInfo, RegistrationRequest } from '../../../domain/api/registration.ts';
import { TERMS_VERSION } from '../../../domain/words/terms-version.ts';
import { type UnitCode, unitCodes } from '../../../domain/words/units.ts';
import { cardOf } from '../payments/card-values.ts';
import type { PaymentMethod } from '../plans/offer.ts';
import type { RegisterValues } from './values.ts';

/** The payer is whoever signs up. */
const holderOf = (values: RegisterValues): CreditCardHolderInfo => ({
  name: values.holderName,
  email: values.email,
  cpfCnpj: values.cpf,
  postalCode: values.zipcode,
  addressNumber: values.streetNumber,
  addressComplement: null,
  phone: values.phoneNumber,
  mobilePhone: values.phoneNumber,
});

const isUnit = (code: string): code is UnitCode => unitCodes.some((unit) => unit === code);

/** The sign-up as the contract names it. */
export const registrationOf = (
  values: RegisterValues,
  { type, planId }: PaymentMethod,
  /** As it was shown; null: it was not known. */
  firstCharge: string | null,
): RegistrationRequest => {
  const { name, email, cpf, phoneNumber, state, city, neighborhood, street, streetNumber, zipcode } = values;
  const { password, confirmPassword } = values;
  if (!isUnit(state)) throw new Error('The first step lets nobody pass without a state');
  const where = { state, city, neighborhood, street, streetNumber, zipcode };
  return {
    account: { name, email, cpf, phoneNumber, ...where, password, confirmPassword },
    planId,
    password,
    installmentNumber: type === 'CREDIT_CARD' ? Number(values.installmentNumber) : 1,
    acceptedTerms: { version: TERMS_VERSION },
    ...(type === 'PIX' || firstCharge === null ? {} : { acceptedFirstCharge: firstCharge }),
    ...(type === 'PIX' ? {} : { creditCard: cardOf(values), creditCardHolderInfo: holderOf(values) }),
  };
};
