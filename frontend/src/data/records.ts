import type { z } from 'zod';
import { calculation, calculationAnswer, calculationListAnswer } from '../../../domain/api/calculations.ts';
import { customerAnswer, customerListAnswer } from '../../../domain/api/customers.ts';
import { userAnswer, usersAnswer } from '../../../domain/api/users.ts';

/** react-admin asks for records of the type that its caller names; each is what its schema made of an answer. */
type AnyRecord = z.infer<z.ZodAny>;

/** The record out of what answers a read, and out of what answers a change. */
export interface RecordAnswers {
  read: z.ZodType<AnyRecord>;
  changed: z.ZodType<AnyRecord>;
  list: z.ZodType<{ data: AnyRecord[]; total: number }>;
}

const customerOf = customerAnswer.transform(({ customer }) => customer);
const userOf = userAnswer.transform(({ user }) => user);

const customers: RecordAnswers = {
  read: customerOf,
  changed: customerOf,
  list: customerListAnswer.transform(({ customers: data, pagination }) => ({ data, total: pagination.totalCount })),
};

const records = new Map<string, RecordAnswers>([
  ['customers', customers],
  ['customer-list', customers],
  [
    'calculations',
    {
      read: calculation,
      changed: calculationAnswer.transform((answer) => answer.calculation),
      list: calculationListAnswer.transform(({ calculations: data }) => ({ data, total: data.length })),
    },
  ],
  [
    'users',
    {
      read: userOf,
      changed: userOf,
      list: usersAnswer.transform(({ users: data }) => ({ data, total: data.length })),
    },
  ],
]);

export const recordAnswersOf = (resource: string): RecordAnswers => {
  const answers = records.get(resource);
  if (answers === undefined) throw new Error(`No resource ${resource} in the contract`);
  return answers;
};
