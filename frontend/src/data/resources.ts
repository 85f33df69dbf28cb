import type { z } from 'zod';
import { calculation, calculationAnswer, calculationListAnswer } from '../../../domain/api/calculations.ts';
import { customerAnswer, customerListAnswer } from '../../../domain/api/customers.ts';
import { userAnswer, usersAnswer } from '../../../domain/api/users.ts';

/** How a resource travels in the contract: its path, and where its records stand in bodies and answers. */
export interface Wrapping {
  path: string;
  /** The property that holds one record; an answer without it is the record itself. */
  one: string;
  many: string;
  /** Whether a body is `{customer: {…}}` or the record itself. */
  wrapped: boolean;
  /** A change may carry a file: an empty one removes what is kept. */
  multipart?: true;
  /** What answers a change, and what answers a read. */
  changeAnswer: z.ZodType;
  readAnswer: z.ZodType;
  listAnswer: z.ZodType;
}

const customers: Wrapping = {
  path: 'customers',
  one: 'customer',
  many: 'customers',
  wrapped: true,
  changeAnswer: customerAnswer,
  readAnswer: customerAnswer,
  listAnswer: customerListAnswer,
};

/**
 * The resources of the screens. The list of clients is one of its own: its records are summaries, which must not be
 * taken for the whole client.
 */
const wrappings = {
  customers,
  'customer-list': customers,
  calculations: {
    path: 'calculations',
    one: 'calculation',
    many: 'calculations',
    wrapped: false,
    changeAnswer: calculationAnswer,
    readAnswer: calculation,
    listAnswer: calculationListAnswer,
  },
  users: {
    path: 'users',
    one: 'user',
    many: 'users',
    wrapped: true,
    multipart: true,
    changeAnswer: userAnswer,
    readAnswer: userAnswer,
    listAnswer: usersAnswer,
  },
} satisfies Record<string, Wrapping>;

const table = new Map<string, Wrapping>(Object.entries(wrappings));

export const wrappingOf = (resource: string): Wrapping => {
  const wrapping = table.get(resource);
  if (wrapping === undefined) throw new Error(`No resource ${resource} in the contract`);
  return wrapping;
};
