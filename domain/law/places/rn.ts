/** Rio Grande do Norte: the bill of January 2020 had 60/65; date, final ages, points and toll were not read. */
import type { Norm } from '../rule/rule.ts';
import { localityOf } from './pieces/locality.ts';
import { federalMirror } from './pieces/mirror.ts';
import type { Place } from './place.ts';
import { NOT_READ, type ReformedRegime } from './regime-entry.ts';
import { asTheUniao } from './uniao.ts';

const regime: ReformedRegime = {
  regimeId: 24,
  name: 'Rio Grande do Norte (Estado)',
  uf: 'RN',
  institute: 'IPERN',
  ownReform: true,
  reformDate: '2020-09-30',
  norm: 'EC 20/2020',
  confirmed: false,
  endorsement: NOT_READ,
  note: 'Proposta de janeiro de 2020 com idades de 60 (mulher) e 65 (homem); dia da publicação não confirmado.',
};

const locality = localityOf(regime, {
  prefix: 'rn-ec20',
  law: 'EC 20/2020 do Rio Grande do Norte',
  ruleYear: 2020,
  points: asTheUniao,
});

const norm: Norm = {
  id: 'rn-ec-20-2020',
  title: 'Rio Grande do Norte – Emenda Constitucional 20/2020',
  rules: federalMirror(locality, { permanentAges: [65, 60], permanentAgesOfTeachers: [60, 55] }),
};

export const rn: Place = {
  regime,
  complementaryRegime: {
    kind: 'notRead',
    report: 'A LC 688/2021 o institui; o primeiro dia não é conhecido aqui.',
  },
  points: locality.points,
  norm,
};
