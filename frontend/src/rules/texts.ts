/** Texts of the rules tabs alone. */
export const rulesTexts = {
  loading: 'Carregando regras',
  loadFailed: 'Não foi possível carregar as regras.',
  loadFailedHelp: 'Nada foi alterado no cálculo.',
  ofNeeded: (needed: string) => `de ${needed}`,
  met: 'Cumprido',
  notMet: 'Não cumprido',
  expectedOn: (date: string) => `Previsto para ${date}`,
  completeOn: (date: string) => `Completo em ${date}`,
  never: 'Sem previsão',
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
  checkedOn: 'Conferida em',
  yes: 'Sim',
  no: 'Não',
  variant: 'Leitura alternativa de questão aberta nos tribunais',
  missingTitle: 'Faltam dados para testar as regras',
  missingHelp: 'Preencha o que falta e as regras aparecem aqui.',
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
  chart: 'Valor estimado e data',
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

/** What a missing datum is called, and where it is filled in. */
export const missingDataWords: Readonly<Record<string, { label: string; place: 'customer' | 'calculation' }>> = {
  'customer.birthDate': { label: 'Data de nascimento', place: 'customer' },
  'customer.gender': { label: 'Gênero', place: 'customer' },
  'calculation.regimeId': { label: 'Regime (ente ou instituto)', place: 'calculation' },
  'calculation.publicServiceIngressDate': { label: 'Data de ingresso no serviço público', place: 'calculation' },
  'calculation.publicServiceTime': { label: 'Tempo de serviço público', place: 'calculation' },
  'calculation.teachingTime': { label: 'Tempo de magistério', place: 'calculation' },
  'calculation.carreerTime': { label: 'Tempo de carreira', place: 'calculation' },
  'calculation.positionTime': { label: 'Tempo no cargo', place: 'calculation' },
  'calculation.contributionTime': { label: 'Tempo de contribuição', place: 'calculation' },
};

export const compareTabs = [
  { value: 'applicable', label: 'Aplicáveis' },
  { value: 'future', label: 'Futuras' },
  { value: 'notApplicable', label: 'Não Aplicáveis' },
  { value: 'individual', label: 'Relatório Genial (Individual)' },
  { value: 'both', label: 'Relatório Genial (Ambos)' },
] as const;
