/** Espírito Santo: transition from 01/07/2020 on. Only the date and the permanent ages (62/65) were read; the rest mirrors EC 103/2019. */
import type { Norm } from '../rule/rule.ts';
import { localityOf } from './pieces/locality.ts';
import { federalMirror } from './pieces/mirror.ts';
import type { Place } from './place.ts';
import { NOT_READ, type ReformedRegime } from './regime-entry.ts';
import { asTheUniao } from './uniao.ts';

const regime: ReformedRegime = {
  regimeId: 32,
  name: 'Espírito Santo (Estado)',
  uf: 'ES',
  institute: 'IPAJM',
  ownReform: true,
  reformDate: '2020-07-01',
  norm: 'EC 114/2019; LC 938/2020; LC 943/2020',
  confirmed: true,
  endorsement: NOT_READ,
  warning:
    'Espírito Santo: a LC 938/2020 não foi conferida no texto; fora as idades de 62 e 65 anos, do resumo do instituto, as figuras seguem as da União.',
  note: 'Regras de transição com início em 01/07/2020: coincide com a especificação.',
};

const locality = localityOf(regime, {
  prefix: 'es-lc938',
  law: 'LC 938/2020 do Espírito Santo',
  ruleYear: 2020,
  points: asTheUniao,
});

const norm: Norm = {
  id: 'es-lc-938-2020',
  title: 'Espírito Santo – Lei Complementar 938/2020',
  rules: federalMirror(locality),
};

export const es: Place = {
  regime,
  complementaryRegime: NOT_READ,
  points: locality.points,
  norm,
};
