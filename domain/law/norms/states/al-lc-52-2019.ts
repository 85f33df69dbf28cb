/** Alagoas: norm and day are from memory, the figures are the federal ones. */
import type { Norm } from '../../rule/rule.ts';
import type { Locality } from './locality.ts';
import { federalMirror } from './mirror.ts';

const al: Locality = {
  place: 'al',
  prefix: 'al-lc52',
  law: 'LC 52/2019 de Alagoas',
  ruleYear: 2019,
  cutOff: '2019-12-30',
  source: 'LC 52/2019',
  checkedAt: [
    'https://tvsd.com.br/2019/12/23/alem-de-goias-outros-nove-estados-aprovaram-reforma-da-previdencia-propria/',
  ],
  observations: ['Regras estaduais não conferidas.'],
};

export const alLc52: Norm = {
  id: 'al-lc-52-2019',
  title: 'Alagoas – Lei Complementar 52/2019',
  rules: federalMirror(al),
};
