/** Acre: the press tells of a reform in November or December 2019; number and day are from memory, the figures are the federal ones. */
import type { Norm } from '../rule/rule.ts';
import { localityOf } from './pieces/locality.ts';
import { federalMirror } from './pieces/mirror.ts';
import type { Place } from './place.ts';
import { NOT_READ, type ReformedRegime } from './regime-entry.ts';
import { asTheUniao } from './uniao.ts';

const regime: ReformedRegime = {
  regimeId: 12,
  name: 'Acre (Estado)',
  uf: 'AC',
  institute: 'Acreprevidência',
  ownReform: true,
  reformDate: '2019-11-28',
  norm: 'EC 52/2019; LC 364/2019',
  confirmed: false,
  endorsement: NOT_READ,
  note: 'Confirmado apenas que o Acre foi dos primeiros estados a aprovar reforma, em novembro/dezembro de 2019. Números das normas e dia não confirmados.',
};

const locality = localityOf(regime, {
  prefix: 'ac-ec52',
  law: 'EC 52/2019 do Acre',
  ruleYear: 2019,
  points: asTheUniao,
  observations: ['O cálculo adota as regras da União; confira a legislação do Estado antes de usar.'],
});

const norm: Norm = {
  id: 'ac-ec-52-2019',
  title: 'Acre – Emenda Constitucional 52/2019',
  rules: federalMirror(locality),
};

export const ac: Place = {
  regime,
  complementaryRegime: NOT_READ,
  points: locality.points,
  norm,
};
