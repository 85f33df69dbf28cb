import type { z } from 'zod';
import { calculation, calculationAnswer, calculationListAnswer } from '../../../domain/api/calculations.ts';
import { customerAnswer, customerListAnswer } from '../../../domain/api/customers.ts';
import { userAnswer, usersAnswer } from '../../../domain/api/users.ts';

/** react-admin asks for records of the type that its caller names; each is what its schema made of an answer. */
type AnyRecord = z.infer<z.ZodAny>;

/** How a resource travels in the contract. */
export interface Travel {
  path: string;
  /** The record as the body of a request has it. */
  bodyOf: (record: unknown) => unknown;
  /** A change may carry a file: an empty one removes what is kept. */
  multipart?: true;
  /** The record out of what answers a read, and out of what answers a change. */
  read: z.ZodType<AnyRecord>;
  changed: z.ZodType<AnyRecord>;
  list: z.ZodType<{ data: AnyRecord[]; total: number }>;
}

const customerOf = customerAnswer.transform(({ customer }) => customer);
const userOf = userAnswer.transform(({ user }) => user);

const customers: Travel = {
  path: 'customers',
  bodyOf: (customer) => ({ customer }),
  read: customerOf,
  changed: customerOf,
  list: customerListAnswer.transform(({ customers: data, pagination }) => ({ data, total: pagination.totalCount })),
};

/**
 * The resources of the screens. The list of clients is one of its own: its records are summaries, which must not be
 * taken for the client that a form edits.
 */
const resources = new Map<string, Travel>([
  ['customers', customers],
  ['customer-list', customers],
  [
    'calculations',
    {
      path: 'calculations',
      bodyOf: (record) => record,
      read: calculation,
      changed: calculationAnswer.transform((answer) => answer.calculation),
      list: calculationListAnswer.transform(({ calculations: data }) => ({ data, total: data.length })),
    },
  ],
  [
    'users',
    {
      path: 'users',
      bodyOf: (user) => ({ user }),
      multipart: true,
      read: userOf,
      changed: userOf,
      list: usersAnswer.transform(({ users: data }) => ({ data, total: data.length })),
    },
  ],
]);

export const travelOf = (resource: string): Travel => {
  const travel = resources.get(resource);
  if (travel === undefined) throw new Error(`No resource ${resource} in the contract`);
  return travel;
};
