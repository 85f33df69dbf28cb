import { expect, it } from 'vitest';
import { benefitTimesOf } from './benefit-time.ts';
import type { CnisRelation } from './extract.ts';
import { recordsOfRegister } from './records.ts';
import { limits, relation } from './relations.fake.ts';
import { toRegisters } from './to-registers.ts';

const job = relation({ startDate: '1985-02-01', endDate: '2004-05-31', lastRemuneration: '2004-05' });
const back = relation({
  kind: 'contributions',
  startDate: '2020-04-01',
  endDate: '2020-06-30',
  lastRemuneration: null,
});
const benefit = (given: Partial<CnisRelation> = {}): CnisRelation =>
  relation({
    kind: 'benefit',
    employer: 'Benefício',
    code: '6300000033',
    species: '31 - AUXILIO POR INCAPACIDADE TEMPORARIA PREVIDENCIARIO',
    situation: 'CESSADO',
    startDate: '2004-06-01',
    endDate: '2009-08-31',
    lastRemuneration: null,
    ...given,
  });
const nobody = { name: null, cpf: null, nit: null, birthDate: null, motherName: null };
const timeOf = (given: Partial<CnisRelation>, others: readonly CnisRelation[] = [job, back]) =>
  benefitTimesOf([benefit(given), ...others])[0];

it('counts a benefit for incapacity between contributions, and not yet one with nothing after it', () => {
  expect(timeOf({})).toBe('incapacityBetween');
  expect(timeOf({ species: '32 - APOSENTADORIA POR INVALIDEZ PREVIDENCIARIA' })).toBe('incapacityBetween');
  expect(timeOf({ species: '91 - AUXILIO-DOENCA POR ACIDENTE DO TRABALHO' })).toBe('incapacityBetween');
  expect(timeOf({}, [job])).toBe('incapacityLast');
  expect(timeOf({ startDate: '2021-01-10', endDate: '2021-09-10' })).toBe('incapacityLast');
});

it('counts maternity by itself', () => {
  expect(timeOf({ species: '80 - SALARIO-MATERNIDADE', startDate: '2021-01-10', endDate: '2021-05-09' })).toBe(
    'maternity',
  );
});

it('takes no other benefit, none refused or before all work, none under way and none within a job', () => {
  for (const species of [
    '94 - AUXILIO-ACIDENTE',
    '36 - AUXILIO ACIDENTE PREVIDENCIARIO',
    '87 - AMPARO SOCIAL PESSOA PORTADORA DEFICIENCIA',
    '21 - PENSAO POR MORTE PREVIDENCIARIA',
    '42 - APOSENTADORIA POR TEMPO DE CONTRIBUICAO',
  ])
    expect(timeOf({ species })).toBeNull();
  expect(timeOf({ situation: 'INDEFERIDO' })).toBeNull();
  expect(timeOf({ startDate: '1980-01-10', endDate: '1980-09-10' })).toBeNull();
  expect(timeOf({ endDate: null, situation: 'ATIVO' })).toBeNull();
  expect(timeOf({ startDate: '1999-01-10', endDate: '1999-09-10' })).toBeNull();
  expect(timeOf({}, [job, { ...back, indicators: ['PRPPS'] }])).toBe('incapacityLast');
});

it('takes none of a segurado especial who contributed nothing, whose years are no contributions', () => {
  const land = relation({ type: 'Segurado Especial', startDate: '2009-01-01', endDate: null, lastRemuneration: null });
  const maternity = { species: '80 - SALARIO-MATERNIDADE', startDate: '2012-01-10', endDate: '2012-05-09' };
  expect(timeOf(maternity, [land])).toBeNull();
  expect(timeOf(maternity, [job])).toBe('maternity');
  expect(timeOf({}, [job, land])).toBe('incapacityLast');
});

it('says so of the register, whose record is time and no carência unless somebody says that it is', () => {
  const registers = toRegisters({ person: nobody, extractedAt: null, relations: [job, benefit(), back] }, limits);
  const [, register] = registers;
  if (register === undefined) throw new Error('No register.');
  expect(register.warnings.map(({ code }) => code)).toEqual(['incapacityBetween']);
  const link = { companyCode: null, companyName: 'Benefício', ingressDate: '2004-06-01', occurrence: 0 };
  const made = { ingressDate: '2004-06-01', link, includeMissing: false };
  expect(recordsOfRegister(register, { register: 1 }, made)).toMatchObject([{ isQualifyingPeriod: false }]);
  expect(recordsOfRegister(register, { register: 1, isQualifyingPeriod: true }, made)).toMatchObject([
    { isQualifyingPeriod: true },
  ]);
});
