/** Espírito Santo: transition from 01/07/2020 on. Only the date and the permanent ages (62/65) were read; the rest mirrors EC 103/2019. */
import type { Norm } from '../../rule/rule.ts';
import type { Locality } from './locality.ts';
import { federalMirror } from './mirror.ts';

const es: Locality = {
  place: 'es',
  prefix: 'es-lc938',
  law: 'LC 938/2020 do Espírito Santo',
  ruleYear: 2020,
  cutOff: '2020-07-01',
  source: 'EC 114/2019; LC 282/2004 na redação da LC 938/2020; LC 943/2020',
  checkedAt: [
    'https://seculodiario.com.br/public/jornal/materia/assembleia-aprova-regras-de-transicao-da-nova-previdencia-dos-servidores',
    'https://pt.scribd.com/document/662258666/Reforma-da-Previdencia-IPAJM-final-2-site-IPAJM',
  ],
};

export const esLc938: Norm = {
  id: 'es-lc-938-2020',
  title: 'Espírito Santo – Lei Complementar 938/2020',
  rules: federalMirror(es),
};
