/** Five municipal reforms as far as they are known from institutes' pages, the press or one article: what a form meets. */
import type {
  Basis,
  DescribedFields,
  OneFigure,
  PairFigure,
  PermanentFields,
  PointsFields,
  TollFields,
} from './described-places.ts';

const pair = (from: Basis, man: number | null = null, woman: number | null = null): PairFigure => ({
  from,
  man,
  woman,
});
const one = (from: Basis, value: number | null = null): OneFigure => ({ from, value });
const read = (man: number, woman: number) => pair('reported', man, woman);

const permanent = (changes: Partial<PermanentFields> = {}): PermanentFields => ({
  kind: 'own',
  ages: read(65, 62),
  teacherAges: read(60, 57),
  years: read(25, 25),
  publicService: one('reported', 10),
  position: one('reported', 5),
  average: { from: 'notRead', method: null },
  ...changes,
});

const unread: DescribedFields = {
  city: '',
  uf: 'GO',
  ibge: 0,
  institute: '',
  law: '',
  reformDate: '2021-12-31',
  read: { served: 'press', title: '', address: '', on: '2026-11-20' },
  endorsement: null,
  complementaryRegimeFrom: null,
  permanent: { kind: 'notRead' },
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
};

const sixtyPlusTwo = { from: 'reported', method: 'sixtyPlusTwo' } as const;

const pointsOfCatalao: PointsFields = {
  kind: 'own',
  ages: read(61, 56),
  laterAges: { on: '2024-01-01', ages: read(62, 57) },
  start: read(96, 86),
  limits: read(105, 100),
  teacherAges: read(56, 51),
  teacherStart: read(91, 81),
  teacherLimits: read(100, 92),
  firstRise: '2024-01',
  everyMonths: 12,
  years: read(35, 30),
  teacherYears: read(30, 25),
  publicService: one('reported', 20),
  position: one('reported', 5),
  average: sixtyPlusTwo,
  fullPayAges: pair('uniao'),
};

const tollOfCatalao: TollFields = {
  kind: 'own',
  percent: 20,
  measuredOn: '1998-12-16',
  ages: read(60, 57),
  teacherAges: pair('notRead'),
  years: read(35, 30),
  teacherYears: pair('notRead'),
  publicService: one('uniao'),
  position: one('uniao'),
  average: sixtyPlusTwo,
  fullPay: 'reported',
};

export const catalao: DescribedFields = {
  ...unread,
  city: 'Catalão',
  uf: 'GO',
  ibge: 5205109,
  institute: 'IPASC',
  law: 'Lei 4.151/2023',
  reformDate: '2023-06-30',
  read: {
    served: 'institute',
    title: 'Páginas do IPASC',
    address: 'https://www.prevcatalao.go.gov.br/',
    on: '2026-11-20',
  },
  permanent: permanent({ years: read(35, 25), average: sixtyPlusTwo }),
  points: pointsOfCatalao,
  toll: tollOfCatalao,
  pension: 'article23',
  abono: 'equal',
};

export const campoGrande: DescribedFields = {
  ...unread,
  city: 'Campo Grande',
  uf: 'MS',
  ibge: 5002704,
  law: 'LC de 2021',
  reformDate: '2021-08-12',
  read: { ...unread.read, title: 'Notícia da votação' },
  permanent: permanent({
    years: pair('uniao'),
    position: one('reported', 3),
    average: { from: 'uniao', method: null },
  }),
  police: {
    kind: 'own',
    ages: read(55, 55),
    years: pair('reported', 30, 25),
    inPolice: read(25, 25),
    average: { from: 'notRead', method: null },
  },
  activeContribution: { rate: 14, since: '2021-11-10' },
};

export const teresina: DescribedFields = {
  ...unread,
  city: 'Teresina',
  uf: 'PI',
  ibge: 2211001,
  law: 'LC de 12/2021',
  reformDate: '2021-12-31',
  read: { ...unread.read, title: 'Notícia da sanção' },
  permanent: permanent(),
  exposure: {
    kind: 'own',
    age: one('reported', 60),
    publicService: one('uniao'),
    position: one('uniao'),
    average: { from: 'uniao', method: null },
    points: 'notRead',
  },
};

export const ribeiraoPreto: DescribedFields = {
  ...unread,
  city: 'Ribeirão Preto',
  uf: 'SP',
  ibge: 3543402,
  law: 'Emenda à Lei Orgânica de 2020',
  reformDate: '2020-12-17',
  read: { ...unread.read, title: 'Notícia da votação' },
  permanent: permanent({
    ages: pair('uniao'),
    teacherAges: pair('uniao'),
    years: pair('uniao'),
    publicService: one('uniao'),
    position: one('uniao'),
    average: { from: 'uniao', method: null },
  }),
};

export const bentoGoncalves: DescribedFields = {
  ...unread,
  city: 'Bento Gonçalves',
  uf: 'RS',
  ibge: 4302105,
  law: 'LC 242/2022',
  reformDate: '2022-12-29',
  read: { served: 'law', title: 'LC 242/2022, artigo da pensão', address: '', on: '2026-11-20' },
  pension: 'article23',
};
