/** Mato Grosso: the pension institute described the bill's transition as identical to EC 103 arts. 4, 5, 20 and 21; later amendments are not excluded. */
import type { Norm } from '../rule/rule.ts';
import { LAST_PAY, localityOf } from './pieces/locality.ts';
import { federalMirror } from './pieces/mirror.ts';
import { exposureByAge, policeRule } from './pieces/special.ts';
import type { Place } from './place.ts';
import { NOT_READ, type ReformedRegime } from './regime-entry.ts';
import { asTheUniao } from './uniao.ts';

const regime: ReformedRegime = {
  regimeId: 51,
  name: 'Mato Grosso (Estado)',
  uf: 'MT',
  institute: 'MTPREV',
  ownReform: true,
  reformDate: '2020-08-20',
  norm: 'EC 92/2020',
  confirmed: false,
  endorsement: NOT_READ,
  note: 'Aprovada em 12/08/2020; data da especificação compatível com a promulgação, dia exato não conferido.',
};

const locality = localityOf(regime, {
  prefix: 'mt-ec92',
  law: 'EC 92/2020 de Mato Grosso',
  ruleYear: 2020,
  points: asTheUniao,
  source: 'EC 92/2020',
  read: {
    extent: 'summary',
    on: '2026-11-20',
    by: 'equipe',
    pages: [
      {
        title: 'Cenário MT: transição para todos os servidores',
        address:
          'https://cenariomt.com.br/mato-grosso/reforma-da-previdencia-estadual-preve-regras-de-transicao-para-todos-os-servidores',
      },
      {
        title: 'G1, 12/08/2020: deputados aprovam a reforma da Previdência em MT',
        address:
          'https://g1.globo.com/mt/mato-grosso/noticia/2020/08/12/sob-protesto-de-servidores-deputados-estaduais-aprovam-reforma-da-previdencia-em-mt.ghtml',
      },
      {
        title: 'Nossa República: PEC da Previdência aprovada em primeiro turno',
        address:
          'https://nossarepublica.com.br/para-ler/noticiario/al-aprova-em-1-pec-da-reforma-da-previdencia-sem-alteracoes/74687',
      },
    ],
  },
});

const norm: Norm = {
  id: 'mt-ec-92-2020',
  title: 'Mato Grosso – Emenda Constitucional 92/2020',
  rules: [
    ...federalMirror(locality),
    exposureByAge(locality, { age: 60, publicService: 10, position: 5, confirmed: false }),
    policeRule(locality, {
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

export const mt: Place = {
  regime,
  complementaryRegime: NOT_READ,
  points: locality.points,
  norm,
};
