export const auditTexts = {
  title: 'Auditoria',
  search: 'Pesquisar por usuário ou conta',
  kind: 'Tipo',
  allKinds: 'Todos',
  columns: { summary: 'O que', by: 'Quem', at: 'Quando', kind: 'Tipo', address: 'Endereço' },
  noAddress: '–',
  export: 'Exportar',
  exportFailed: 'Erro ao exportar',
  /** How much one file holds. */
  exportLimit: (count: number) => `O arquivo tem os ${count} registros mais recentes do filtro.`,
  file: 'auditoria.xlsx',
  loadFailed: 'Erro ao carregar a auditoria',
  emptyTitle: 'Nenhum registro encontrado',
  emptyBody: 'Mude a pesquisa ou o tipo.',
} as const;
