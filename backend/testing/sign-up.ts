import { randomUUID } from 'node:crypto';
import { isCpf } from '../../domain/api/documents.ts';
import type { RegistrationRequest } from '../../domain/api/registration.ts';

/** Who sells, as an installation with a real provider has to say. */
export const aSeller = {
  SELLER_NAME: 'Genial Inventada Ltda.',
  SELLER_DOCUMENT: '11222333000181',
  SELLER_ADDRESS: 'Rua Inventada, 10, Centro, Curitiba, PR, 80010-000',
  SELLER_EMAIL: 'contato@genial.test',
} as const;

/** A card that the simulator takes, and the ones that it refuses as the provider's sandbox does. */
export const GOOD_CARD = '4444555566667777';
export const REFUSED_CARDS = ['5184019740373151', '4916561358240741'] as const;

const account = {
  name: 'Rita Fictícia',
  phoneNumber: '(41) 99999-0000',
  state: 'PR',
  city: 'Curitiba',
  neighborhood: 'Centro',
  street: 'Rua Inventada',
  streetNumber: '10',
  zipcode: '80010-000',
} as const;

export const aCard = {
  holderName: 'RITA FICTICIA',
  number: GOOD_CARD,
  expiryMonth: '5',
  expiryYear: '2031',
  ccv: '987',
};

/** A CPF that nobody else of the test has: each has one trial. */
export const aCpf = (): string => {
  for (;;) {
    const [number] = crypto.getRandomValues(new Uint32Array(1));
    const beginning = String(number ?? 0)
      .padStart(10, '0')
      .slice(-9);
    for (let check = 0; check < 100; check += 1) {
      const cpf = `${beginning}${String(check).padStart(2, '0')}`;
      if (isCpf(cpf)) return cpf;
    }
  }
};

/** The body of a sign-up with an address and a CPF of its own. */
export const aSignUp = (
  planId: string,
  changes: {
    readonly account?: Partial<RegistrationRequest['account']>;
    readonly card?: Partial<typeof aCard>;
    readonly installmentNumber?: number;
    readonly password?: string;
  } = {},
): RegistrationRequest => {
  const { password = 'senha-segura' } = changes;
  return {
    account: {
      ...account,
      email: `${randomUUID()}@genial.test`,
      cpf: aCpf(),
      password,
      confirmPassword: password,
      ...changes.account,
    },
    planId,
    ...(planId.endsWith('-pix') ? {} : { creditCard: { ...aCard, ...changes.card } }),
    installmentNumber: changes.installmentNumber ?? 1,
  };
};
