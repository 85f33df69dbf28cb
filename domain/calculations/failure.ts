import type { AlreadyExists, NotFound, ValidationError } from '../failures.ts';

export type CalculationFailure = ValidationError | NotFound | AlreadyExists;
