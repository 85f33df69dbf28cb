import { calculationNameMaximum } from '../api/calculations.ts';
import { isCpf, isNit } from '../api/documents.ts';
import { formatDate } from '../words/format.ts';
import type { CnisPerson } from './extract.ts';
import type { CnisRegister } from './register.ts';

/** What an extract says of its person, as a client keeps it. */
export interface ProposedCustomer {
  readonly name: string | null;
  readonly birthDate: string | null;
  /** Digits; null also where the check digits are wrong, as nobody can have such a number. */
  readonly cpf: string | null;
  readonly nit: string | null;
}

export interface ProposedCalculation {
  readonly name: string;
  readonly regimeType: 'RPPS' | 'RGPS';
  /** The first day under the RGPS. @see Decreto 3.048/1999, art. 20, § 1 */
  readonly registrationDate: string | null;
}

const digitsOf = (printed: string | null): string | null => printed?.replace(/\D/g, '') ?? null;

const valid = (digits: string | null, isValid: (digits: string) => boolean): string | null =>
  digits !== null && isValid(digits) ? digits : null;

/** Words that stand within a name and are not capitalised. */
const small = new Set(['da', 'das', 'de', 'del', 'di', 'do', 'dos', 'du', 'e']);

/** 'MARIA DA SILVA' → 'Maria da Silva'; a name in mixed case stays as it is. */
export const nameInCase = (name: string): string => {
  if (name !== name.toUpperCase()) return name;
  return name
    .toLowerCase()
    .split(/\s+/)
    .map((word, place) => (place > 0 && small.has(word) ? word : word.replace(/(^|[-'’])\p{L}/gu, capital)))
    .join(' ');
};

const capital = (start: string): string => start.toUpperCase();

export const proposedCustomer = (person: CnisPerson | null): ProposedCustomer => ({
  name: person?.name === null || person === null ? null : nameInCase(person.name),
  birthDate: person?.birthDate ?? null,
  cpf: valid(digitsOf(person?.cpf ?? null), isCpf),
  nit: valid(digitsOf(person?.nit ?? null), isNit),
});

/**
 * The calculation that an extract suggests: of the servants' regime where its newest link is one of a servant, else of
 * the RGPS.
 * @param today `YYYY-MM-DD`
 */
export const proposedCalculation = (registers: readonly CnisRegister[], today: string): ProposedCalculation => {
  const work = registers.filter(({ kind }) => kind !== 'benefit' && kind !== 'event');
  const newest = work.reduce<CnisRegister | null>(
    (last, register) => (lastsLonger(register, last) ? register : last),
    null,
  );
  const firstDays = work
    .filter(({ regimeType }) => regimeType === 'RGPS')
    .flatMap(({ ingressDate }) => ingressDate ?? [])
    .sort();
  return {
    name: `CNIS ${formatDate(today)}`.slice(0, calculationNameMaximum),
    regimeType: newest?.regimeType ?? 'RGPS',
    registrationDate: firstDays[0] ?? null,
  };
};

const lastsLonger = (one: CnisRegister, other: CnisRegister | null): boolean =>
  other === null || lastSignOf(one) > lastSignOf(other);

const lastSignOf = ({ egressDate, lastRemuneration, ingressDate }: CnisRegister): string =>
  egressDate ?? lastRemuneration ?? ingressDate ?? '';
