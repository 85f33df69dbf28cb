/** Pará: 62/65 and 57/60 for teachers were read; publication day, points and toll were not. */
import type { Norm } from '../rule/rule.ts';
import { localityOf } from './pieces/locality.ts';
import { federalMirror } from './pieces/mirror.ts';
import type { Place } from './place.ts';
import { NOT_READ, type ReformedRegime } from './regime-entry.ts';
import { asTheUniao } from './uniao.ts';

const regime: ReformedRegime = {
  regimeId: 15,
  name: 'Pará (Estado)',
  uf: 'PA',
  institute: 'IGEPPS (antigo IGEPREV-PA)',
  ownReform: true,
  reformDate: '2019-12-23',
  norm: 'EC 77/2019; LC 128/2020',
  confirmed: false,
  endorsement: NOT_READ,
  warning:
    'Pará: a EC 77/2019 não foi conferida no texto; as figuras são as da União, e o dia da reforma é o da aprovação.',
  note: 'Data da aprovação em segundo turno; dia da publicação não confirmado.',
};

const locality = localityOf(regime, {
  prefix: 'pa-ec77',
  law: 'EC 77/2019 do Pará',
  ruleYear: 2019,
  points: asTheUniao,
});

const norm: Norm = {
  id: 'pa-ec-77-2019',
  title: 'Pará – Emenda Constitucional 77/2019',
  rules: federalMirror(locality),
};

export const pa: Place = {
  regime,
  complementaryRegime: NOT_READ,
  points: locality.points,
  norm,
};
