/** Mato Grosso: the pension institute described the bill's transition as identical to EC 103 arts. 4, 5, 20 and 21; later amendments are not excluded. */
import type { Norm } from '../../rule/rule.ts';
import { LAST_PAY, type Locality } from './locality.ts';
import { federalMirror } from './mirror.ts';
import { exposureByAge, policeRule } from './special.ts';

const mt: Locality = {
  place: 'mt',
  prefix: 'mt-ec92',
  law: 'EC 92/2020 de Mato Grosso',
  ruleYear: 2020,
  cutOff: '2020-08-20',
  source: 'EC 92/2020',
  checkedAt: [
    'https://cenariomt.com.br/mato-grosso/reforma-da-previdencia-estadual-preve-regras-de-transicao-para-todos-os-servidores',
    'https://g1.globo.com/mt/mato-grosso/noticia/2020/08/12/sob-protesto-de-servidores-deputados-estaduais-aprovam-reforma-da-previdencia-em-mt.ghtml',
    'https://nossarepublica.com.br/para-ler/noticiario/al-aprova-em-1-pec-da-reforma-da-previdencia-sem-alteracoes/74687',
  ],
};

export const mtEc92: Norm = {
  id: 'mt-ec-92-2020',
  title: 'Mato Grosso – Emenda Constitucional 92/2020',
  rules: [
    ...federalMirror(mt),
    exposureByAge(mt, { age: 60, publicService: 10, position: 5, confirmed: false }),
    policeRule(mt, {
      what: 'polícia, sistema prisional e socioeducativo',
      ages: [50, 50],
      years: [30, 25],
      inPolice: [20, 15],
      value: LAST_PAY,
      transition: true,
      confirmed: false,
      observations: ['Emenda aprovada: 50 anos de idade e 30 de carreira, 20 deles na segurança (homem).'],
    }),
  ],
};
