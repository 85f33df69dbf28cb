import type { z } from 'zod';
import { calculation, calculationAnswer, calculationListAnswer } from '../../../../domain/api/calculations.ts';
import { customerAnswer, customerListAnswer } from '../../../../domain/api/customers.ts';
import { userAnswer, usersAnswer } from '../../../../domain/api/users.ts';

/** How a resource of the contract travels: where its records stand in an answer and how a body wraps them. */
export interface Resource {
  path: string;
  /** The property that holds one record; an answer without it is the record itself. */
  one: string;
  many: string;
  /** Whether a body is `{customer: {…}}` or the record itself. */
  wrapped: boolean;
  oneAnswer: z.ZodType;
  getAnswer: z.ZodType;
  manyAnswer: z.ZodType;
}

const resources = {
  customers: {
    path: 'customers',
    one: 'customer',
    many: 'customers',
    wrapped: true,
    oneAnswer: customerAnswer,
    getAnswer: customerAnswer,
    manyAnswer: customerListAnswer,
  },
  calculations: {
    path: 'calculations',
    one: 'calculation',
    many: 'calculations',
    wrapped: false,
    oneAnswer: calculationAnswer,
    getAnswer: calculation,
    manyAnswer: calculationListAnswer,
  },
  users: {
    path: 'users',
    one: 'user',
    many: 'users',
    wrapped: true,
    oneAnswer: userAnswer,
    getAnswer: userAnswer,
    manyAnswer: usersAnswer,
  },
} satisfies Record<string, Resource>;

const table = new Map<string, Resource>(Object.entries(resources));

export const resourceOf = (name: string): Resource => {
  const resource = table.get(name);
  if (resource === undefined) throw new Error(`No resource ${name} in the contract`);
  return resource;
};
