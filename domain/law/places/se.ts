/** Sergipe: norm and day are from memory, the figures are the federal ones. */
import type { Norm } from '../rule/rule.ts';
import { localityOf } from './pieces/locality.ts';
import { federalMirror } from './pieces/mirror.ts';
import type { Place } from './place.ts';
import { NOT_READ, type ReformedRegime } from './regime-entry.ts';
import { asTheUniao } from './uniao.ts';

const regime: ReformedRegime = {
  regimeId: 28,
  name: 'Sergipe (Estado)',
  uf: 'SE',
  institute: 'SergipePrevidência',
  ownReform: true,
  reformDate: '2019-12-30',
  norm: 'EC 50/2019; LC 338/2019',
  confirmed: false,
  endorsement: NOT_READ,
  note: 'Norma e dia não confirmados.',
};

const locality = localityOf(regime, {
  prefix: 'se-lc338',
  law: 'LC 338/2019 de Sergipe',
  ruleYear: 2019,
  points: asTheUniao,
  observations: ['O cálculo adota as regras da União; confira a legislação do Estado antes de usar.'],
});

const norm: Norm = {
  id: 'se-lc-338-2019',
  title: 'Sergipe – Lei Complementar 338/2019',
  rules: federalMirror(locality),
};

export const se: Place = {
  regime,
  complementaryRegime: NOT_READ,
  points: locality.points,
  norm,
};
