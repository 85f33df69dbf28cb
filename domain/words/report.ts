import { type ReportNote, type ReportSection, type TimeTable, timeTables } from '../api/report.ts';
import { ended } from './format.ts';

/** A section's title on the screen and in print, and its note. */
export interface ReportSectionWords {
  title: string;
  /** The free-text field printed at the end of the section. */
  note: ReportNote | null;
  /** The regime whose report has the section by default; `null`: both. */
  regimeType: 'RPPS' | 'RGPS' | null;
  /** Letterhead-like parts have no Roman numeral. */
  numbered: boolean;
}

export const reportSectionWords: Record<ReportSection, ReportSectionWords> = {
  CABECALHO: { title: 'Identificação do cliente', note: null, regimeType: null, numbered: true },
  INFORMACOES_BASICAS: { title: 'Informações básicas', note: null, regimeType: null, numbered: true },
  VINCULOS_CONSIDERADOS_RPPS: {
    title: 'Vínculos considerados (RPPS)',
    note: 'field1rpps',
    regimeType: 'RPPS',
    numbered: true,
  },
  VINCULOS_CONSIDERADOS_RGPS: {
    title: 'Vínculos considerados (RGPS)',
    note: 'field1rgps',
    regimeType: 'RGPS',
    numbered: true,
  },
  ANALISE_TEMPO_CONTRIBUICAO_RPPS: {
    title: 'Análise do tempo de contribuição (RPPS)',
    note: 'field2rpps',
    regimeType: 'RPPS',
    numbered: true,
  },
  ANALISE_TEMPO_CONTRIBUICAO_RGPS: {
    title: 'Análise do tempo de contribuição (RGPS)',
    note: 'field2rgps',
    regimeType: 'RGPS',
    numbered: true,
  },
  EMISSAO_CTC: {
    title: 'Emissão de Certidão de Tempo de Contribuição (CTC)',
    note: 'field3',
    regimeType: null,
    numbered: true,
  },
  POSSIBILIDADES_IMEDIATAS_RPPS: {
    title: 'Possibilidades imediatas de aposentadoria (RPPS)',
    note: 'field4rpps',
    regimeType: 'RPPS',
    numbered: true,
  },
  POSSIBILIDADES_IMEDIATAS_RGPS: {
    title: 'Possibilidades imediatas de aposentadoria (RGPS)',
    note: 'field4rgps',
    regimeType: 'RGPS',
    numbered: true,
  },
  POSSIBILIDADES_FUTURAS_RPPS: {
    title: 'Possibilidades futuras de aposentadoria (RPPS)',
    note: 'field5rpps',
    regimeType: 'RPPS',
    numbered: true,
  },
  POSSIBILIDADES_FUTURAS_RGPS: {
    title: 'Possibilidades futuras de aposentadoria (RGPS)',
    note: 'field5rgps',
    regimeType: 'RGPS',
    numbered: true,
  },
  QUANTO_VALE_ESPERAR: { title: 'Quanto vale esperar', note: null, regimeType: null, numbered: true },
  ABONO_PERMANENCIA: { title: 'Abono de permanência', note: 'field6', regimeType: null, numbered: true },
  LICENCAS_PREMIO: { title: 'Férias e licenças-prêmio', note: 'field7', regimeType: null, numbered: true },
  ISENCAO_IMPOSTO: { title: 'Isenção do imposto de renda', note: 'field8', regimeType: null, numbered: true },
  FAMILIA: { title: 'Família', note: null, regimeType: null, numbered: true },
  DOCUMENTOS_PENDENCIAS: { title: 'Documentos e pendências', note: null, regimeType: null, numbered: true },
  OBSERVACOES_FINAIS: { title: 'Observações finais', note: 'observation', regimeType: null, numbered: true },
  PLANO_ACAO: { title: 'Plano de ação', note: 'action', regimeType: null, numbered: true },
  RODAPE: { title: 'Rodapé e assinatura', note: null, regimeType: null, numbered: false },
};

export const timeTableTitles: Record<TimeTable, string> = {
  TEMPO_CONTRIBUICAO_COMUM: 'Tempo de contribuição comum',
  TEMPO_ESPECIAL: 'Tempo especial',
  TEMPO_DEFICIENCIA: 'Tempo com deficiência, por grau',
  TEMPO_CONTRIBUICAO_CONVERSAO: 'Tempo de contribuição com conversão do tempo especial',
  TEMPO_MAGISTERIO: 'Tempo de magistério',
  TEMPO_POLICIA: 'Tempo de polícia',
  TEMPO_SERVICO_PUBLICO: 'Tempo de serviço público',
  TEMPO_CARGO_CARREIRA: 'Tempo de cargo e de carreira',
};

