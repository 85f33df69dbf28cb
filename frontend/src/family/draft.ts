/** What was typed of a family, kept while the browser's tab is open; the server keeps nothing of it. */
import { z } from 'zod';
import { isoDate, money, type RegimeType, regimeType } from '../../../domain/api/common.ts';
import { deathCauses, dependantKinds, type FamilyBody, otherBenefitKinds } from '../../../domain/api/family.ts';
import { dependantWords, otherBenefitWords } from '../../../domain/words/family.ts';
import { readMoney } from '../shared/reading.ts';

const dependant = z.object({
  key: z.string(),
  name: z.string(),
  kind: z.enum(dependantKinds),
  birthDate: z.string(),
  invalid: z.boolean(),
  unionSince: z.string(),
  alimonyUntil: z.string(),
});
export type DependantDraft = z.infer<typeof dependant>;

const benefit = z.object({
  key: z.string(),
  kind: z.enum(otherBenefitKinds),
  value: z.string(),
  acquiredBefore: z.boolean(),
});
export type BenefitDraft = z.infer<typeof benefit>;

const familyDraft = z.object({
  regimeType,
  cause: z.enum(deathCauses),
  /** '' : nobody is retired. */
  retirementPay: z.string(),
  /** '': the day of the calculation. */
  death: z.string(),
  dependants: z.array(dependant),
  benefits: z.array(benefit),
});
export type FamilyDraft = z.infer<typeof familyDraft>;

export const emptyDraft = (own: RegimeType): FamilyDraft => ({
  regimeType: own,
  cause: 'other',
  retirementPay: '',
  death: '',
  dependants: [],
  benefits: [],
});

/** One that no other has. */
const nextKey = (list: readonly { readonly key: string }[]): string =>
  String(1 + Math.max(0, ...list.map(({ key }) => Number(key))));

export const newDependant = (list: readonly DependantDraft[], kind: DependantDraft['kind']): DependantDraft => ({
  key: nextKey(list),
  name: '',
  kind,
  birthDate: '',
  invalid: false,
  unionSince: '',
  alimonyUntil: '',
});

export const newBenefit = (list: readonly BenefitDraft[]): BenefitDraft => ({
  key: nextKey(list),
  kind: 'retirement',
  value: '',
  acquiredBefore: false,
});

/** The names by which a list is told apart: what was typed, else the word of its kind, numbered where two are alike. */
const apart = (names: readonly string[]): readonly string[] =>
  names.map((name, place) => {
    const before = names.slice(0, place).filter((other) => other === name).length;
    return before === 0 ? name : `${name} ${before + 1}`;
  });

export const namesOf = (dependants: readonly DependantDraft[]): readonly string[] =>
  apart(dependants.map(({ name, kind }) => (name.trim() === '' ? dependantWords[kind] : name.trim())));

const isDay = (text: string): boolean => isoDate.safeParse(text).success;
const dayOrNull = (text: string): string | null => (isDay(text) ? text : null);
const amountOf = (text: string): number | null => money.safeParse(readMoney(text)).data ?? null;

/** Whoever has no birth date yet is not asked about. */
export const isComplete = ({ birthDate }: DependantDraft): boolean => isDay(birthDate);
export const hasSpouse = ({ dependants }: FamilyDraft): boolean => dependants.some(({ kind }) => kind === 'spouse');
export const isAmount = (text: string): boolean => text.trim() === '' || amountOf(text) !== null;

const dependantsOf = ({ dependants }: FamilyDraft): FamilyBody['dependants'] => {
  const names = namesOf(dependants);
  return dependants.flatMap((one, place) =>
    isComplete(one)
      ? [
          {
            id: names[place] ?? one.key,
            kind: one.kind,
            birthDate: one.birthDate,
            invalid: one.invalid,
            unionSince: one.kind === 'spouse' ? dayOrNull(one.unionSince) : null,
            alimonyUntil: one.kind === 'formerSpouse' ? dayOrNull(one.alimonyUntil) : null,
          },
        ]
      : [],
  );
};

const benefitsOf = (draft: FamilyDraft): FamilyBody['otherBenefits'] => {
  if (!hasSpouse(draft)) return [];
  const names = apart(draft.benefits.map(({ kind }) => otherBenefitWords[kind]));
  return draft.benefits.flatMap(({ kind, value: text, acquiredBefore }, place) => {
    const value = amountOf(text);
    return value === null ? [] : [{ id: names[place] ?? kind, value, kind, acquiredBefore }];
  });
};

export const requestOf = (draft: FamilyDraft): FamilyBody => {
  const death = dayOrNull(draft.death);
  return {
    regimeType: draft.regimeType,
    ...(death === null ? {} : { death }),
    cause: draft.cause,
    retirementPay: amountOf(draft.retirementPay),
    dependants: dependantsOf(draft),
    otherBenefits: benefitsOf(draft),
  };
};

/** Somebody would be left of whom it can be asked. */
export const hasAnybody = (draft: FamilyDraft): boolean => draft.dependants.some(isComplete);

const slotOf = (calculationId: string): string => `genial.family.${calculationId}`;

export const keepDraft = (storage: Storage, calculationId: string, draft: FamilyDraft): void =>
  storage.setItem(slotOf(calculationId), JSON.stringify(draft));

/** What was typed of this calculation; null when nothing, or nothing readable, is there. */
export const keptDraft = (storage: Storage, calculationId: string): FamilyDraft | null => {
  const text = storage.getItem(slotOf(calculationId));
  if (text === null) return null;
  try {
    return familyDraft.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
};
