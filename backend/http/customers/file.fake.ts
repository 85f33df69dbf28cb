import { expect } from 'vitest';
import { type CustomerFile, customerFile } from '../../../domain/api/customer-file.ts';
import { customerFields } from '../../../domain/api/customers.ts';
import { fieldNames } from '../../../domain/api/field.ts';
import { span } from '../../../domain/api/sample.ts';
import type { SignedIn } from '../../testing/api.ts';
import { newCalculation, newCustomer, newWorkRecord } from '../../testing/case-file.ts';

/** Nothing in it says what a new client, calculation or record says by itself: what is lost on the way shows. */
export const person = {
  ...Object.fromEntries(
    fieldNames(customerFields).flatMap((name) =>
      'asTyped' in customerFields[name] ? [[name, `Texto de ${name}`]] : [],
    ),
  ),
  name: 'Joana Fictícia',
  email: 'joana@example.com',
  birthDate: '1964-03-10',
  cpf: '52998224725',
  nit: '17033259504',
  gender: 'Mulher',
  maritalStatus: 'Casado(a)',
  mainPhoneNumber: '41999990000',
  secondaryPhoneNumber: '4133330000',
  zipcode: '80010000',
  state: 'PR',
  publicServantState: 'SC',
  notes: '=não é fórmula\nLigar à tarde',
  disablement: true,
  inServiceDisablement: true,
  disablementDate: '2020-01-02',
  status: 'consultation',
};
export const stated = {
  name: 'A tempos à mão',
  state: 'SC',
  regimeType: 'RPPS',
  regimeId: 2,
  calculationDate: '2026-10-01',
  registrationDate: '1990-01-01',
  publicServiceIngressDate: '1991-01-01',
  countingMethod: 'calendar',
  optedForRPC: true,
  rpcOptedOn: '2022-11-30',
  retiredSince: '2019-05-02',
  specialBenefit: 8608.52,
  specialBenefitAverage: 20_000,
  specialBenefitContributions: 260,
  specialBenefitYears: 30,
  workAfter: 'ends',
  publicServiceTime: span(1, 2, 3),
  teachingTime: span(2),
  carreerTime: span(3),
  positionTime: span(4),
  contributionTime: span(30, 11, 34),
  specialTime: span(5),
  policeTime: span(6),
  disabledTime: span(7),
  disabledLowTime: span(8),
  disabledModerateTime: span(9),
};
export const record = {
  companyName: 'Escola Estadual',
  regimeType: 'RPPS',
  state: 'SP',
  city: 'Campinas',
  ingressDate: '1990-01-01',
  egressDate: '2020-12-31',
  isPublicService: true,
  isTeaching: true,
  isCurrentCareer: true,
  isCurrentPosition: true,
  isSpecialTime: true,
  isPoliceTime: true,
  isDisabled: true,
  disabledLevel: 'low',
  isQualifyingPeriod: false,
  expiredVacations: 30,
  expiredPremiumLicenses: 90,
  hasExpiredPremiumLicenses: true,
  deduction1: 1,
  deduction2: 2,
  deduction3: 3,
  addition: 60,
  specialTimeBase: 15,
  isRural: true,
  contributionPlan: 'simplified',
  lateMonths: '01/2010, 03/2015',
  salaries: [
    { month: '07', year: 1994, value: 777, readValue: 1416.01 },
    { month: '13', year: 2001, value: 0 },
  ],
};

/** What is said of time abroad is said of no other. */
const abroad = {
  companyName: 'Fábrica do Porto',
  ingressDate: '2005-01-01',
  egressDate: '2009-12-31',
  country: 'Portugal',
};

/** A hypothesis of each kind, about a record where it is about one. */
export const scenarioAbout = (workRecordId: string) => ({
  name: 'Trabalhar até 2030',
  hypotheses: [
    { kind: 'worksOn', workRecordId, until: '2030-05-31', paidOn: 'value', value: 5000 },
    { kind: 'stops', on: '2031-01-31' },
    {
      kind: 'contributes',
      category: 'individual',
      rate: 20,
      from: '2031-02-01',
      until: '2032-01-31',
      paidOn: 'ceiling',
      value: null,
    },
    { kind: 'certified', workRecordId, regimeType: 'RPPS', cost: 100 },
    { kind: 'bought', from: '1989-01-01', until: '1989-06-30', paidOn: 'minimum', value: null, cost: 200 },
    { kind: 'complemented', workRecordId, rate: 11, cost: null },
    { kind: 'special', workRecordId, specialTimeBase: 20, cost: null },
    {
      kind: 'courtCase',
      from: '1988-01-01',
      until: '1988-12-31',
      regimeType: 'RGPS',
      specialTimeBase: 25,
      isPublicService: true,
      paidOn: 'minimum',
      value: null,
      cost: 300,
    },
  ],
});

/** In the order of names: calculations made in the same millisecond, as under the tests' clock, have no order. */
export const fileOf = async (client: SignedIn, id: string): Promise<CustomerFile> => {
  const file = (await client.get(`/customers/${id}/export`)).as(customerFile);
  return { ...file, calculations: file.calculations.toSorted((one, other) => (one.name < other.name ? -1 : 1)) };
};

/** A client with a calculation of stated times, and one with records and a scenario. */
export const aCase = async (adviser: SignedIn): Promise<string> => {
  const { id } = await newCustomer(adviser, person);
  await newCalculation(adviser, id, stated);
  const { id: withRecords } = await newCalculation(adviser, id, { name: 'Com registros', regimeType: 'RGPS' });
  await newWorkRecord(adviser, withRecords, record);
  const open = await newWorkRecord(adviser, withRecords, { companyName: 'Ainda aberto', egressDate: null });
  await newWorkRecord(adviser, withRecords, abroad);
  expect((await adviser.post(`/calculations/${withRecords}/scenarios`, scenarioAbout(open.id))).status).toBe(201);
  return id;
};
