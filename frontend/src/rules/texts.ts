import { formatDate } from '../../../domain/words/format.ts';
import { netWords } from '../../../domain/words/net.ts';
import type { ComparePart } from '../ground/case-paths.ts';

/** Texts of the rules tabs alone. */
export const rulesTexts = {
  loading: 'Carregando regras',
  loadFailed: 'Não foi possível carregar as regras.',
  loadFailedHelp: 'Nada foi alterado no cálculo.',
  ofNeeded: (needed: string) => `de ${needed}`,
  notAsked: (label: string) => `${label}: não se exige`,
  heldOn: (date: string, amount: string) => `Em ${date}: ${amount}`,
  counting: 'Contagem do tempo',
  countedAs: { days365: 'Em dias', calendar: 'Pelo calendário' },
  countedOtherwise: {
    days365: 'Regras contadas em dias só aqui. O cálculo e o relatório continuam contados pelo calendário.',
    calendar: 'Regras contadas pelo calendário só aqui. O cálculo e o relatório continuam contados em dias.',
  },
  explained: 'Requisitos um a um',
  details: 'Detalhes',
  hideDetails: 'Esconder detalhes',
  howCalculated: 'Como foi calculado',
  howCalculatedOf: (modality: string) => `Como foi calculado: ${modality}`,
  noSalaries: 'Inserir remunerações para estimar o benefício',
  toFuture: (count: number) => (count === 1 ? 'Ver a regra futura' : `Ver as ${count} regras futuras`),
  toScenarios: 'Testar cenários',
  allGenders: 'Homem e Mulher',
  window: 'Janela da regra',
  from: (date: string) => `desde ${date}`,
  until: (date: string) => `até ${date}`,
  open: 'sem data-limite',
  tollDay: 'Pedágio medido em',
  regimeDate: 'Data da reforma',
  parity: 'Paridade',
  abono: 'Abono de permanência',
  method: 'Método de cálculo',
  sources: 'Fontes',
  checkedOn: (date: string) => `Texto da norma lido na redação de ${date}`,
  notChecked: 'Regra não conferida, ou só em parte, no texto da norma: confira antes de usar.',
  yes: 'Sim',
  no: 'Não',
  variant: 'Leitura alternativa de questão aberta nos tribunais',
  variantOfText: 'Outra leitura da lei, por conferir no texto: não é a adotada',
  missingTitle: 'Faltam dados para testar as regras',
  missingTitleOf: (regime: string) => `Faltam dados para testar as regras do ${regime}`,
  missingHelp: 'Preencha o que falta e as regras aparecem aqui.',
  missingInReport: 'Sem eles, o relatório sai sem as conclusões sobre a aposentadoria neste regime.',
  benefitTitle: 'Apuração do benefício',
  benefitOf: (calculation: string, client: string | null) =>
    `Cálculo utilizado: ${calculation}${client === null ? '' : ` · ${client}`}`,
  close: 'Fechar',
  steps: 'Passo a passo',
  article: 'Fundamento',
  articleOf: (label: string, article: string) => `${label}: fundamento, ${article}`,
  whatArticleAsks: 'O que o artigo pede',
  value: 'Valor',
  export: 'Exportar planilha',
  exportFailed: 'Não foi possível gerar a planilha. Tente de novo.',
  empty: 'Nenhuma remuneração nesta lista.',
  disputed: 'Leitura discutida',
  compareTitle: 'Comparar Regras',
  bothRegimes: 'RPPS e RGPS lado a lado',
  answer: 'Resposta',
  client: 'Cliente',
  withParity: 'Com paridade',
  sortBy: 'Ordenar por',
  sort: { value: 'Valor', day: 'Dia' },
  nearest: 'A mais próxima primeiro.',
  uneven:
    'Tempo contado em anos de 365 dias e meses de 30: depois de 11 meses podem sobrar até 34 dias antes de o ano se completar.',
  unpaired: (regime: string) => `Só no ${regime}`,
  individualRegime: 'Relatório de',
  net: {
    title: 'Quanto cai na conta',
    dependants: 'Dependentes no imposto de renda',
    illness: 'Moléstia grave com laudo oficial',
    other: 'Outro benefício do mesmo pagador',
    notAmount: 'Informe um valor em reais',
    scope:
      'Estimativa de um mês, de uma só fonte pagadora, com as tabelas da data do cálculo. Pensão ou outra aposentadoria paga pela mesma fonte soma no imposto: informe o valor que recebe. O 13º é tributado à parte, e a declaração anual soma todas as fontes. O que se informa aqui não é guardado.',
    ...netWords,
  },
} as const;

/** The lists of salaries of a benefit log, in the order in which they lead to the value. */
export const salaryListTitles = {
  all: 'Todos os salários',
  since1994: 'Salários desde julho de 1994',
  sorted: 'Salários ordenados por valor',
  top: 'Maiores salários considerados',
  discarded: 'Salários removidos pelo descarte automático',
} as const;
export type SalaryList = keyof typeof salaryListTitles;

/** The facts of a benefit log from which its value is worked out. */
export const benefitFactTitles = {
  retirementDate: 'Data da aposentadoria considerada',
  retirementAge: 'Idade nessa data',
  contribution: (day: string) => `Tempo de contribuição em ${day}`,
  finalContribution: (day: string) => `Tempo de contribuição em ${day}, após o descarte`,
  baseContribution: 'Base do benefício',
  count: 'Competências na média',
  divisors: 'Divisor',
  percentages: 'Percentual',
  gender: 'Sexo',
} as const;

export const compareTabs: readonly { value: ComparePart; label: string }[] = [
  { value: 'applicable', label: 'Aplicáveis' },
  { value: 'future', label: 'Futuras' },
  { value: 'notApplicable', label: 'Não Aplicáveis' },
  { value: 'individual', label: 'Relatório Genial (Individual)' },
  { value: 'both', label: 'Relatório Genial (Ambos)' },
];

/** What a file may not be called anywhere. */
const UNFIT = /[\\/:*?"<>|]/g;

/** The whole result as a file. */
export const exportTexts = {
  export: 'Exportar',
  spreadsheet: 'Planilha (.xlsx)',
  spreadsheetHelp: 'Regras, requisitos, datas, valores, passos e remunerações dos dois regimes',
  data: 'Dados (.json)',
  dataHelp: 'O mesmo resultado para outro programa',
  failed: 'Não foi possível exportar o resultado. Tente de novo.',
  fileName: (customer: string, calculation: string, ending: string) =>
    `${`${customer} – ${calculation}`.replace(UNFIT, '-')}.${ending}`,
} as const;

/** When the norm behind a figure was read. */
export const readOnText = (checkedOn: string | null): string =>
  checkedOn === null ? rulesTexts.notChecked : rulesTexts.checkedOn(formatDate(checkedOn));

/** The table of points and the line that is the client's own. */
export const pointsTexts = {
  open: 'Tabela de pontos',
  title: 'Tabela de pontos',
  place: 'Ente',
  career: 'Carreira',
  servants: 'Regra geral',
  teachers: 'Professor',
  from: 'Desde',
  own: (name: string, points: string, day: string) => `${name}: ${points} em ${day}`,
  rightOn: (day: string) => `Direito em ${day}`,
  unconfirmed: 'Valor não confirmado na legislação local',
  loadFailed: 'Não foi possível carregar a tabela de pontos.',
  none: 'Este ente não tem tabela de pontos que sobem.',
} as const;
