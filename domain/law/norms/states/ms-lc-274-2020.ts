/** Mato Grosso do Sul: LC 274 was published on 22/05/2020; the figures mirror EC 103/2019. */
import type { Norm } from '../../rule/rule.ts';
import { LAST_PAY, type Locality } from './locality.ts';
import { federalMirror } from './mirror.ts';
import { policeRule } from './special.ts';

const ms: Locality = {
  place: 'ms',
  prefix: 'ms-lc274',
  law: 'LC 274/2020 de Mato Grosso do Sul',
  ruleYear: 2020,
  cutOff: '2020-05-22',
  source: 'EC 82/2019; LC 274/2020',
  checkedAt: [
    'http://aacpdappls.net.ms.gov.br/appls/legislacao/secoge/govato.nsf/66ecc3cfb53d53ff04256b140049444b/fe22feddf2adb041042585700040e27f?OpenDocument',
    'http://aacpdappls.net.ms.gov.br/appls/legislacao/secoge/govato.nsf/66ecc3cfb53d53ff04256b140049444b/59ce03d0eda9155a04258b320043fdb8?OpenDocument',
  ],
};

export const msLc274: Norm = {
  id: 'ms-lc-274-2020',
  title: 'Mato Grosso do Sul – Lei Complementar 274/2020',
  rules: [
    ...federalMirror(ms),
    policeRule(ms, {
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
        'Integralidade e paridade para ingresso até a EC 82/2019 confirmadas por lei complementar de 03/06/2024; a idade e o dia da vigência da EC 82/2019 são supostos.',
      ],
    }),
  ],
};
