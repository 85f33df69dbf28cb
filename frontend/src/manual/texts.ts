export const manualTexts = {
  title: 'Manual',
  pages: 'Páginas do manual',
  next: (title: string) => `A seguir: ${title}`,
  gone: 'Esta página do manual não existe',
  goneBody: 'Escolha uma das páginas da lista.',
  open: 'Abrir o manual',
  card: 'Do extrato ao relatório, página por página, com as telas. Ctrl+K também busca aqui.',
} as const;
