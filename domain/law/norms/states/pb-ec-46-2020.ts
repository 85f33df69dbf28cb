/** Paraíba: the cut-off of 02/07/2021 is the product's; EC 46/2020 was published on 25/08/2020. Points and toll mirror EC 103/2019. */
import type { Norm } from '../../rule/rule.ts';
import type { Locality } from './locality.ts';
import { federalMirror } from './mirror.ts';

const pb: Locality = {
  place: 'pb',
  prefix: 'pb-ec46',
  law: 'EC 46/2020 da Paraíba',
  ruleYear: 2020,
  cutOff: '2021-07-02',
  source: 'EC 46/2020; LC 161/2020',
  checkedAt: [
    'http://aspocep.com.br/index.php?id=240&noticia=ver&pagina=noticia',
    'https://jornaldaparaiba.com.br/politica/joao-azevedo-sanciona-reforma-da-previdencia-dos-servidores-da-paraiba',
    'https://pbagora.com.br/noticia/paraiba/reforma-da-previdencia-para-servidores-estaduais-e-promulgada-pela-alpb',
  ],
  observations: ['O abono de permanência é igual à contribuição inteira, até os 75 anos (LC 161/2020).'],
};

export const pbEc46: Norm = {
  id: 'pb-ec-46-2020',
  title: 'Paraíba – Emenda Constitucional 46/2020',
  rules: federalMirror(pb),
};
