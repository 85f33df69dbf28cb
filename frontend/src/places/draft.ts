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

/** A whole number as it is typed; none where nothing is. */
export const wholeOf = (text: string): number | null => {
  const digits = text.replace(/\D/g, '').slice(0, 7);
  return digits === '' ? null : Number(digits);
};
