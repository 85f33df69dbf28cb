import type {
  AverageFigure,
  DescribedFields,
  ExposureFields,
  OneFigure,
  PairFigure,
  PermanentFields,
  PointsFields,
  PoliceFields,
  TollFields,
} from '../../../domain/api/described-places.ts';
import { today } from '../shared/clock.ts';

const pair: PairFigure = { from: 'notRead', man: null, woman: null };
const one: OneFigure = { from: 'notRead', value: null };
const average: AverageFigure = { from: 'notRead', method: null };
const common = { ages: pair, teacherAges: pair, years: pair, publicService: one, position: one, average };

/** A rule of which nothing is known but that it is there. */
export const newPermanent: PermanentFields = { kind: 'own', ...common };
export const newPoints: PointsFields = {
  kind: 'own',
  ...common,
  laterAges: null,
  start: pair,
  limits: pair,
  teacherStart: pair,
  teacherLimits: pair,
  teacherYears: pair,
  firstRise: '',
  everyMonths: 12,
  fullPayAges: pair,
};
export const newToll: TollFields = {
  kind: 'own',
  ...common,
  percent: 100,
  measuredOn: '',
  teacherYears: pair,
  fullPay: 'notRead',
};

export const newPolice: PoliceFields = { kind: 'own', ages: pair, years: pair, inPolice: pair, average };
export const newExposure: ExposureFields = {
  kind: 'own',
  age: one,
  publicService: one,
  position: one,
  average,
  points: 'notRead',
};

/** A municipality of which nothing is known. */
export const newPlace = (): DescribedFields => ({
  city: '',
  uf: 'SP',
  ibge: 0,
  institute: '',
  law: '',
  reformDate: '',
  read: { served: 'law', title: '', address: '', on: today() },
  endorsement: null,
  complementaryRegimeFrom: null,
  permanent: newPermanent,
  points: { kind: 'notRead' },
  toll: { kind: 'notRead' },
  police: { kind: 'notRead' },
  exposure: { kind: 'notRead' },
  disability: 'notRead',
  oldRulesUntil: null,
  incapacity: 'notRead',
  pension: 'notRead',
  pensionQuotas: null,
  abono: 'notRead',
  contribution: null,
  activeContribution: null,
});

/** What of a text may stand in a number. */
export const numeralIn = (text: string): string => text.replace(/[^\d.,]/g, '').slice(0, 9);

const THOUSANDS = /^\d{1,3}(\.\d{3})+$/;

/** A whole number as it is typed, and the broken one of a comma, which is refused; none where nothing is. */
export const wholeOf = (text: string): number | null => {
  if (text === '') return null;
  const digits = THOUSANDS.test(text) ? text.replaceAll('.', '') : text.replace(',', '.');
  return Number(digits) || 0;
};
