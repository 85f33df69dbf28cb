import { createContext, use } from 'react';
import type { CountingMethod } from '../../../domain/api/calculations.ts';

/** How the rules shown are counted, where that is not the calculation's own way. */
export const CountedAs = createContext<CountingMethod | undefined>(undefined);

export const useCountedAs = (): CountingMethod | undefined => use(CountedAs);
