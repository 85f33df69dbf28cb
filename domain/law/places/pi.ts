/** Piauí: norm and day are from memory, the figures are the federal ones. */
import type { Norm } from '../rule/rule.ts';
import { localityOf } from './pieces/locality.ts';
import { federalMirror } from './pieces/mirror.ts';
import type { Place } from './place.ts';
import { NOT_READ, type ReformedRegime } from './regime-entry.ts';
import { asTheUniao } from './uniao.ts';

const regime: ReformedRegime = {
  regimeId: 22,
  name: 'Piauí (Estado)',
  uf: 'PI',
  institute: 'Piauiprev',
  ownReform: true,
  reformDate: '2019-12-27',
  norm: 'EC 54/2019',
  confirmed: false,
  endorsement: NOT_READ,
  note: 'Levantamento de imprensa de 23/12/2019 inclui o Piauí entre os que já haviam iniciado a reforma; dia não confirmado.',
};

const locality = localityOf(regime, {
  prefix: 'pi-ec54',
  law: 'EC 54/2019 do Piauí',
  ruleYear: 2019,
  points: asTheUniao,
  observations: ['O cálculo adota as regras da União; confira a legislação do Estado antes de usar.'],
});

const norm: Norm = {
  id: 'pi-ec-54-2019',
  title: 'Piauí – Emenda Constitucional 54/2019',
  rules: federalMirror(locality),
};

export const pi: Place = {
  regime,
  complementaryRegime: NOT_READ,
  points: locality.points,
  norm,
};
