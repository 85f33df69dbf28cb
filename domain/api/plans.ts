import { z } from 'zod';
import { id } from './common.ts';

export const paymentType = z.enum(['CREDIT_CARD', 'PIX', 'SUBSCRIPTION']);

/** BRL as text with a decimal point: '250.00'. */
const price = z.string().regex(/^\d+\.\d{2}$/);

export const plan = z.strictObject({
  id,
  name: z.string(),
  /** What its own id buys; the variants have ids of their own. */
  type: paymentType,
  period: z.enum(['monthly', 'yearly']),
  available: z.boolean(),
  monthlyValue: price,
  yearlyValue: price,
  /** What it includes. */
  items: z.array(z.string()),
  guarantee: z.string(),
  /** How many users an account of it may have. */
  users: z.int(),
  /** By card in 1 to 12 instalments; `discount` is what a year costs less. */
  card: z.strictObject({ id, available: z.boolean(), monthlyValue: price, discount: price }).nullable(),
  /** The whole year at once; `discount` is what it costs less, `percentDiscount` the same in per cent. */
  pix: z
    .strictObject({ id, available: z.boolean(), value: price, discount: price, percentDiscount: z.number() })
    .nullable(),
});
export type Plan = z.infer<typeof plan>;

/** Active users of an account without a plan: the one who has it. */
export const usersWithoutPlan = 1;

export const plansAnswer = z.strictObject({ plans: z.array(plan) });
export const planAnswer = z.strictObject({ plan });

/** With `allOptions` the plan comes with its card and PIX variants, else without them. */
export const planQuery = z.object({ allOptions: z.string().optional() });

/** A plan of the secure-communication line, in the words of that line. Prices are BRL. */
export const secureCommunicationPlan = z.strictObject({
  id,
  nome: z.string(),
  descricao: z.string(),
  precoMensal: z.number(),
  precoAnual: z.number(),
  recursos: z.array(z.strictObject({ nome: z.string() })),
  destaque: z.string().nullable(),
  limites: z.strictObject({ descricao: z.string() }),
  publicoAlvo: z.string(),
  exemploParcelas: z.string(),
});
export type SecureCommunicationPlan = z.infer<typeof secureCommunicationPlan>;

export const secureCommunicationPlansAnswer = z.strictObject({
  sucesso: z.boolean(),
  dados: z.array(secureCommunicationPlan),
});
