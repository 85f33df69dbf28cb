import { refuse } from './decider.ts';

/** What was asked for breaks a rule. `fields` names each refused field as the HTTP contract does, with its sentence. */
export interface ValidationError {
  readonly name: 'ValidationError';
  readonly fields: Readonly<Record<string, string>>;
}

/** There is no such thing, or it is there no longer. */
export interface NotFound {
  readonly name: 'NotFound';
}

/** The id is taken. Ids are made by the program, so this is a command sent twice, not something a person did. */
export interface AlreadyExists {
  readonly name: 'AlreadyExists';
}

export const alreadyExists = refuse<AlreadyExists>({ name: 'AlreadyExists' });
export const notFound = refuse<NotFound>({ name: 'NotFound' });

export const invalid = (fields: Readonly<Record<string, string>>) =>
  refuse<ValidationError>({ name: 'ValidationError', fields });

/** `{name: …}` → `{'customer.name': …}` */
export const under = (prefix: string, fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([field, sentence]) => [`${prefix}.${field}`, sentence]));

export const isEmpty = (fields: Readonly<Record<string, string>>): boolean => Object.keys(fields).length === 0;
