import { useState } from 'react';
import type { CaseChoice, CaseProposal } from '../../../../../domain/api/cnis.ts';
import type { gender, RegimeType } from '../../../../../domain/api/common.ts';
import type { Customer } from '../../../../../domain/api/customers.ts';

type Known = CaseProposal['known'][number];
/** A client for whom the extract may be; `by`: what says so. */
export type KnownClient = Omit<Known, 'by'> & { by?: Known['by'] };

/** '' stands for a new one. */
export const anew = '';

/** What is chosen or typed so far. */
export interface CaseForm {
  customerId: string;
  calculationId: string;
  gender: (typeof gender.options)[number] | null;
  name: string;
  calculationName: string;
  regimeType: RegimeType;
}

const knownOf = (customer: Customer): KnownClient => ({
  id: customer.id,
  name: customer.name,
  birthDate: customer.birthDate,
  createdAt: customer.createdAt,
  calculations: customer.calculations.map(({ id, name, regimeType }) => ({ id, name, regimeType })),
});

/** 'CNIS 22/11/2026', and where the client has one already 'CNIS 22/11/2026 (2)'. */
const untakenName = (name: string, taken: readonly string[]): string => {
  const names = [name, ...taken.map((_, place) => `${name} (${place + 2})`)];
  return names.find((one) => !taken.includes(one)) ?? name;
};

/** The choice as it is sent; null while something is missing. */
const choiceOf = (form: CaseForm): CaseChoice | null => {
  const { customerId, calculationId, gender: sex, name, calculationName, regimeType } = form;
  const isNew = customerId === anew;
  if ((isNew && (sex === null || name.trim() === '')) || calculationName.trim() === '') return null;
  return {
    ...(isNew ? { customer: { name, gender: sex } } : { customerId }),
    ...(calculationId === anew ? { calculation: { name: calculationName, regimeType } } : { calculationId }),
  };
};

/** The case that an extract proposes, and what the person makes of it. `customer`: on whose page it was dropped. */
export const useProposedCase = (proposal: CaseProposal, customer: Customer | null) => {
  const known: readonly KnownClient[] = customer === null ? proposal.known : [knownOf(customer)];
  const [typed, setForm] = useState<Omit<CaseForm, 'calculationName'> & { calculationName: string | null }>({
    customerId: known[0]?.id ?? anew,
    calculationId: anew,
    gender: null,
    name: proposal.customer.name ?? '',
    calculationName: null,
    regimeType: proposal.calculation.regimeType,
  });
  const calculations = known.find(({ id }) => id === typed.customerId)?.calculations ?? [];
  const taken = calculations.map(({ name }) => name);
  const calculationName = typed.calculationName ?? untakenName(proposal.calculation.name, taken);
  const form: CaseForm = { ...typed, calculationName };
  return {
    known,
    form,
    change: (changes: Partial<CaseForm>) => setForm((before) => ({ ...before, ...changes })),
    calculations,
    choice: choiceOf(form),
  };
};
