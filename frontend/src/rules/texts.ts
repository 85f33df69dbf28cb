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
  seeBenefit: (value: string) => `Ver como o valor ${value} foi apurado`,
  noSalaries: 'Inserir remunerações para estimar o benefício',
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
  checkedOn: (date: string) => `Texto da norma lido em ${date}`,
  notChecked: 'Texto da norma não lido: as fontes são secundárias.',
  yes: 'Sim',
  no: 'Não',
  variant: 'Leitura alternativa de questão aberta nos tribunais',
  missingTitle: 'Faltam dados para testar as regras',
  missingTitleOf: (regime: string) => `Faltam dados para testar as regras do ${regime}`,
  missingHelp: 'Preencha o que falta e as regras aparecem aqui.',
  missingInReport: 'Sem eles, o relatório sai sem as conclusões sobre a aposentadoria neste regime.',
  benefitTitle: 'Apuração do benefício',
  benefitOf: (calculation: string) => `Cálculo utilizado: ${calculation}`,
  close: 'Fechar',
  steps: 'Passo a passo',
  article: 'Fundamento',
  value: 'Valor',
  export: 'Exportar planilha',
  exportFailed: 'Não foi possível gerar a planilha. Tente de novo.',
  empty: 'Nenhuma remuneração nesta lista.',
  disputed: 'Leitura discutida',
  compareTitle: 'Comparar Regras',
  bothRegimes: 'RPPS e RGPS lado a lado',
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

export const compareTabs = [
  { value: 'applicable', label: 'Aplicáveis' },
  { value: 'future', label: 'Futuras' },
  { value: 'notApplicable', label: 'Não Aplicáveis' },
  { value: 'individual', label: 'Relatório Genial (Individual)' },
  { value: 'both', label: 'Relatório Genial (Ambos)' },
] as const;

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
