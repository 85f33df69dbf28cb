import { fold } from '../words/format.ts';
import type { CnisRegister } from './register.ts';

/** What tells a link of an extract from its others, kept with the record that came of it however it is changed later. */
export interface CnisLink {
  /** CNPJ, CEI or CPF of the employer, without punctuation; null where none is printed. */
  readonly companyCode: string | null;
  readonly companyName: string;
  /** As printed. */
  readonly ingressDate: string | null;
  /** How many links before it in the extract say the same of all that: two posts under one employer from one day on. */
  readonly occurrence: number;
}

type Identified = Pick<CnisRegister, 'companyCode' | 'companyName' | 'ingressDate'>;

const sameIdentity = (one: Identified, other: Identified): boolean =>
  isSameEmployer(one, other) && one.ingressDate === other.ingressDate;

/** By company code where both have one printed, else by name. */
export const isSameEmployer = (
  one: Pick<Identified, 'companyCode' | 'companyName'>,
  other: Pick<Identified, 'companyCode' | 'companyName'>,
): boolean =>
  one.companyCode !== null && other.companyCode !== null
    ? one.companyCode === other.companyCode
    : fold(one.companyName) === fold(other.companyName);

export const isSameLink = (one: CnisLink, other: CnisLink): boolean =>
  sameIdentity(one, other) && one.occurrence === other.occurrence;

/** The links of an extract, in printed order. */
export const linksOf = (registers: readonly Identified[]): readonly CnisLink[] =>
  registers.map((register, place) => ({
    companyCode: register.companyCode,
    companyName: register.companyName,
    ingressDate: register.ingressDate,
    occurrence: registers.slice(0, place).filter((earlier) => sameIdentity(earlier, register)).length,
  }));
