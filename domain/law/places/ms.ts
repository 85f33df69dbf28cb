/** Mato Grosso do Sul: LC 274 was published on 22/05/2020; the figures mirror EC 103/2019. */
import type { Norm } from '../rule/rule.ts';
import { LAST_PAY, localityOf } from './pieces/locality.ts';
import { federalMirror } from './pieces/mirror.ts';
import { policeRule } from './pieces/special.ts';
import type { Place } from './place.ts';
import { NOT_READ, type ReformedRegime } from './regime-entry.ts';
import { asTheUniao } from './uniao.ts';

const regime: ReformedRegime = {
  regimeId: 50,
  name: 'Mato Grosso do Sul (Estado)',
  uf: 'MS',
  institute: 'AGEPREV',
  ownReform: true,
  reformDate: '2020-05-22',
  norm: 'EC 82/2019; LC 274/2020',
  confirmed: false,
  endorsement: NOT_READ,
  note: 'Data da publicação da LC 274 confirmada; a vigência das idades da EC 82/2019 (dezembro de 2019) não foi conferida.',
};

const locality = localityOf(regime, {
  prefix: 'ms-lc274',
  law: 'LC 274/2020 de Mato Grosso do Sul',
  ruleYear: 2020,
  points: asTheUniao,
});

const norm: Norm = {
  id: 'ms-lc-274-2020',
  title: 'Mato Grosso do Sul – Lei Complementar 274/2020',
  rules: [
    ...federalMirror(locality),
    policeRule(locality, {
      article: 'art. 10',
      what: 'polícia civil',
      ages: [55, 55],
      years: [30, 25],
      inPolice: [20, 15],
      value: LAST_PAY,
      transition: true,
      entryUntil: '2019-12-18',
      confirmed: false,
      observations: [
        'Integralidade e paridade para ingresso até a EC 82/2019, por lei complementar de 03/06/2024; confira a idade e o dia da vigência da EC 82/2019.',
      ],
    }),
  ],
};

export const ms: Place = {
  regime,
  complementaryRegime: NOT_READ,
  points: locality.points,
  norm,
};
