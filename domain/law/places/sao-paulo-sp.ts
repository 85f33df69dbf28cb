/** São Paulo (city): Emenda à Lei Orgânica 41, in force on 19/03/2022 with Decreto 61.150/2022. The toll was not read. */
import type { Norm } from '../rule/rule.ts';
import { localityOf, SIXTY_PLUS_TWO } from './pieces/locality.ts';
import {
  FEDERAL_AGES,
  FEDERAL_AGES_OF_TEACHERS,
  PERMANENT,
  TRANSITION,
  TRANSITION_OF_TEACHERS,
} from './pieces/mirror.ts';
import { permanentRule, pointsRules } from './pieces/shapes.ts';
import { incapacityRule } from './pieces/special.ts';
import type { Place } from './place.ts';
import { NOT_READ, type ReformedRegime } from './regime-entry.ts';
import { asTheUniao } from './uniao.ts';

const regime: ReformedRegime = {
  regimeId: 3550308,
  name: 'São Paulo - SP',
  uf: 'SP',
  city: 'São Paulo',
  institute: 'IPREM',
  ownReform: true,
  reformDate: '2022-03-19',
  norm: 'Emenda à Lei Orgânica 41/2021; Decreto 61.150/2022',
  confirmed: true,
  endorsement: NOT_READ,
  note: 'Publicada em 18/11/2021; vigência em 19/03/2022.',
};

const locality = localityOf(regime, {
  prefix: 'sao-paulo-sp-elo41',
  law: 'Emenda à Lei Orgânica 41/2021 de São Paulo',
  ruleYear: 2021,
  points: asTheUniao,
});

const notRead = { average: SIXTY_PLUS_TWO, confirmed: false } as const;

const norm: Norm = {
  id: 'sao-paulo-elo-41-2021',
  title: 'São Paulo (Município) – Emenda à Lei Orgânica 41/2021',
  rules: [
    ...pointsRules(locality, { ...notRead, ...TRANSITION, ages: FEDERAL_AGES, fullPayAges: [65, 62] }),
    ...pointsRules(locality, {
      ...notRead,
      ...TRANSITION_OF_TEACHERS,
      teacher: true,
      ages: FEDERAL_AGES_OF_TEACHERS,
      fullPayAges: [60, 57],
    }),
    permanentRule(locality, {
      ...notRead,
      ...PERMANENT,
      ages: [65, 62],
      observations: ['Os tempos exigidos seguem a regra da União; confira-os na norma municipal.'],
    }),
    permanentRule(locality, { ...notRead, ...PERMANENT, teacher: true, ages: [60, 57] }),
    incapacityRule(locality, { confirmed: true }),
  ],
};

export const saoPauloSp: Place = {
  regime,
  complementaryRegime: NOT_READ,
  points: locality.points,
  norm,
};
