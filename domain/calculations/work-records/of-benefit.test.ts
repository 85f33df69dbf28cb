import { expect, it } from 'vitest';
import { isBenefitRecord } from './of-benefit.ts';

const typed = (companyName: string) => isBenefitRecord({ companyName, cnisLink: null });

it('a benefit for incapacity that somebody typed is one, as in an extract', () => {
  expect(typed('AUXILIO DOENCA PREVIDENCIARIO')).toBe(true);
  expect(typed('31 - Auxílio-doença')).toBe(true);
  expect(typed('Auxílio por incapacidade temporária')).toBe(true);
  expect(typed('Aposentadoria por invalidez (cessada)')).toBe(true);
  expect(typed('Benefício por incapacidade')).toBe(true);
});

it('a job is none, nor what counts no time', () => {
  expect(typed('Metalúrgica')).toBe(false);
  expect(typed('Loja de Benefícios Ltda')).toBe(false);
  expect(typed('Auxílio-acidente')).toBe(false);
});
