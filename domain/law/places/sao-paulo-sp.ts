/**
 * São Paulo (city): Emenda à Lei Orgânica 41. Art. 29 of its transitory provisions, read without its paragraphs, gives the
 * earlier servants EC 103, arts. 4, 20 and 21; the permanent rule (art. 26) and Decreto 61.150/2022 (values) were not read.
 */
import type { IsoDate } from '../rule/requirement.ts';
import type { Norm, Rule } from '../rule/rule.ts';
import { localityOf, SIXTY_PLUS_TWO, WHOLE_AVERAGE } from './pieces/locality.ts';
import {
  FEDERAL_POINTS,
  FEDERAL_POINTS_OF_TEACHERS,
  FEDERAL_TOLL,
  FEDERAL_TOLL_OF_TEACHERS,
  PERMANENT,
} from './pieces/mirror.ts';
import { permanentRule, pointsRules, tollRules } from './pieces/shapes.ts';
import { exposureByPoints, FEDERAL_EXPOSURE, incapacityRule } from './pieces/special.ts';
import { wholePayIn } from './pieces/whole-pay.ts';
import type { Place } from './place.ts';
import { NOT_READ, type ReformedRegime } from './regime-entry.ts';
import { uniaoPoints } from './uniao.ts';

const LAST_DAY_BEFORE = '2022-03-18';

const regime: ReformedRegime = {
  regimeId: 3550308,
  name: 'São Paulo - SP',
  uf: 'SP',
  city: 'São Paulo',
  institute: 'IPREM',
  ownReform: true,
  reformDate: LAST_DAY_BEFORE,
  inForceFrom: '2022-03-19',
  norm: 'Emenda à Lei Orgânica 41/2021; Decreto 61.150/2022',
  confirmed: true,
  endorsement: NOT_READ,
  note: 'Promulgada em 18/11/2021, vigência 120 dias depois: 19/03/2022 para o IPREM, 18/03/2022 se o prazo se conta da promulgação; a transição é de quem ingressou antes desse dia.',
};

const ADOPTED_BY = 'Emenda à Lei Orgânica 41/2021 de São Paulo, art. 29, I';

const locality = localityOf(regime, {
  prefix: 'sao-paulo-sp-elo41',
  law: 'Emenda à Lei Orgânica 41/2021 de São Paulo',
  ruleYear: 2021,
  points: {
    source: 'EC 103/2019, art. 4º, adotado pela Emenda à Lei Orgânica 41/2021, art. 29, I',
    servants: { ...uniaoPoints.servants, adoptedBy: ADOPTED_BY },
    teachers: { ...uniaoPoints.teachers, adoptedBy: ADOPTED_BY },
  },
});

const DECREE = 'os §§ 1º a 5º do art. 29 e o Decreto 61.150/2022, que dá o valor pela média';
const partly = { confirmed: false, missing: DECREE } as const;
const points = {
  ...partly,
  article: 'art. 29, I',
  valueArticle: 'EC 103/2019, art. 4º, § 6º, II',
  average: SIXTY_PLUS_TWO,
} as const;
const toll = {
  ...partly,
  article: 'art. 29, II',
  valueArticle: 'EC 103/2019, art. 20, § 2º, II',
  percent: 100,
  average: WHOLE_AVERAGE,
  observations: [
    'O § 5º do art. 29 reduz a idade mínima de quem tem contribuição além do mínimo (um ano por ano, segundo entidades de servidores; a Lei 18.221/2024 a menciona): a redução não é calculada; confira a quem alcança.',
  ],
} as const;
const notRead = { average: SIXTY_PLUS_TWO, confirmed: false } as const;

const TOLL_DAY =
  'O art. 29, II, remete ao art. 20 da EC 103/2019, que mede o pedágio na vigência dela (13/11/2019); a outra leitura mede na vigência da emenda municipal (18/03/2022). As duas são mostradas.';

/** By the letter of EC 103, art. 20, IV, and, as the other reading, on the last day before the city's own amendment. */
const bothTolls = (tolls: (measuredOn: IsoDate) => readonly Rule[]): readonly Rule[] => [
  ...tolls('2019-11-13').map((rule) => ({ ...rule, contested: TOLL_DAY })),
  ...tolls(LAST_DAY_BEFORE).map((rule) => ({
    ...rule,
    id: `${rule.id}-medido-2022`,
    variantOf: rule.id,
    modality: `${rule.modality} – pedágio medido em 18/03/2022`,
    contested: TOLL_DAY,
  })),
];

const norm: Norm = {
  id: 'sao-paulo-elo-41-2021',
  title: 'São Paulo (Município) – Emenda à Lei Orgânica 41/2021',
  rules: [
    ...[
      ...pointsRules(locality, { ...points, ...FEDERAL_POINTS }),
      ...pointsRules(locality, { ...points, ...FEDERAL_POINTS_OF_TEACHERS }),
    ].map(wholePayIn('EC 103/2019, art. 4º, §§ 6º, I, e 8º')),
    ...bothTolls((measuredOn) => [
      ...tollRules(locality, { ...toll, ...FEDERAL_TOLL, measuredOn }),
      ...tollRules(locality, { ...toll, ...FEDERAL_TOLL_OF_TEACHERS, measuredOn }),
    ]).map(wholePayIn('EC 103/2019, art. 20, § 2º, I; art. 4º, § 8º')),
    ...exposureByPoints(locality, {
      ...partly,
      article: 'art. 29, III',
      valueArticle: 'EC 103/2019, art. 21, § 2º',
      kinds: FEDERAL_EXPOSURE,
      publicService: 20,
      position: 5,
    }),
    permanentRule(locality, {
      ...notRead,
      ...PERMANENT,
      ages: [65, 62],
      observations: ['Os tempos exigidos seguem a regra da União; confira-os na norma municipal.'],
    }),
    permanentRule(locality, { ...notRead, ...PERMANENT, teacher: true, ages: [60, 57] }),
    incapacityRule(locality, {
      confirmed: false,
      missing: 'o art. 26 e o Decreto 61.150/2022, art. 9º, de que só um pedaço foi visto',
    }),
  ],
};

export const saoPauloSp: Place = {
  regime,
  complementaryRegime: NOT_READ,
  points: locality.points,
  norm,
};
