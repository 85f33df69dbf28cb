import type { z } from 'zod';
import type { CnisRegister, cnisWarningCode } from '../../../../domain/api/cnis.ts';
import { formatCount } from '../../../../domain/words/format.ts';

export type WarningCode = z.infer<typeof cnisWarningCode>;

export const cnisTexts = {
  title: 'Importar CNIS',
  help: 'Escolha o PDF do Extrato Previdenciário (CNIS) com vínculos e remunerações, baixado do Meu INSS. Nada é gravado no cálculo antes da sua revisão.',
  choose: 'Escolher arquivo PDF',
  chosenMany: (count: number) => `${count} arquivos escolhidos`,
  drop: 'ou solte um ou mais arquivos aqui',
  chosen: (name: string) => `Arquivo: ${name}`,
  extract: 'Extrair Dados',
  onlyPdf: 'Somente arquivos PDF são aceitos.',
  tooLarge: 'O arquivo passa de 20 MB.',
  reading: 'Lendo o extrato…',
  waiting: 'Na fila…',
  leaveHelp: 'Você pode fechar esta janela: a leitura continua e fica aqui quando voltar.',
  anotherShort: 'Outro arquivo',
  another: 'Escolher outro arquivo',
  nothing: 'Nenhuma remuneração encontrada, por favor, clique em "Extrair Dados" ou selecione um arquivo válido.',
  failed: 'Não foi possível ler o extrato.',
  nothingSaved: 'Nada foi gravado no cálculo.',
  password: 'Senha do PDF',
  passwordHelp: 'A senha é usada apenas para ler este arquivo e não é guardada.',
  locked: (name: string) => `${name} está protegido por senha.`,
  unlock: 'Abrir extrato',
  chooseAgain: 'Escolha o arquivo de novo para informar a senha.',
  queue: 'Extratos desta importação',
  reviewThis: (name: string) => `Revisar ${name}`,
  isReady: 'Pronto para revisar',
  hasFailed: 'Não foi lido',
  discard: 'Descartar esta revisão?',
  discardBody: 'As escolhas feitas nesta revisão serão perdidas. Nada foi gravado no cálculo.',
  discardAction: 'Descartar revisão',
  discardBack: 'Voltar à revisão',
  uploadFailed: 'Erro ao importar',
  company: 'Empresa',
  today: 'até hoje',
  start: 'Início',
  end: 'Término',
  regime: 'Regime',
  pay: 'Remunerações',
  attention: 'Avisos',
  edit: (company: string) => `Detalhes de ${company}`,
  openMonths: (count: number) => (count === 1 ? 'Ver 1 remuneração' : `Ver ${count} remunerações`),
  monthsOf: (company: string) => `Remunerações de ${company}`,
  monthsHelp: 'O que for alterado aqui substitui o valor do extrato quando os registros forem salvos.',
  monthsTake: 'Usar estes valores',
  monthsCancel: 'Cancelar',
  corrected: 'valores corrigidos',
  countsAs: 'Conta como',
  all: 'Marcar todos',
  none: 'Desmarcar todos',
  allShown: 'Marcar ou desmarcar todos os vínculos mostrados',
  filter: 'Mostrar',
  everything: 'Todos os vínculos',
  asking: (count: number) => `Pedem decisão (${count})`,
  workLinks: 'Vínculos e recolhimentos',
  nothingShown: 'Nenhum vínculo com este aviso.',
  benefits: (count: number) =>
    count === 1 ? '1 benefício ou evento, fora da contagem' : `${count} benefícios e eventos, fora da contagem`,
  benefitNames: {
    maternity: 'Salário-maternidade',
    incapacityBetween: 'Benefício por incapacidade',
    incapacityLast: 'Benefício por incapacidade',
  },
  undated: (count: number) =>
    count === 1 ? '1 linha sem data nem remuneração' : `${count} linhas sem data nem remuneração`,
  unchanged: (count: number) =>
    count === 1 ? '1 vínculo já está no cálculo, sem novidade' : `${count} vínculos já estão no cálculo, sem novidade`,
  usual: {
    before1994: (count: number) =>
      count === 1
        ? '1 remuneração anterior a 07/1994, que não entra na média'
        : `${count} remunerações anteriores a 07/1994, que não entram na média`,
    aboveCeiling: (count: number) => (count === 1 ? '1 mês limitado ao teto' : `${count} meses limitados ao teto`),
    duplicate: (count: number) => (count === 1 ? '1 mês repetido, somado' : `${count} meses repetidos, somados`),
    missing: (count: number) => (count === 1 ? '1 mês sem remuneração' : `${count} meses sem remuneração`),
  },
  rppsLeftOut: (count: number) =>
    count === 1
      ? '1 vínculo de regime próprio (PRPPS) fica de fora deste cálculo do RGPS.'
      : `${count} vínculos de regime próprio (PRPPS) ficam de fora deste cálculo do RGPS.`,
  timeOf: (time: string) => `${time} de contribuição`,
  timeStays: (time: string) => `O cálculo continua com ${time} de contribuição`,
  timeGrows: (before: string, after: string) => `O cálculo passa de ${before} para ${after} de contribuição`,
  monthsOfChosen: (months: number) => (months === 1 ? '1 remuneração' : `${formatCount(months)} remunerações`),
  counting: '…',
  notCounted: (months: number) =>
    months === 1
      ? '1 competência abaixo do mínimo não conta: depois de salvar, simule o complemento no vínculo.'
      : `${formatCount(months)} competências abaixo do mínimo não contam: depois de salvar, simule o complemento no vínculo.`,
  totalOfUpdates: (links: number, months: number) =>
    [
      links === 1 ? '1 vínculo atualizado' : `${links} vínculos atualizados`,
      ...(months === 0 ? [] : [months === 1 ? '1 mês novo' : `${formatCount(months)} meses novos`]),
    ].join(' com '),
  markSpecial: 'Marcar como especial',
  moreAsking: (count: number) => `mais ${count} que pedem atenção`,
  information: (count: number) => (count === 1 ? '1 informação' : `${count} informações`),
  reviewOf: (name: string) => `Extrato de ${name}`,
  review: 'Confira os vínculos lidos e salve os que valem para este cálculo.',
  otherPerson: (read: string) => `O extrato é de ${read}. Confira se é o cliente certo.`,
  otherBirth: (read: string, known: string) =>
    `O extrato traz nascimento em ${read}, e o cadastro do cliente, em ${known}.`,
  cpf: (digits: string) => `CPF ${digits.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4')}`,
  nit: (digits: string) => `NIT ${digits}`,
  birth: (date: string) => `nascimento em ${date}`,
  known: 'Já está no cálculo',
  update: (news: string) => `Atualizar: ${news}`,
  newMonths: (count: number, months: string) => `${count === 1 ? '1 mês novo' : `${count} meses novos`} (${months})`,
  newEnd: (date: string, before: string | null) =>
    before === null ? `término em ${date}` : `término em ${date}, antes ${before}`,
  newIndicators: 'indicadores do INSS como neste extrato',
  nothingNew: 'Já está no cálculo, sem novidade',
  keptValues: (months: string) => `Continua como está no cálculo, embora o extrato traga outro valor: ${months}.`,
  keptValue: (month: string, kept: string, read: string) => `${month} ${kept} (extrato: ${read})`,
  countsNowhere: 'Não conta no INSS',
  asksPlan: 'Os meses novos são de outro plano de contribuição: escolha o plano do registro.',
  toComplete: (count: number) =>
    count === 1 ? 'Falta acertar as datas de 1 vínculo.' : `Falta acertar as datas de ${count} vínculos.`,
  addMissing: 'Incluir os meses ausentes como 0,00',
  selected: (count: number, all: number) =>
    all === 1 ? `${count} de 1 vínculo selecionado` : `${count} de ${all} vínculos selecionados`,
  save: 'Salvar registros',
  comparedAgain:
    'Os registros deste cálculo foram alterados em outra aba ou por outra pessoa. Nada foi salvo agora: o extrato foi comparado de novo com eles; confira e salve.',
  nothingToSave: 'Nada a salvar: o extrato não traz vínculo nem remuneração que falte neste cálculo.',
  showComplaints: 'Mostrar quais',
  incomplete: (count: number) => `Datas a acertar (${count})`,
  saved: 'Registros salvos com sucesso',
  saveFailed: 'Erro ao importar',
  expired: 'A leitura deste extrato não está mais guardada. Envie o arquivo de novo.',
  include: (company: string) => `Incluir ${company}`,
  months: (count: number) => (count === 1 ? '1 remuneração' : `${count} remunerações`),
  noIngress: 'Sem data de início no extrato: informe-a para salvar.',
  ingress: 'Data de início',
  egress: 'Data de término',
  ending: (company: string) => `Término de ${company}`,
  endingLegend: 'Sem término no extrato.',
  lastPay: (month: string) => `Última remuneração: ${month}.`,
  endWith: (date: string) => `Encerrar em ${date}`,
  goesOn: 'Continua até hoje',
  chooseEnd: 'Informar data',
  proposedEnd: (date: string) => `${date} (proposto)`,
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
  close: 'Fechar',
} as const;

