/** Acre: the press tells of a reform in November or December 2019; number and day are from memory, the figures are the federal ones. */
import type { Norm } from '../../rule/rule.ts';
import type { Locality } from './locality.ts';
import { federalMirror } from './mirror.ts';

const ac: Locality = {
  place: 'ac',
  prefix: 'ac-ec52',
  law: 'EC 52/2019 do Acre',
  ruleYear: 2019,
  cutOff: '2019-11-28',
  source: 'EC 52/2019; LC 364/2019',
  checkedAt: [
    'https://oaltoacre.com/apenas-acre-e-tres-estados-conseguiram-avancar-na-reforma-da-previdencia/',
    'https://tvsd.com.br/2019/12/23/alem-de-goias-outros-nove-estados-aprovaram-reforma-da-previdencia-propria/',
  ],
  observations: ['Regras estaduais não conferidas.'],
};

export const acEc52: Norm = {
  id: 'ac-ec-52-2019',
  title: 'Acre – Emenda Constitucional 52/2019',
  rules: federalMirror(ac),
};
