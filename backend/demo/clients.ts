import type { z } from 'zod';
import type { calculationCreateBody } from '../../domain/api/calculations.ts';
import type { customerBody } from '../../domain/api/customers.ts';
import type { workRecordsCreateBody } from '../../domain/api/work-records.ts';
import { type Career, remunerations } from './remunerations.ts';

type Unowned<T> = T extends unknown ? Omit<T, 'calculationId'> : never;

/** A fictional client with one calculation, in the API's terms. */
export interface DemoClient {
  readonly customer: z.input<typeof customerBody>['customer'];
  readonly calculation: Omit<z.input<typeof calculationCreateBody>, 'customerId'>;
  readonly workRecords: readonly Unowned<z.input<typeof workRecordsCreateBody>['workRecords'][number]>[];
}

/** Monthly pay at the top of an intermediate federal career, in the money of each year. */
const analyst: Career = { 1994: 880, 1998: 1420, 2003: 2350, 2008: 4680, 2013: 7150, 2019: 10_420, 2026: 14_380 };
const lecturer: Career = { 2008: 1180, 2012: 1540 };
const machinist: Career = { 1994: 410, 1998: 720 };
const driver: Career = { 1998: 690, 2004: 1240, 2009: 1780 };
const selfEmployed: Career = { 2010: 1500, 2014: 2100 };
const supervisor: Career = { 2014: 2650, 2019: 3480, 2026: 5120 };

const servant = (lastMonth: string): DemoClient => ({
  customer: {
    name: 'Helena Duarte Nogueira',
    email: 'helena.nogueira@exemplo.test',
    birthDate: '1966-05-14',
    gender: 'Mulher',
    currentProfession: 'Analista administrativa',
    maritalStatus: 'Casado(a)',
    mainPhoneNumber: '41999990101',
    zipcode: '80060000',
    address: 'Rua das Araucárias, 120',
    city: 'Curitiba',
    state: 'PR',
    publicServantCity: 'Curitiba',
    publicServantState: 'PR',
    notes: 'Cliente fictícia da demonstração: servidora federal com tempo do INSS certificado (CTC).',
    status: 'client',
  },
  calculation: {
    name: 'Aposentadoria União',
    regimeType: 'RPPS',
    regimeId: 2,
    state: 'PR',
    registrationDate: '1985-03-04',
    publicServiceIngressDate: '1992-08-03',
  },
  workRecords: [
    {
      companyName: 'Tecelagem Santa Aurora Ltda. (CTC)',
      regimeType: 'RPPS',
      state: 'PR',
      city: 'Ponta Grossa',
      ingressDate: '1985-03-04',
      egressDate: '1992-07-31',
      deduction1: 18,
    },
    {
      companyName: 'Instituto Federal da Serra Azul',
      regimeType: 'RPPS',
      state: 'PR',
      city: 'Curitiba',
      ingressDate: '1992-08-03',
      egressDate: null,
      isPublicService: true,
      isCurrentCareer: true,
      isCurrentPosition: true,
      hasExpiredPremiumLicenses: true,
      expiredPremiumLicenses: 90,
      addition: 90,
      salaries: remunerations(analyst, '1992-08', lastMonth),
    },
    {
      companyName: 'Faculdade Vila das Acácias',
      regimeType: 'RGPS',
      state: 'PR',
      city: 'Curitiba',
      ingressDate: '2008-02-11',
      egressDate: '2012-12-21',
      isTeaching: true,
      salaries: remunerations(lecturer, '2008-02', '2012-12'),
    },
  ],
});

const employee = (lastMonth: string): DemoClient => ({
  customer: {
    name: 'Antônio Brandão Siqueira',
    email: 'antonio.siqueira@exemplo.test',
    birthDate: '1963-09-22',
    gender: 'Homem',
    currentProfession: 'Supervisor de logística',
    maritalStatus: 'Divorciado(a)',
    mainPhoneNumber: '11988880202',
    zipcode: '13010000',
    address: 'Avenida dos Ipês, 845',
    city: 'Campinas',
    state: 'SP',
    notes: 'Cliente fictício da demonstração: segurado do INSS com tempo especial de metalúrgico.',
    status: 'consultation',
  },
  calculation: { name: 'Aposentadoria INSS', regimeType: 'RGPS', state: 'SP', registrationDate: '1984-02-06' },
  workRecords: [
    {
      companyName: 'Padaria e Confeitaria Flor do Sul Ltda.',
      regimeType: 'RGPS',
      state: 'SP',
      city: 'Campinas',
      ingressDate: '1984-02-06',
      egressDate: '1986-11-28',
    },
    {
      companyName: 'Metalúrgica Três Rios S.A.',
      regimeType: 'RGPS',
      state: 'SP',
      city: 'Sumaré',
      ingressDate: '1988-03-01',
      egressDate: '1996-05-31',
      isSpecialTime: true,
      specialTimeBase: 25,
      salaries: remunerations(machinist, '1988-03', '1996-05'),
    },
    {
      companyName: 'Transportes Rio Manso Ltda.',
      regimeType: 'RGPS',
      state: 'SP',
      city: 'Campinas',
      ingressDate: '1998-09-01',
      egressDate: '2009-12-18',
      salaries: remunerations(driver, '1998-09', '2009-12'),
    },
    {
      companyName: 'Contribuinte individual',
      regimeType: 'RGPS',
      state: 'SP',
      city: 'Campinas',
      ingressDate: '2010-03-01',
      egressDate: '2014-06-30',
      salaries: remunerations(selfEmployed, '2010-03', '2014-06').filter(({ month }) => month !== '13'),
    },
    {
      companyName: 'Logística Boa Estrada S.A.',
      regimeType: 'RGPS',
      state: 'SP',
      city: 'Hortolândia',
      ingressDate: '2014-08-04',
      egressDate: null,
      salaries: remunerations(supervisor, '2014-08', lastMonth),
    },
  ],
});

/** The two clients, with remunerations up to `lastMonth`, 'YYYY-MM'. Every name is invented. */
export const demoClients = (lastMonth: string): readonly DemoClient[] => [servant(lastMonth), employee(lastMonth)];
