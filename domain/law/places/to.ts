/** Tocantins: EC 52/2023 and LC 150/2023, published on 20/12/2023; the transition is for entry until 14/12/2023. No toll was found. */

import type { Norm } from '../rule/rule.ts';
import { agesFrom, localityOf, SIXTY_PLUS_TWO } from './pieces/locality.ts';
import { PERMANENT, TRANSITION, TRANSITION_OF_TEACHERS } from './pieces/mirror.ts';
import { policeRule } from './pieces/police.ts';
import { permanentRule, pointsRules } from './pieces/shapes.ts';
import { exposureByAge, exposureByPoints, FEDERAL_EXPOSURE, incapacityRule } from './pieces/special.ts';
import type { Place } from './place.ts';
import { NOT_READ, type ReformedRegime } from './regime-entry.ts';

const regime: ReformedRegime = {
  regimeId: 17,
  name: 'Tocantins (Estado)',
  uf: 'TO',
  institute: 'IGEPREV-TO',
  ownReform: true,
  reformDate: '2023-12-20',
  reformDayDoubt: {
    lastDay: '2023-12-14',
    why: 'fala-se em 14/12/2023 (votação), 19/12 (promulgação) e 20/12 (publicação) como limite dos requisitos e do ingresso.',
  },
  norm: 'EC 52/2023; LC 150/2023',
  confirmed: true,
  endorsement: NOT_READ,
  warning:
    'Tocantins: das regras da EC 52/2023 nenhuma foi conferida inteira no texto; a da pessoa com deficiência (55 anos) e o pedágio, noticiados, não são calculados.',
  note: 'Publicação em 20/12/2023; aplica-se integralmente a quem ingressar a partir de 01/01/2024. Notícia local cita direito adquirido por requisitos cumpridos até 14/12/2023.',
};

const locality = localityOf(regime, {
  prefix: 'to-ec52',
  law: 'EC 52/2023 do Tocantins',
  ruleYear: 2023,
  entryUntil: '2023-12-14',
  points: {
    source: 'EC 52/2023 e LC 150/2023',
    note: 'Os pontos são contados a partir de 2024; confira o primeiro ano na EC 52/2023 do Tocantins.',
    servants: { from: '2024-01', points: [96, 86], limits: [105, 100], everyMonths: 24, confirmed: false },
    teachers: { from: '2024-01', points: [86, 76], limits: [95, 90], everyMonths: 24, confirmed: false },
  },
});

const points = {
  average: SIXTY_PLUS_TWO,
  fullPayAges: null,
  confirmed: false,
  observations: ['O cálculo conta os pontos a partir de 2024; confira o primeiro ano na EC 52/2023 do Tocantins.'],
} as const;

const norm: Norm = {
  id: 'to-ec-52-2023',
  title: 'Tocantins – Emenda Constitucional 52/2023',
  rules: [
    ...pointsRules(locality, {
      ...points,
      ...TRANSITION,
      ages: agesFrom([locality.cutOff, [61, 56]], ['2026-01-01', [62, 57]]),
    }),
    ...pointsRules(locality, {
      ...points,
      ...TRANSITION_OF_TEACHERS,
      teacher: true,
      ages: agesFrom([locality.cutOff, [56, 51]]),
    }),
    permanentRule(locality, { average: SIXTY_PLUS_TWO, confirmed: true, ...PERMANENT, ages: [65, 60] }),
    permanentRule(locality, { average: SIXTY_PLUS_TWO, confirmed: true, ...PERMANENT, teacher: true, ages: [60, 55] }),
    policeRule(locality, {
      what: 'polícia e sistema prisional, regra permanente',
      ages: [55, 55],
      years: [30, 30],
      inPolice: [25, 25],
      value: SIXTY_PLUS_TWO,
      transition: false,
      confirmed: false,
      observations: [
        'Idade e tempo de contribuição conforme a proposta enviada à Assembleia; o tempo de polícia segue a regra da União. Confira o texto promulgado.',
      ],
    }),
    exposureByAge(locality, {
      age: 55,
      publicService: 10,
      position: 5,
      confirmed: false,
      observations: ['Os tempos exigidos seguem a regra da União; confira-os na norma estadual.'],
    }),
    ...exposureByPoints(locality, {
      kinds: FEDERAL_EXPOSURE,
      publicService: 10,
      position: 5,
      confirmed: false,
      observations: ['A pontuação segue a da União; confira-a na norma estadual.'],
    }),
    incapacityRule(locality, { confirmed: false }),
  ],
};

export const to: Place = {
  regime,
  complementaryRegime: NOT_READ,
  points: locality.points,
  norm,
};
