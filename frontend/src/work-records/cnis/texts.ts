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
  failed: 'Não foi possível ler o extrato.',
  nothingSaved: 'Nada foi gravado no cálculo.',
  uploadFailed: 'Erro ao importar',
  reviewOf: (name: string) => `Extrato de ${name}`,
  review: 'Confira os vínculos lidos e salve os que valem para este cálculo.',
  otherPerson: (read: string) => `O extrato é de ${read}. Confira se é o cliente certo.`,
  otherBirth: (read: string, known: string) =>
    `O extrato traz nascimento em ${read}, e o cadastro do cliente, em ${known}.`,
  cpf: (digits: string) => `CPF ${digits.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4')}`,
  nit: (digits: string) => `NIT ${digits}`,
  birth: (date: string) => `nascimento em ${date}`,
  known: 'Já está no cálculo',
  toComplete: (count: number) =>
    count === 1 ? 'Falta acertar as datas de 1 vínculo.' : `Falta acertar as datas de ${count} vínculos.`,
  addMissing: 'Incluir os meses ausentes como 0,00',
  selected: (count: number, all: number) => `${count} de ${all} vínculos selecionados`,
  save: 'Salvar registros',
  saved: 'Registros salvos com sucesso',
  saveFailed: 'Erro ao salvar',
  expired: 'A leitura deste extrato não está mais guardada. Envie o arquivo de novo.',
  include: (company: string) => `Incluir ${company}`,
  months: (count: number) => (count === 1 ? '1 remuneração' : `${count} remunerações`),
  noIngress: 'Sem data de início no extrato: informe-a para salvar.',
  ingress: 'Data de início',
  egress: 'Data de término',
  ending: (company: string) => `Término de ${company}`,
  endingLegend: 'O extrato não traz o término deste vínculo.',
  lastPay: (month: string) => `Última remuneração: ${month}.`,
  endWith: (date: string) => `Encerrar em ${date}`,
  goesOn: 'Continua até hoje',
  chooseEnd: 'Informar data',
  noEnding: 'Escolha o término para salvar.',
  noEgress: 'Informe a data de término.',
  openEnded: (count: number) =>
    count === 1 ? '1 vínculo continua e conta até hoje.' : `${count} vínculos continuam e contam até hoje.`,
  period: (from: string, to: string) => `${from} a ${to}`,
  since: (from: string) => `desde ${from}, sem data de término`,
  until: (to: string) => `até ${to}, sem data de início`,
  noDates: 'sem datas',
  noName: 'sem nome',
  stranger: 'Salvar o extrato de outra pessoa?',
  strangerRead: 'Extrato',
  strangerClient: 'Cliente',
  strangerBody: (client: string) => `Os vínculos selecionados entram no cálculo de ${client}.`,
  strangerSave: 'Salvar mesmo assim',
  strangerBack: 'Voltar à revisão',
  divideByPlan: (records: number) => `Dividir por plano (${records} registros)`,
  simplifiedMonths: (months: string) => `Plano simplificado (11% ou 5%) no extrato: ${months}.`,
  simplifiedMeaning: 'Esses meses não contam para aposentadoria por tempo enquanto não forem complementados.',
  planDiffers: 'A escolha é outra: confira se as contribuições foram complementadas.',
  warnings: (count: number) => (count === 1 ? '1 aviso' : `${count} avisos`),
  close: 'Fechar',
} as const;

export const warningTitles: Record<WarningCode, string> = {
  belowMinimum: 'Abaixo do salário mínimo',
  aboveCeiling: 'Acima do teto',
  duplicate: 'Meses repetidos somados',
  missing: 'Remuneração ausente',
  before1994: 'Remunerações anteriores a 07/1994, que não entram na média',
  openEnd: 'Sem data de término',
  indicator: 'Indicadores',
};

/** Of what is told under another code, for want of one of its own. */
export const outsideTitle = 'Fora do período do vínculo';
export const noStartTitle = 'Sem data de início';

export const kindWords: Record<CnisRegister['kind'], string> = {
  employment: 'Vínculo',
  contributions: 'Recolhimentos',
  services: 'Prestação de serviços',
  benefit: 'Benefício',
  event: 'Evento',
};
