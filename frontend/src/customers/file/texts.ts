export const customerFileTexts = {
  export: 'Exportar',
  spreadsheet: 'Planilha (XLSX)',
  spreadsheetHelp: 'Cadastro, cálculos, registros e remunerações, para ler',
  file: 'Arquivo do Genial (JSON)',
  fileHelp: 'Tudo, para importar em outra instalação. Sem histórico e sem anexos',
  exportFailed: 'Não foi possível exportar o cliente',
  import: 'Importar arquivo do Genial',
  imported: 'Cliente importado com sucesso',
  importFailed: 'Não foi possível importar o arquivo',
  notJson: 'Este arquivo não é de um cliente do Genial',
} as const;
