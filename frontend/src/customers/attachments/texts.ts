const missingOf = (missing: number): string => `${missing === 1 ? 'falta 1' : `faltam ${missing}`} da lista`;

/** '2 guardados, falta 1 da lista' */
const summary = (kept: number, missing: number): string => {
  if (kept === 0) return 'nenhum guardado';
  const here = kept === 1 ? '1 guardado' : `${kept} guardados`;
  return missing === 0 ? here : `${here}, ${missingOf(missing)}`;
};

export const attachmentTexts = {
  title: 'Documentos',
  summary,
  hint: 'PDF ou imagem, até 10 MB cada. Ficam cifrados e são apagados com o cliente.',
  kinds: {
    identity: 'RG e CPF',
    address: 'Comprovante de residência',
    powerOfAttorney: 'Procuração e contrato',
    cnis: 'Extrato do CNIS',
    workCard: 'Carteira de trabalho (CTPS) e carnês',
    ctc: 'Certidão de Tempo de Contribuição (CTC)',
    ppp: 'PPP e LTCAT',
    payslips: 'Contracheques ou ficha financeira',
    other: 'Outros documentos',
  },
  there: 'Guardado',
  missing: 'Falta',
  attach: 'Anexar',
  attachTo: (kind: string) => `Anexar: ${kind}`,
  download: (name: string) => `Baixar ${name}`,
  remove: (name: string) => `Remover ${name}`,
  removeTitle: (name: string) => `Remover ${name}?`,
  removeBody: 'O arquivo será apagado.',
  removeAction: 'Remover',
  removed: 'Documento removido',
  removeFailed: 'Erro ao remover o documento',
  attached: (name: string) => `${name} guardado`,
  attachFailed: (name: string) => `Erro ao guardar ${name}`,
  tooLarge: 'O arquivo passa de 10 MB.',
  wrongType: 'Só PDF ou imagem: o conteúdo deste arquivo é outro.',
  alreadyThere: (name: string, kind: string) => `${name} já está guardado em “${kind}”. Nada foi enviado de novo.`,
  downloadFailed: 'Erro ao baixar o documento',
  loadFailed: 'Erro ao carregar os documentos',
} as const;
