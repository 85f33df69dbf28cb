import { CORRECTIONS_SOURCE } from './corrections.ts';

/** Where a table comes from. `confirmed` false: some of its values are not, and the table itself says which. */
export interface TableSource {
  readonly title: string;
  readonly source: string;
  readonly confirmed: boolean;
  readonly checkedOn: string;
}

const CHECKED_ON = '2026-11-20';

/** One entry for each table of this folder, for whoever documents or reviews them. */
export const TABLE_SOURCES: readonly TableSource[] = [
  {
    title: 'Salário mínimo desde 07/1994',
    source: 'leis, medidas provisórias e decretos nomeados em cada linha',
    confirmed: true,
    checkedOn: CHECKED_ON,
  },
  {
    title: 'Teto do salário de contribuição desde 07/1994',
    source: 'decretos e portarias nomeados em cada linha',
    confirmed: true,
    checkedOn: CHECKED_ON,
  },
  { title: 'Índices mensais de atualização desde 07/1994', ...CORRECTIONS_SOURCE },
  {
    title: 'Reajustes anuais dos benefícios',
    source: 'Lei 8.213/1991, art. 41-A; INPC do ano anterior',
    confirmed: false,
    checkedOn: CHECKED_ON,
  },
  {
    title: 'Expectativa de sobrevida (IBGE, ambos os sexos)',
    source: 'Lei 8.213/1991, art. 29, §§ 7º e 8º; Decreto 3.266/1999; resoluções anuais do IBGE',
    confirmed: true,
    checkedOn: CHECKED_ON,
  },
  {
    title: 'Pontuação mínima por ente, gênero e carreira',
    source: 'EC 103/2019, art. 4º, e as normas de cada ente',
    confirmed: false,
    checkedOn: CHECKED_ON,
  },
  {
    title: 'Regimes e datas das reformas',
    source: 'tabela do produto e as normas de cada ente',
    confirmed: false,
    checkedOn: CHECKED_ON,
  },
  {
    title: 'Início da previdência complementar da União',
    source: 'CF, art. 40, §§ 14 a 16; Lei 12.618/2012',
    confirmed: true,
    checkedOn: CHECKED_ON,
  },
];
