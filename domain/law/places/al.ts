/** Alagoas: norm and day are from memory, the figures are the federal ones. */
import type { Norm } from '../rule/rule.ts';
import { localityOf } from './pieces/locality.ts';
import { federalMirror } from './pieces/mirror.ts';
import type { Place } from './place.ts';
import { NOT_READ, type ReformedRegime } from './regime-entry.ts';
import { asTheUniao } from './uniao.ts';

const regime: ReformedRegime = {
  regimeId: 27,
  name: 'Alagoas (Estado)',
  uf: 'AL',
  institute: 'AL Previdência',
  ownReform: true,
  reformDate: '2019-12-30',
  norm: 'LC 52/2019',
  confirmed: false,
  endorsement: NOT_READ,
  note: 'Levantamento de imprensa de 23/12/2019 inclui Alagoas; norma e dia não confirmados.',
};

const locality = localityOf(regime, {
  prefix: 'al-lc52',
  law: 'LC 52/2019 de Alagoas',
  ruleYear: 2019,
  points: asTheUniao,
  observations: ['O cálculo adota as regras da União; confira a legislação do Estado antes de usar.'],
});

const norm: Norm = {
  id: 'al-lc-52-2019',
  title: 'Alagoas – Lei Complementar 52/2019',
  rules: federalMirror(locality),
};

export const al: Place = {
  regime,
  complementaryRegime: NOT_READ,
  points: locality.points,
  norm,
};
