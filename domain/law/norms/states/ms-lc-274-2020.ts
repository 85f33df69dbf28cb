/** Mato Grosso do Sul: LC 274 was published on 22/05/2020; the figures mirror EC 103/2019. */
import type { Norm } from '../rule.ts';
import type { Locality } from './locality.ts';
import { federalMirror } from './mirror.ts';

const ms: Locality = {
  place: 'ms',
  prefix: 'ms-lc274',
  law: 'LC 274/2020 de Mato Grosso do Sul',
  ruleYear: 2020,
  cutOff: '2020-05-22',
  source: 'EC 82/2019; LC 274/2020',
  checkedAt: ['http://aacpdappls.net.ms.gov.br'],
};

export const msLc274: Norm = {
  id: 'ms-lc-274-2020',
  title: 'Mato Grosso do Sul – Lei Complementar 274/2020',
  rules: federalMirror(ms),
};
