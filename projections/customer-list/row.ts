import { foldedName, formatCpf, formatPhone } from '../../domain/words/format.ts';
import type { CustomerRow } from './schema.ts';

type Shown = Pick<
  CustomerRow,
  | 'name'
  | 'email'
  | 'cpf'
  | 'birthDate'
  | 'currentProfession'
  | 'mainPhoneNumber'
  | 'secondaryPhoneNumber'
  | 'city'
  | 'state'
>;

/** Between two values: no search matches the end of one and the beginning of the next. */
const APART = '\n';

/** The searched fields of a row, derived from what it shows. */
export const searched = (shown: Shown): Pick<CustomerRow, 'foldedName' | 'searchText'> => {
  const { name, email, currentProfession, cpf, mainPhoneNumber, secondaryPhoneNumber, city } = shown;
  const phones = [mainPhoneNumber, secondaryPhoneNumber].flatMap((phone) =>
    phone === null ? [] : [phone, formatPhone(phone)],
  );
  const values = [name, email, currentProfession, city, cpf, cpf === null ? null : formatCpf(cpf), ...phones];
  return {
    foldedName: name === null ? null : foldedName(name),
    searchText: values.flatMap((value) => (value === null ? [] : [foldedName(value)])).join(APART),
  };
};

/** What a row tells of its calculations as a whole. */
export const counted = (calculations: CustomerRow['calculations']) => ({
  calculations,
  calculationsCount: calculations.length,
  lastCalculationAt: extreme(calculations.map(({ createdAt }) => createdAt)).at(-1) ?? null,
  ...retirements(calculations),
  outdated: calculations.some(({ outdated }) => outdated),
});

const retirements = (calculations: CustomerRow['calculations']) => {
  const days = (compulsory: boolean) =>
    extreme(calculations.map(({ outlook }) => (outlook?.compulsory === compulsory ? outlook.retirementOn : null)));
  const [askedFor = null] = days(false);
  const compulsoryOn = askedFor === null ? (days(true)[0] ?? null) : null;
  return { nextRetirement: askedFor ?? compulsoryOn, compulsoryOn };
};

/** In ascending order, without what is null. */
const extreme = (texts: readonly (string | null)[]): readonly string[] => texts.filter((text) => text !== null).sort();
