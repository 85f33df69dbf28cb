/** Pará: 62/65 and 57/60 for teachers were read; publication day, points and toll were not. */
import type { Norm } from '../../rule/rule.ts';
import type { Locality } from './locality.ts';
import { federalMirror } from './mirror.ts';

const pa: Locality = {
  place: 'pa',
  prefix: 'pa-ec77',
  law: 'EC 77/2019 do Pará',
  ruleYear: 2019,
  cutOff: '2019-12-23',
  source: 'EC 77/2019; LC 125/2019; LC 128/2020',
  checkedAt: [
    'http://www.folhadoprogresso.com.br/pec-da-reforma-da-previdencia-no-pa-e-aprovada-em-2o-turno-na-alepa-entenda/',
  ],
};

export const paEc77: Norm = {
  id: 'pa-ec-77-2019',
  title: 'Pará – Emenda Constitucional 77/2019',
  rules: federalMirror(pa),
};
