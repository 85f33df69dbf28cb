/** Goiás: published in an extra edition of 30/12/2019; its declared aim is the same treatment as the União. */
import type { Norm } from '../../rule/rule.ts';
import { LAST_PAY, type Locality } from './locality.ts';
import { federalMirror } from './mirror.ts';
import { policeRule } from './special.ts';

const go: Locality = {
  place: 'go',
  prefix: 'go-ec65',
  law: 'EC 65/2019 de Goiás',
  ruleYear: 2019,
  cutOff: '2019-12-30',
  source: 'EC 65/2019; LC 161/2020',
  checkedAt: [
    'https://opopular.com.br/noticias/politica/mudan%C3%A7as-na-previd%C3%AAncia-estadual-passam-a-valer-1.1963420',
    'https://pt.scribd.com/document/669400279/Lei-Complementar-161',
  ],
};

export const goEc65: Norm = {
  id: 'go-ec-65-2019',
  title: 'Goiás – Emenda Constitucional 65/2019',
  rules: [
    ...federalMirror(go),
    policeRule(go, {
      article: 'art. 5º',
      what: 'ingresso até 13/11/2019',
      ages: [55, 55],
      years: [30, 25],
      inPolice: [20, 15],
      value: LAST_PAY,
      transition: true,
      entryUntil: '2019-11-13',
      confirmed: false,
      observations: ['Idade mínima de 55 anos para ambos confirmada; tempos da LC 51/1985 supostos.'],
    }),
  ],
};
