import type { AgreementCountry } from '../../words/agreements.ts';
import type { TimeAbroad } from '../input/input.ts';

/** Insured time abroad of which nothing is taken off. */
export const ofAbroad = (country: AgreementCountry, ingressDate: string, egressDate: string | null): TimeAbroad => ({
  country,
  ingressDate,
  egressDate,
  isQualifyingPeriod: true,
  deduction1: 0,
  deduction2: 0,
  deduction3: 0,
});