/** A name as part of a file's: without what no file system takes. */
const fileName = (name: string): string =>
  name
    .replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 80);

/** Fixed texts of the document, and of sections with nothing to show. */
export const reportWords = {
  title: 'Relatório Genial',
  subtitle: 'Parecer técnico de planejamento previdenciário',
  conclusion: 'Conclusão',
  regimes: (names: readonly string[]) =>
    `${names.length > 1 ? 'Regimes analisados' : 'Regime analisado'}: ${names.join(' e ')}`,
  situation: (day: string) => `Situação em ${day}`,
  inBrief: 'Quadro-resumo',
  whatToDo: 'O que fazer',
  open: 'O que está em aberto',
  /** Whose figures these are, and whom they do not bind. */
  reservation: (day: string) =>
    `Este relatório é uma simulação feita com os dados informados até ${day}. Não vincula o INSS nem o regime próprio, que decidem à vista dos documentos.`,
  /** In which money the values stand. */
  money: (day: string, indexes: string | null) =>
    `Os valores são mensais e brutos, antes de imposto e contribuição, em moeda de ${day}${indexes === null ? '' : `, com índices de atualização até ${indexes}`}.`,
  counting:
    'O tempo é contado em dias: 365 fazem um ano e 30, um mês. Por isso podem sobrar até 34 dias depois do último mês inteiro; vale o número de dias.',
  nothingRecorded: 'Não há vínculos cadastrados nem tempos informados.',
  firstSupposed: (day: string, first: { readonly rule: string; readonly day: string }) =>
    `Em ${day} nenhuma regra está completa. Só para quem começasse a contribuir nesse dia, sem interrupção, a primeira se completaria em ${first.day}: “${first.rule}”.`,
  statedTimes: (day: string) =>
    `Não há vínculos cadastrados. Os tempos são os informados em ${day} e, para os dias anteriores, foram contados para trás, sem interrupção.`,
  noApplicable: (day: string, first: { readonly rule: string; readonly day: string } | null) =>
    first === null
      ? `Em ${day} nenhuma regra está completa, e nenhuma se completa com o que está registrado.`
      : `Em ${day} nenhuma regra está completa. A primeira se completa em ${first.day}: “${first.rule}”.`,
  noFuture: (day: string, held: boolean) =>
    held
      ? `Nenhuma outra regra se completa depois de ${day}.`
      : `Nenhuma regra se completa depois de ${day} com o que está registrado.`,
  lesser: 'Regras futuras que não trazem mais do que as outras',
  beyondReach: 'Regras que só se completam depois dos 75 anos',
  scenarios: 'Cenários',
  scenariosOf: (regime: string) => `Fatos e cenários lado a lado (${regime})`,
  scenariosHelp: (month: string) =>
    `Cada cenário supõe o que ainda não aconteceu ou não foi reconhecido e passa pelas mesmas regras que os fatos. A conclusão deste relatório é a dos fatos, sem eles. Os valores são mensais e brutos, em moeda de ${month}.`,
  moreSteps: (titles: readonly string[], wholeIn?: string) =>
    ended(`E ainda${wholeIn === undefined ? '' : ` (por extenso em “${wholeIn}”)`}: ${titles.join('; ')}`),
  stepsInFull: 'O que fazer, por extenso',
  stepsInFullOf: (regime: string) => `O que fazer, por extenso (${regime})`,
  idleSteps: (titles: readonly string[]) =>
    ended(`Não ${titles.length === 1 ? 'muda' : 'mudam'} o primeiro direito: ${titles.join('; ')}`),
  notWorthIt: (why: string, told: readonly { readonly title: string; readonly outcome: string }[]) =>
    `${why}: ${told.map(({ title, outcome }) => `${title} (${outcome})`).join('; ')}.`,
  moreHeld: (count: number) =>
    count === 1
      ? 'Outra regra já completa está na seção das possibilidades imediatas.'
      : `Outras ${count} regras já completas estão na seção das possibilidades imediatas.`,
  moreOfBoth: (held: number, future: number) =>
    `Outras ${held + future} regras estão nas seções das possibilidades: ${held} já ${held === 1 ? 'completa' : 'completas'}, ${future} por completar, sem trazer mais ou para depois.`,
  bothRegimes:
    'As duas somam-se; o tempo certificado para um regime deixa de contar no outro (CF, art. 40, § 6º; Lei 8.213/1991, art. 96, III).',
  withoutEstimate: (count: number) =>
    `Outras ${count} regras, sem estimativa de valor, estão nas seções das possibilidades.`,
  moreToCome: (count: number) =>
    count === 1
      ? 'Outra regra por completar está na seção das possibilidades futuras.'
      : `Outras ${count} regras por completar estão na seção das possibilidades futuras.`,
  notWorthWaiting: (count: number) =>
    count === 1
      ? 'Outra regra por completar, que não traz mais ou vem depois, está na seção das possibilidades futuras.'
      : `Outras ${count} regras por completar, que não trazem mais ou vêm depois, estão na seção das possibilidades futuras.`,
  equal: 'igual',
  unknownSum: 'não se conhece',
  netSum: 'Soma líquida',
  mostInLife: (isNearly: boolean) => (isNearly ? 'Quase a maior soma' : 'Maior soma'),
  /** Beside later days that pay more. */
  namedDay: 'Valor maior citado na conclusão',
  askedOn: (day: string) => `Pedir em ${day}`,
  noWaiting: 'Faltam dados para dizer quanto vale esperar.',
  wholeRecord: 'todo o vínculo',
  unknownIndicator: 'indicador sem descrição cadastrada',
  unknownAction: 'Pedir ao INSS que esclareça o indicador',
  indicators: 'Indicadores do CNIS que pedem providência',
  missingPay: 'Competências sem remuneração',
  documents: 'Documentos a reunir',
  documentsOf: (regime: string) => `Documentos a reunir (${regime})`,
  supposed: 'O que cada cenário supõe',
  hypotheses: 'Hipóteses',
  sameRule: 'pela mesma regra dos fatos',
  sameOwnRule: 'pela mesma regra',
  byRule: (modality: string) => `por “${modality}”`,
  scenarioRemarks: 'O que é preciso saber de cada um',
  allScenarios: 'Todos os cenários',
  toKnow: 'Regra, custo e ressalvas',
  bestHeld: (modality: string) => `O de maior valor dos que já se podem pedir: “${modality}”.`,
  firstRule: (modality: string) => `Primeiro direito por “${modality}”.`,
  highestIn: (value: string, day: string, rule: string) => `Maior valor: ${value} em ${day}, ${rule}.`,
  readingsOfFacts: (count: number) =>
    count === 1
      ? 'A outra leitura dita dos fatos vale aqui também.'
      : 'As outras leituras ditas dos fatos valem aqui também.',
  forAll: 'Vale para todas as regras desta seção:',
  ruralCategory:
    'A categoria do trabalho rural não foi informada: confira se é uma das que a lei admite (Lei 8.213/1991, art. 48, § 1º) antes de usar.',
  ruralAsPaid:
    'A categoria do trabalho rural não foi informada: desde 11/1991, sem remuneração, ele conta aqui como pago; confira antes de usar.',
  benefitWorking: 'Como o valor foi apurado',
  benefitWorkingOn: (day: string, modality: string) => `Como o valor de ${day} seria apurado, por “${modality}”`,
  readings: 'Leituras em discussão',
  legalBases: 'Fundamentos legais',
  glossary: 'Glossário',
  remunerations: 'Remunerações consideradas',
  untested: (regime: string) => `As regras do ${regime} não foram testadas, e sobre elas este relatório nada conclui.`,
  bonusOfServants:
    'O abono de permanência cabe ao servidor vinculado a regime próprio (Constituição Federal, art. 40, § 19). As regras desse regime não foram testadas.',
  simplifiedPlan:
    'O tempo do plano simplificado está nestas somas, mas não conta nas regras por tempo de contribuição, pontos ou pedágio enquanto não for complementado até 20% (Lei 8.212/1991, art. 21, §§ 2º e 3º).',
  noRecords: 'Nenhum vínculo cadastrado.',
  sources: 'Fontes',
  officialTexts: 'Textos oficiais:',
  file: (client: string | null, type: 'pdf' | 'docx') =>
    `Relatório Genial${client === null || client.trim() === '' ? '' : ` - ${fileName(client)}`}.${type}`,
} as const;

/** The tables that are on by default: the conversion only if some record of the regime is special. */
export const defaultTables = (hasSpecialTime: boolean): TimeTable[] =>
  timeTables.filter((table) => table !== 'TEMPO_CONTRIBUICAO_CONVERSAO' || hasSpecialTime);
