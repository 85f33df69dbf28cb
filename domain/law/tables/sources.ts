/** Where each table of this folder comes from, for those who document or review them. */
import type { IsoDate } from '../rule/requirement.ts';

export interface TableSource {
  readonly title: string;
  /** The norms and publications that fix its values. */
  readonly source: string;
  /** The day whose state was read. */
  readonly on: IsoDate;
  /** What has to be read before every value may be called confirmed, in Portuguese; null where it was read. */
  readonly missing: string | null;
}

const SERIES_OF_OTHERS = 'as normas uma a uma: os valores foram comparados entre séries publicadas por terceiros';

export const TABLE_SOURCES: readonly TableSource[] = [
  {
    title: 'Salário mínimo desde 07/1994',
    source: 'leis, medidas provisórias e decretos nomeados em cada linha',
    on: '2026-11-20',
    missing: SERIES_OF_OTHERS,
  },
  {
    title: 'Teto do salário de contribuição desde 07/1994',
    source: 'decretos e portarias nomeados em cada linha',
    on: '2026-11-20',
    missing: SERIES_OF_OTHERS,
  },
  {
    title: 'Índices mensais de atualização desde 07/1994',
    source: 'Lei 8.213/1991, art. 29-B; Decreto 3.048/1999, art. 33; portarias mensais do Ministério da Previdência',
    on: '2026-11-20',
    missing: null,
  },
  {
    title: 'Reajustes dos benefícios desde 06/1999',
    source: 'Lei 8.213/1991, art. 41-A; tetos do RGPS, que sobem pelo mesmo índice (Lei 8.212/1991, art. 28, § 5º)',
    on: '2026-11-22',
    missing:
      'as normas anuais de reajuste e as tabelas do primeiro reajuste, proporcional; até 2021 os percentuais vêm da razão entre os tetos',
  },
  {
    title: 'Contribuição do RGPS desde 01/2020 e dos servidores da União desde 06/2004',
    source: 'Lei 10.887/2004, arts. 4º e 5º; EC 103/2019, art. 11; art. 28; portarias nomeadas em cada linha',
    on: '2026-11-22',
    missing: 'as portarias anuais que reajustam as faixas',
  },
  {
    title: 'Expectativa de sobrevida (IBGE, ambos os sexos)',
    source: 'Lei 8.213/1991, art. 29, §§ 7º e 8º; Decreto 3.266/1999; resoluções anuais do IBGE',
    on: '2026-11-20',
    missing: null,
  },
];
