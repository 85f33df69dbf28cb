import type { z } from 'zod';
import type { CnisRegister, cnisWarningCode } from '../../../../domain/api/cnis.ts';

export type WarningCode = z.infer<typeof cnisWarningCode>;

export const cnisTexts = {
  title: 'Importar CNIS',
  help: 'Escolha o PDF do Extrato Previdenciário (CNIS) com vínculos e remunerações, baixado do Meu INSS. Nada é gravado no cálculo antes da sua revisão.',
  choose: 'Escolher arquivo PDF',
  drop: 'ou solte o arquivo aqui',
  chosen: (name: string) => `Arquivo: ${name}`,
  extract: 'Extrair Dados',
  onlyPdf: 'Somente arquivos PDF são aceitos.',
  tooLarge: 'O arquivo passa de 20 MB.',
  reading: 'Lendo o extrato…',
  waiting: 'Na fila…',
  leaveHelp: 'Você pode fechar esta janela: a leitura continua e fica aqui quando voltar.',
  another: 'Escolher outro arquivo',
  nothing: 'Nenhuma remuneração encontrada, por favor, clique em "Extrair Dados" ou selecione um arquivo válido.',
  failed: 'Não foi possível ler o extrato',
  uploadFailed: 'Erro ao importar',
  reviewOf: (name: string) => `Extrato de ${name}`,
  review: 'Confira os vínculos lidos e salve os que valem para este cálculo.',
  otherPerson: (read: string) => `O extrato é de ${read}. Confira se é o cliente certo.`,
  addMissing: 'Incluir os meses ausentes como 0,00',
  selected: (count: number, all: number) => `${count} de ${all} vínculos selecionados`,
  save: 'Salvar registros',
  saved: 'Registros salvos com sucesso',
  saveFailed: 'Erro ao salvar',
  include: (company: string) => `Incluir ${company}`,
  months: (count: number) => (count === 1 ? '1 remuneração' : `${count} remunerações`),
  noIngress: 'Sem data de início no extrato: informe-a para salvar.',
  ingress: 'Data de início',
  warnings: (count: number) => (count === 1 ? '1 aviso' : `${count} avisos`),
  close: 'Fechar',
} as const;

export const warningTitles: Record<WarningCode, string> = {
  belowMinimum: 'Abaixo do salário mínimo',
  aboveCeiling: 'Acima do teto',
  duplicate: 'Meses repetidos somados',
  missing: 'Remuneração ausente',
  before1994: 'Anteriores a 07/1994, desconsideradas',
  openEnd: 'Sem data de término',
  indicator: 'Indicadores',
};

export const kindWords: Record<CnisRegister['kind'], string> = {
  employment: 'Vínculo',
  contributions: 'Recolhimentos',
  services: 'Prestação de serviços',
  benefit: 'Benefício',
  event: 'Evento',
};
