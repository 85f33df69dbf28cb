import { dictionary } from '@zxcvbn-ts/language-common';

/** Brazilian additions to the list, which was compiled elsewhere. */
const brazilian = [
  'mudar123',
  'senha1234',
  'senha12345',
  'senha123456',
  'corinthians',
  'brasil123',
  'admin1234',
  'genial123',
];

const commonest: ReadonlySet<string> = new Set([...dictionary['passwords-common'], ...brazilian]);

/** Whether a password is among the 49,000 most common (the list of zxcvbn), ignoring case. */
export const isCommonPassword = (password: string): boolean =>
  commonest.has(password.normalize('NFKC').trim().toLowerCase());