export const warningTitles: Record<WarningCode, string> = {
  belowMinimum: 'Abaixo do salário mínimo',
  aboveCeiling: 'Acima do teto',
  duplicate: 'Meses repetidos somados',
  missing: 'Sem remuneração',
  before1994: 'Anteriores a 07/1994, fora da média',
  openEnd: 'Sem data de término',
  retired:
    'Já recebe aposentadoria: não há outra no RGPS (Lei 8.213/1991, art. 124, II), e as regras servem só para conferi-la',
  indicator: 'Indicadores',
  paidLate: 'Pagas em atraso, fora da carência',
  maternity: 'Conta como tempo de contribuição',
  incapacityBetween: 'Entre contribuições: conta como tempo, não como carência para o INSS',
  incapacityLast: 'Só conta como tempo se houver contribuição depois',
  rural: 'Segurado especial: entra como trabalho rural',
};

/** Of what is told under another code, for want of one of its own. */
export const outsideTitle = 'Fora do período do vínculo';
export const noContributionTitle = 'Meses sem contribuição: contam até que se incluam como 0,00';
export const noStartTitle = 'Sem data de início';

export const kindWords: Record<CnisRegister['kind'], string> = {
  employment: 'Vínculo',
  contributions: 'Recolhimentos',
  services: 'Prestação de serviços',
  benefit: 'Benefício',
  event: 'Evento',
};
