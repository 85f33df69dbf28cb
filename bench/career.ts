/** Forty years of work, as input of the engine and as work records of the API. */
import type { LawInput, Salary } from '../domain/law/index.ts';
import { served, someone, UNIAO, worked } from '../domain/law/testing/people.ts';

const FIRST_YEAR = 1986;
const LAST = { year: 2026, month: 10 };
const CALCULATION_DATE = '2026-11-20';

/** Every month of forty years and a 13th each December, growing slightly, differently for each person. */
export const fortyYears = (seed: number): Salary[] => {
  const salaries: Salary[] = [];
  for (let year = FIRST_YEAR; year <= LAST.year; year += 1) {
    const value = Math.round((700 + seed) * 1.05 ** (year - FIRST_YEAR) * 100) / 100;
    for (let month = 1; month <= (year === LAST.year ? LAST.month : 13); month += 1) {
      salaries.push({ year, month: String(month).padStart(2, '0'), value: value + ((month * seed) % 97) });
    }
  }
  return salaries;
};

/** A federal public servant who has always taught at a private school as well: forty years in both regimes. */
export const personOfFortyYears = (seed: number): LawInput => {
  const ingressDate = `${FIRST_YEAR}-01-${String(1 + (seed % 28)).padStart(2, '0')}`;
  return someone({
    gender: seed % 2 === 0 ? 'Mulher' : 'Homem',
    birthDate: `${1958 + (seed % 10)}-0${1 + (seed % 9)}-15`,
    on: CALCULATION_DATE,
    regime: UNIAO,
    calculation: { publicServiceIngressDate: ingressDate, registrationDate: ingressDate },
    records: [
      served(ingressDate, null, { salaries: fortyYears(seed) }),
      worked(ingressDate, null, { isTeaching: true, salaries: fortyYears(seed + 1) }),
    ],
  });
};

/** The same two records as `POST /work-records/multiple` takes them; remunerations count from 07/1994. */
export const recordsOfFortyYears = (calculationId: string): object[] => {
  const salaries = fortyYears(1)
    .filter(({ year, month }) => `${year}-${month}` >= '1994-07')
    .map(({ year, month, value }) => ({ year, month, value: Math.round(value * 100) / 100 }));
  const whole = { calculationId, ingressDate: '1986-01-02', egressDate: null, salaries };
  return [
    {
      ...whole,
      companyName: 'Órgão Público Inventado',
      regimeType: 'RPPS',
      isPublicService: true,
      isCurrentCareer: true,
      isCurrentPosition: true,
    },
    { ...whole, companyName: 'Colégio Inventado Ltda.', regimeType: 'RGPS', isTeaching: true },
  ];
};
