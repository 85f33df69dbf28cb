/** Goiás: published in an extra edition of 30/12/2019; its declared aim is the same treatment as the União. */
import type { Norm } from '../rule/rule.ts';
import { LAST_PAY, localityOf } from './pieces/locality.ts';
import { federalMirror } from './pieces/mirror.ts';
import { policeRule } from './pieces/special.ts';
import type { Place } from './place.ts';
import { NOT_READ, type ReformedRegime } from './regime-entry.ts';
import { asTheUniao } from './uniao.ts';

const regime: ReformedRegime = {
  regimeId: 52,
  name: 'Goiás (Estado)',
  uf: 'GO',
  institute: 'GOIASPREV',
  ownReform: true,
  reformDate: '2019-12-30',
  norm: 'EC 65/2019; LC 161/2020',
  confirmed: true,
  endorsement: NOT_READ,
  note: 'Emenda de 21/12/2019 publicada em edição extra de 30/12/2019, com vigência na publicação.',
};

const locality = localityOf(regime, {
  prefix: 'go-ec65',
  law: 'EC 65/2019 de Goiás',
  ruleYear: 2019,
  points: asTheUniao,
});

const norm: Norm = {
  id: 'go-ec-65-2019',
  title: 'Goiás – Emenda Constitucional 65/2019',
  rules: [
    ...federalMirror(locality),
    policeRule(locality, {
      article: 'art. 5º',
      what: 'ingresso até 13/11/2019',
      ages: [55, 55],
      years: [30, 25],
      inPolice: [20, 15],
      value: LAST_PAY,
      transition: true,
      entryUntil: '2019-11-13',
      confirmed: false,
      observations: [
        'Idade mínima de 55 anos para ambos; os tempos são os da LC 51/1985. Confira-os na norma estadual.',
      ],
    }),
  ],
};

export const go: Place = {
  regime,
  complementaryRegime: {
    kind: 'since',
    firstDay: '2017-07-07',
    source: 'LC 192/2024, art. 2º, I',
  },
  points: locality.points,
  norm,
};
