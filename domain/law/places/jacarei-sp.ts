/** Jacareí: Emenda à Lei Orgânica of 2022 (art. 154-A) and LC 117/2022, in force on 10/01/2023. The toll was not read. */
import type { Norm } from '../rule/rule.ts';
import { agesFrom, localityOf, SIXTY_PLUS_TWO, VALUE_LEFT_TO_LOCAL_LAW } from './pieces/locality.ts';
import { PERMANENT, TRANSITION, TRANSITION_OF_TEACHERS } from './pieces/mirror.ts';
import { permanentRule, pointsRules } from './pieces/shapes.ts';
import { exposureByAge, incapacityRule } from './pieces/special.ts';
import type { Place } from './place.ts';
import { NOT_READ, type ReformedRegime } from './regime-entry.ts';

const regime: ReformedRegime = {
  regimeId: 3524402,
  name: 'Jacareí - SP',
  uf: 'SP',
  city: 'Jacareí',
  institute: 'IPMJ',
  ownReform: true,
  reformDate: '2023-01-10',
  norm: 'Emenda à Lei Orgânica de 2022 (art. 154-A); LC 117/2022',
  confirmed: true,
  endorsement: NOT_READ,
  note: 'LC de 22/06/2022; vigência em 10/01/2023. A mensagem modificativa ressalva quem preencher requisitos até a entrada em vigor (notícia cita 31/12/2023).',
};

const locality = localityOf(regime, {
  prefix: 'jacarei-sp-lc117',
  law: 'LC 117/2022 de Jacareí',
  ruleYear: 2022,
  points: {
    source: 'ELO de 2022 (art. 154-A) e LC 117/2022',
    note: 'O cálculo adota 89/99 pontos em 2023 (professor: 84/94) e os limites da União; confira na LC 117/2022.',
    servants: { from: '2023-01', points: [99, 89], limits: [105, 100], everyMonths: 12, confirmed: false },
    teachers: { from: '2023-01', points: [94, 84], limits: [100, 92], everyMonths: 12, confirmed: false },
  },
});

const VALUE_NOT_READ = 'O provento é estimado em 60% da média mais 2% por ano acima de 20; confira na LC 117/2022.';
const average = { average: SIXTY_PLUS_TWO, confirmed: false } as const;
const permanent = { ...average, valueArticle: VALUE_LEFT_TO_LOCAL_LAW, observations: [VALUE_NOT_READ] } as const;
const points = { ...average, observationsOfAverage: [VALUE_NOT_READ] } as const;
const pointsAdopted = (figures: string): string =>
  `O cálculo adota ${figures} pontos em 2023; confira a pontuação na LC 117/2022.`;

const norm: Norm = {
  id: 'jacarei-lc-117-2022',
  title: 'Jacareí – Lei Complementar 117/2022',
  rules: [
    ...pointsRules(locality, {
      ...points,
      ...TRANSITION,
      observations: [pointsAdopted('89/99')],
      ages: agesFrom([locality.cutOff, [62, 57]]),
      fullPayAges: [65, 62],
    }),
    ...pointsRules(locality, {
      ...points,
      ...TRANSITION_OF_TEACHERS,
      observations: [pointsAdopted('84/94')],
      teacher: true,
      ages: agesFrom([locality.cutOff, [57, 52]]),
      fullPayAges: [60, 57],
    }),
    permanentRule(locality, {
      ...permanent,
      missing: 'o valor, que não foi visto no texto',
      article: 'art. 3º',
      ...PERMANENT,
      ages: [65, 62],
    }),
    permanentRule(locality, {
      ...permanent,
      article: 'art. 4º',
      ...PERMANENT,
      teacher: true,
      ages: [60, 57],
    }),
    exposureByAge(locality, { age: 57, publicService: 10, position: 5, confirmed: false }),
    incapacityRule(locality, { confirmed: false }),
  ],
};

export const jacareiSp: Place = {
  regime,
  complementaryRegime: NOT_READ,
  points: locality.points,
  norm,
};
