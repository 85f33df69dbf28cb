/** Sergipe: norm and day are from memory, the figures are the federal ones. */
import type { Norm } from '../../rule/rule.ts';
import type { Locality } from './locality.ts';
import { federalMirror } from './mirror.ts';

const se: Locality = {
  place: 'se',
  prefix: 'se-lc338',
  law: 'LC 338/2019 de Sergipe',
  ruleYear: 2019,
  cutOff: '2019-12-30',
  source: 'EC 50/2019; LC 338/2019',
  checkedAt: [
    'https://tvsd.com.br/2019/12/23/alem-de-goias-outros-nove-estados-aprovaram-reforma-da-previdencia-propria/',
  ],
  observations: ['Regras estaduais não conferidas.'],
};

export const seLc338: Norm = {
  id: 'se-lc-338-2019',
  title: 'Sergipe – Lei Complementar 338/2019',
  rules: federalMirror(se),
};
