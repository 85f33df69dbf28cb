/** Mato Grosso: the pension institute described the bill's transition as identical to EC 103 arts. 4, 5, 20 and 21; later amendments are not excluded. */
import type { Norm } from '../rule/rule.ts';
import { LAST_PAY, localityOf } from './pieces/locality.ts';
import { federalMirror } from './pieces/mirror.ts';
import { exposureByAge, policeRule } from './pieces/special.ts';
import type { Place } from './place.ts';
import { NOT_READ, type ReformedRegime } from './regime-entry.ts';
import { asTheUniao } from './uniao.ts';

const regime: ReformedRegime = {
  regimeId: 51,
  name: 'Mato Grosso (Estado)',
  uf: 'MT',
  institute: 'MTPREV',
  ownReform: true,
  reformDate: '2020-08-20',
  norm: 'EC 92/2020',
  confirmed: false,
  endorsement: NOT_READ,
  note: 'Aprovada em 12/08/2020; data da especificação compatível com a promulgação, dia exato não conferido.',
};

const locality = localityOf(regime, {
  prefix: 'mt-ec92',
  law: 'EC 92/2020 de Mato Grosso',
  ruleYear: 2020,
  points: asTheUniao,
});

const norm: Norm = {
  id: 'mt-ec-92-2020',
  title: 'Mato Grosso – Emenda Constitucional 92/2020',
  rules: [
    ...federalMirror(locality),
    exposureByAge(locality, { age: 60, publicService: 10, position: 5, confirmed: false }),
    policeRule(locality, {
      what: 'polícia, sistema prisional e socioeducativo',
      ages: [50, 50],
      years: [30, 25],
      inPolice: [20, 15],
      value: LAST_PAY,
      transition: true,
      confirmed: false,
      observations: ['Emenda aprovada: 50 anos de idade e 30 de carreira, 20 deles na segurança (homem).'],
    }),
  ],
};

export const mt: Place = {
  regime,
  complementaryRegime: NOT_READ,
  points: locality.points,
  norm,
};
