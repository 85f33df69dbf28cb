import type { CnisImport } from '../../../../domain/api/cnis.ts';
import type { Customer } from '../../../../domain/api/customers.ts';
import { fold, formatDate } from '../../../../domain/words/format.ts';
import { cnisTexts as texts } from './texts.ts';

type PersonRead = CnisImport['person'];

const sameName = (one: string, other: string): boolean => words(one) === words(other);
const words = (name: string): string => fold(name).replace(/\s+/g, ' ');

/** What in the extract speaks against its being the client's. */
export const doubtsAbout = (person: PersonRead, { name, birthDate }: Customer): string[] => {
  if (person === null) return [];
  const doubts: string[] = [];
  if (person.name !== null && name !== null && !sameName(person.name, name))
    doubts.push(texts.otherPerson(person.name));
  if (person.birthDate !== null && birthDate !== null && person.birthDate !== birthDate) {
    doubts.push(texts.otherBirth(formatDate(person.birthDate), formatDate(birthDate)));
  }
  return doubts;
};
