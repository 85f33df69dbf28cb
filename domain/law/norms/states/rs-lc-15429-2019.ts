/** Rio Grande do Sul: 22/12/2019 is the last day of the old rules, the new ones run from 23/12/2019. The permanent rule was read, teachers with five years less; points and toll mirror EC 103/2019. */
import type { Norm } from '../../rule/rule.ts';
import type { Locality } from './locality.ts';
import { federalMirror } from './mirror.ts';

const rs: Locality = {
  place: 'rs',
  prefix: 'rs-lc15429',
  law: 'LC 15.429/2019 do Rio Grande do Sul',
  ruleYear: 2019,
  cutOff: '2019-12-22',
  source: 'LC 15.429/2019; EC 78/2020; LC 15.450/2020',
  checkedAt: [
    'https://jornalcontabil.com.br/noticia/reforma-da-previdencia-dos-servidores-publicos-no-estado-do-rs',
    'https://profemarli.com/adequacao-as-regras-previdenciarias',
  ],
};

export const rsLc15429: Norm = {
  id: 'rs-lc-15429-2019',
  title: 'Rio Grande do Sul – Lei Complementar 15.429/2019',
  rules: federalMirror(rs, { permanentConfirmed: true }),
};
