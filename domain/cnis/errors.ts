/**
 * Why an extract was not read. They are the contract's but for `WrongPassword`, which only who sent a password hears,
 * and those from `TooLarge` on, which are limits of the reader itself.
 */
export const cnisFailureNames = [
  'EncryptedPdf',
  'WrongPassword',
  'DamagedPdf',
  'NoText',
  'NotCnis',
  'NoRelations',
  'TooLarge',
  'TimeLimit',
  'MemoryLimit',
  'ReaderStopped',
] as const;
export type CnisFailureName = (typeof cnisFailureNames)[number];

export interface CnisFailure {
  readonly ok: false;
  readonly err: CnisFailureName;
  readonly errorMessage: string;
}

const sentences: Record<CnisFailureName, string> = {
  EncryptedPdf: 'O PDF está protegido por senha. Informe a senha ou baixe o extrato novamente no Meu INSS.',
  WrongPassword: 'A senha não abre este PDF. Confira e tente de novo.',
  DamagedPdf: 'O PDF está danificado ou incompleto. Baixe o extrato novamente no Meu INSS.',
  NoText: 'O PDF contém apenas imagens, sem texto. Use o extrato baixado do Meu INSS, não uma digitalização ou foto.',
  NotCnis: 'O PDF não é um Extrato Previdenciário do CNIS.',
  NoRelations: 'Nenhuma remuneração encontrada, por favor, clique em "Extrair Dados" ou selecione um arquivo válido.',
  TooLarge: 'O PDF é grande demais para um Extrato Previdenciário do CNIS.',
  TimeLimit: 'A leitura do PDF demorou mais que o permitido e foi interrompida.',
  MemoryLimit: 'A leitura do PDF precisou de mais memória que o permitido e foi interrompida.',
  ReaderStopped: 'A leitura do PDF foi interrompida. Tente novamente.',
};

/** The failure with the Portuguese sentence that the screen shows; it never says what the file contained. */
export const cnisFailure = (err: CnisFailureName): CnisFailure => ({ ok: false, err, errorMessage: sentences[err] });
