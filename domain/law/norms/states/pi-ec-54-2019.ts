/** Piauí: norm and day are from memory, the figures are the federal ones. */
import type { Norm } from '../../rule/rule.ts';
import type { Locality } from './locality.ts';
import { federalMirror } from './mirror.ts';

const pi: Locality = {
  place: 'pi',
  prefix: 'pi-ec54',
  law: 'EC 54/2019 do Piauí',
  ruleYear: 2019,
  cutOff: '2019-12-27',
  source: 'EC 54/2019',
  checkedAt: [
    'https://tvsd.com.br/2019/12/23/alem-de-goias-outros-nove-estados-aprovaram-reforma-da-previdencia-propria/',
  ],
  observations: ['Regras estaduais não conferidas.'],
};

export const piEc54: Norm = {
  id: 'pi-ec-54-2019',
  title: 'Piauí – Emenda Constitucional 54/2019',
  rules: federalMirror(pi),
};
