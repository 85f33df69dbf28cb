import type { AlreadyExists, NotFound, ValidationError } from '../failures.ts';

/** The reading of an extract was saved in the calculation before: once is enough. */
export interface ImportAlreadyUsed {
  readonly name: 'ImportAlreadyUsed';
}

export type CalculationFailure = ValidationError | NotFound | AlreadyExists | ImportAlreadyUsed;
