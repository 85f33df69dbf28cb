import { expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

it.each(['123456', 'password', 'Senha123', 'Mudar123', 'flamengo', 'qwertyuiop'])('%s is common', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

it.each(['senha-segura', 'três tigres tristes', 'kX9-vento-31'])('%s is not', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});
