import { z } from 'zod';
import { messages } from '../words/messages.ts';
import { termsVersions } from '../words/terms-version.ts';
import { unitCodes } from '../words/units.ts';
import { accountStatus, accountStatusCause, user } from './auth.ts';
import { id, requiredText } from './common.ts';
import { unmasked } from './documents.ts';
import { paymentType } from './plans.ts';
import { password, userFields } from './users.ts';

/**
 * A number that may be sent with its mask, answered as digits. Whether a CPF or a phone exists is for the payment
 * provider to say: its sentence is what the sign-up shows.
 */
const digits = z
  .string({ error: messages.invalidValue })
  .max(40, messages.invalidValue)
  .transform((text) => text.replace(/\D/g, ''));

/**
 * A CPF or a CNPJ, with or without its mask, answered without it; a CNPJ may have letters. That it is one is checked on
 * the screen; what counts is the word of the payment provider.
 */
const taxId = z.string({ error: messages.invalidValue }).max(40, messages.invalidValue).transform(unmasked);

const zipcode = digits.refine((text) => text === '' || text.length === 8, messages.invalidZipcode);

/** The month '1' to '12' of a card as '01' to '12'. */
const expiryMonth = z
  .string({ error: messages.invalidValue })
  .regex(/^(0?[1-9]|1[0-2])$/, messages.invalidValue)
  .transform((month) => month.padStart(2, '0'));

/** '27' and '2027' are '2027'. */
const expiryYear = z
  .string({ error: messages.invalidValue })
  .regex(/^(20)?\d{2}$/, messages.invalidValue)
  .transform((year) => (year.length === 2 ? `20${year}` : year));

/** A card passes through memory only: it is in no event, job, log or error. */
export const creditCard = z.strictObject({
  holderName: requiredText(100),
  number: digits.refine((text) => /^\d{13,19}$/.test(text), messages.invalidCard),
  expiryMonth,
  expiryYear,
  ccv: z.string({ error: messages.invalidValue }).regex(/^\d{3,4}$/, messages.invalidCcv),
});
export type CreditCard = z.infer<typeof creditCard>;

const optional = (max: number) => z.string({ error: messages.invalidValue }).trim().max(max).nullish();

/** The payer, as the provider asks for them. What is absent is taken from the account. */
export const creditCardHolderInfo = z.strictObject({
  name: optional(100),
  email: optional(254),
  cpfCnpj: taxId.nullish(),
  postalCode: digits.nullish(),
  addressNumber: optional(20),
  addressComplement: optional(100),
  phone: digits.nullish(),
  mobilePhone: digits.nullish(),
});
export type CreditCardHolderInfo = z.infer<typeof creditCardHolderInfo>;

/** Whoever signs up. An `email` that is none is refused as `InvalidEmailError`, not as a field. */
export const registeredAccount = z.strictObject({
  name: userFields.name,
  email: requiredText(254),
  /** A CNPJ as well. */
  cpf: taxId,
  phoneNumber: digits,
  state: z.enum(unitCodes, { error: messages.invalidState }),
  city: requiredText(120),
  neighborhood: requiredText(120),
  street: requiredText(200),
  streetNumber: requiredText(20),
  /** Empty when it is not known. */
  zipcode: zipcode.default(''),
  password: password.optional(),
  confirmPassword: z.string({ error: messages.invalidValue }).max(1000).optional(),
});
export type RegisteredAccount = z.infer<typeof registeredAccount>;

const MOST_INSTALLMENTS = 12;

/** 1 for PIX and subscription. */
export const installmentNumber = z
  .int({ error: messages.invalidValue })
  .min(1, messages.invalidValue)
  .max(MOST_INSTALLMENTS, messages.invalidValue)
  .default(1);

/** Forms that pay otherwise send their empty card along. */
export const emptyAsNull = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && Object.values(value).every((part) => (part ?? '') === '')
    ? null
    : value;

/** The body of `POST /auth/register`. The password may stand beside the account, within it, or in both places. */
export const registerBody = z
  .strictObject({
    account: registeredAccount,
    /** The id of the PIX variant, of the card variant, or of the plan for a subscription. */
    planId: id,
    /** Required unless the `planId` is that of a PIX variant. */
    creditCard: z.preprocess(emptyAsNull, creditCard.nullish()),
    creditCardHolderInfo: creditCardHolderInfo.nullish(),
    password: password.optional(),
    installmentNumber,
    /** Ignored: the server takes the address of the connection. */
    IP: z.string().max(100).nullish(),
    /** A random id that the browser keeps, by which it is known at the next sign-in. */
    device: z.string({ error: messages.invalidValue }).max(100).optional(),
    /** The day that was shown as that of the first charge: earlier than that nothing is charged, and the sign-up refused. */
    acceptedFirstCharge: z.iso.date({ error: messages.invalidValue }).optional(),
    /** The version that was shown; the server sets the day. */
    acceptedTerms: z.strictObject({ version: z.enum(termsVersions, { error: messages.invalidValue }) }).optional(),
  })
  .superRefine(({ account, password: beside }, context) => {
    const chosen = account.password ?? beside;
    if (chosen === undefined) {
      context.addIssue({ code: 'custom', path: ['account', 'password'], message: messages.required });
    }
    if (beside !== undefined && beside !== chosen) {
      context.addIssue({ code: 'custom', path: ['password'], message: messages.passwordsDoNotMatch });
    }
    if (account.confirmPassword !== undefined && account.confirmPassword !== chosen) {
      context.addIssue({ code: 'custom', path: ['account', 'confirmPassword'], message: messages.passwordsDoNotMatch });
    }
  });
export type Registration = z.infer<typeof registerBody>;
/** As a client sends it. */
export type RegistrationRequest = z.input<typeof registerBody>;

/** Asked before a sign-up: nobody is charged today who was told of a trial. */
export const firstChargeBody = z.strictObject({
  cpf: taxId,
  /** What would be bought; absent: by subscription. */
  planId: id.optional(),
});

export const firstChargeAnswer = z.strictObject({
  /** False: this CPF or CNPJ had its trial, and the first charge is due today. */
  trial: z.boolean(),
  /**
   * The day on which a card is first charged, `YYYY-MM-DD`; a PIX is due at once. Today although there is a trial: the
   * provider keeps no cards, so that a year by card can only be charged while the card is here.
   */
  firstChargeOn: z.string(),
});
export type FirstCharge = z.infer<typeof firstChargeAnswer>;

/**
 * What was bought. `paymentId` names the charge of `GET /subscription/paymentInfo/{paymentId}`. `status` CONFIRMING: the
 * provider has not answered yet; `id` and `paymentId` are null.
 */
const subscription = z.strictObject({
  id: z.string().nullable(),
  type: paymentType,
  status: z.enum(['ACTIVE', 'PENDING', 'CONFIRMING']),
  paymentId: z.string().nullable(),
});

export const registerAnswer = z.strictObject({
  token: z.string(),
  user,
  subscription,
  accountStatus,
  accountStatusCause,
});
export type Registered = z.infer<typeof registerAnswer>;
