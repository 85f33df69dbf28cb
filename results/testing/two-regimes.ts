/** Servants who worked in the private sector before their post, or beside it. */
import { servantOf, UNIAO, woman } from './asked-steps.ts';
import { add, at, months, typed } from './supposed.ts';

/** A court since 1996; a bookshop before it, a school that went on beside it for a year, and a college since 2009. */
export const analyst = typed(
  servantOf(UNIAO, '1996-08-12', {
    companyName: 'Tribunal',
    salaries: months(at(1996, 8), at(2026, 10), (year) => 1450 + (year - 1996) * 575),
  }),
  add('book', { companyName: 'Livraria', regimeType: 'RGPS', ingressDate: '1987-05-04', egressDate: '1991-10-31' }),
  add('school', {
    companyName: 'Colégio',
    regimeType: 'RGPS',
    ingressDate: '1993-02-01',
    egressDate: '1997-12-20',
    salaries: months(at(1994, 7), at(1997, 12), (year) => 300 + (year - 1994) * 110),
  }),
  add('college', {
    companyName: 'Faculdade',
    regimeType: 'RGPS',
    ingressDate: '2009-03-02',
    salaries: months(at(2009, 3), at(2026, 10), (year) => 1100 + (year - 2009) * 160),
  }),
);
export const ofAnalyst = woman('1965-02-18');

const JOINVILLE = 4209102;

/** A teacher of the city since 2002, and of a private school before. */
export const teacher = typed(
  servantOf(JOINVILLE, '2002-02-04', {
    companyName: 'Município',
    isTeaching: true,
    salaries: months(at(2002, 2), at(2026, 10), (year) => 1050 + (year - 2002) * 265),
  }),
  add('school', {
    companyName: 'Escola',
    regimeType: 'RGPS',
    isTeaching: true,
    ingressDate: '1994-02-14',
    egressDate: '2001-12-21',
    salaries: months(at(1994, 7), at(2001, 12), (year) => 210 + (year - 1994) * 70),
  }),
);
export const ofTeacher = woman('1970-06-09');
