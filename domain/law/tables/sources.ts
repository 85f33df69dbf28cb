/** Where each table of this folder and of the places comes from, for those who document or review them. */
import type { Read } from '../rule/read.ts';

/** `confirmed` false: some of its values are not, and the table itself says which. */
export interface TableSource {
  readonly title: string;
  readonly source: string;
  readonly confirmed: boolean;
  readonly read: Read;
}

export const TABLE_SOURCES: readonly TableSource[] = [
  {
    title: 'Salário mínimo desde 07/1994',
    source: 'leis, medidas provisórias e decretos nomeados em cada linha',
    confirmed: true,
    read: {
      extent: 'summary',
      on: '2026-11-20',
      by: 'equipe',
      pages: [
        { title: 'Jetsys: tabela do salário mínimo', address: 'https://jetsys.com.br' },
        {
          title: 'Gabju: série do salário mínimo, conferida com IBGE e BCB/SGS 1619',
          address: 'https://github.com/cmsdutra/Gabju',
        },
        {
          title: 'Calculadora previdenciária de redsmedeiros: série mensal até 12/2021',
          address: 'https://github.com/redsmedeiros/calculoprevidenciario',
        },
      ],
    },
  },
  {
    title: 'Teto do salário de contribuição desde 07/1994',
    source: 'decretos e portarias nomeados em cada linha',
    confirmed: true,
    read: {
      extent: 'summary',
      on: '2026-11-20',
      by: 'equipe',
      pages: [
        {
          title: 'Calculadora previdenciária de redsmedeiros: série mensal até 12/2021',
          address: 'https://github.com/redsmedeiros/calculoprevidenciario',
        },
        { title: 'Planejador previdenciário de 09Uno', address: 'https://github.com/09Uno/planejador-previdenciario' },
        { title: 'Gabju: tetos até 2026', address: 'https://github.com/cmsdutra/Gabju' },
        {
          title: 'Cálculo oficial: portarias de 2025 e 2026',
          address: 'https://github.com/ottodigitalmedia/calculo-oficial',
        },
      ],
    },
  },
  {
    title: 'Índices mensais de atualização desde 07/1994',
    source: 'Lei 8.213/1991, art. 29-B; Decreto 3.048/1999, art. 33; portarias mensais do Ministério da Previdência',
    confirmed: true,
    read: {
      extent: 'text',
      on: '2026-11-20',
      by: 'equipe',
      pages: [
        {
          title: 'Planilhas do Ministério de 2006 a 10/2025, reunidas em sistema-prev',
          address: 'https://github.com/rs3002025/sistema-prev',
        },
        {
          title: 'Tabela de 09/2026 (Portaria MPS 1.344), guardada em Gabju',
          address: 'https://github.com/cmsdutra/Gabju',
        },
        { title: 'INPC e IGP-DI até 12/2025', address: 'https://github.com/investash/inflacao' },
      ],
    },
  },
  {
    title: 'Reajustes anuais dos benefícios',
    source: 'Lei 8.213/1991, art. 41-A; INPC do ano anterior',
    confirmed: false,
    read: { extent: 'summary', on: '2026-11-20', by: 'equipe', pages: [] },
  },
  {
    title: 'Faixas de contribuição do RGPS e dos servidores da União desde 2021',
    source: 'EC 103/2019, arts. 11 e 28; portarias nomeadas em cada linha',
    confirmed: true,
    read: {
      extent: 'summary',
      on: '2026-11-22',
      by: 'equipe',
      pages: [
        {
          title: 'Extra: faixas dos servidores da União em 2021',
          address:
            'https://extra.globo.com/economia/emprego/servidor-publico/uniao-valores-de-contribuicao-dos-servidores-tambem-terao-reajuste-de-545-24840703.html',
        },
        {
          title: 'Rodrigues Pinheiro: as mesmas faixas de 2021, pela portaria',
          address: 'https://rodriguespinheiro.adv.br/?p=1410',
        },
      ],
    },
  },
  {
    title: 'Expectativa de sobrevida (IBGE, ambos os sexos)',
    source: 'Lei 8.213/1991, art. 29, §§ 7º e 8º; Decreto 3.266/1999; resoluções anuais do IBGE',
    confirmed: true,
    read: {
      extent: 'text',
      on: '2026-11-20',
      by: 'equipe',
      pages: [
        {
          title: 'Arquivos do IBGE de 2010 a 2024, guardados em temperature_mortality',
          address: 'https://github.com/lsempe77/temperature_mortality',
        },
        {
          title: 'Arquivos do IBGE de 2002 a 2009, guardados em tabua_mortalidade',
          address: 'https://github.com/Domdoug/tabua_mortalidade_atuarial_com_lstm',
        },
        {
          title: 'Resolução IBGE 3/2018 (tábua de 2017)',
          address: 'https://legismap.intercode.com.br/leis-e-normas/resolucao-ibge-n-003-de-23-11-2018',
        },
      ],
    },
  },
];
