import type { Basis, DescribedFields } from '../api/described-places.ts';

/** What stands beside everything that follows from such a description. */
export const INFORMED_BY_THE_OFFICE = 'informado pelo escritório';

export const basisWords: Readonly<Record<Basis, string>> = {
  text: 'No texto da lei',
  reported: 'Noticiado',
  uniao: 'Igual à União',
  notRead: 'Não lido',
};

export const servedWords: Readonly<Record<DescribedFields['read']['served'], string>> = {
  law: 'Texto da lei',
  institute: 'Página do instituto',
  press: 'Notícia',
};

/** As every face of the product names it: 'Catalão - GO (informado pelo escritório)'. */
export const describedName = ({ city, uf }: Pick<DescribedFields, 'city' | 'uf'>): string =>
  `${city} - ${uf} (${INFORMED_BY_THE_OFFICE})`;

/** The figures as they are called on the form, in the comparison and where one is missing. */
export const figureWords = {
  ages: 'idade mínima',
  laterAges: 'idade mínima depois do aumento',
  teacherAges: 'idade mínima de professor',
  years: 'tempo de contribuição',
  teacherYears: 'tempo de magistério',
  publicService: 'serviço público',
  position: 'tempo no cargo',
  average: 'cálculo da média',
  start: 'pontuação inicial',
  limits: 'limite da pontuação',
  teacherStart: 'pontuação inicial de professor',
  teacherLimits: 'limite da pontuação de professor',
  fullPayAges: 'idade para a integralidade (ingresso até 31/12/2003)',
  fullPay: 'integralidade (ingresso até 31/12/2003)',
  percent: 'pedágio',
  points: 'pontuação',
  age: 'idade mínima para ambos',
  inPolice: 'tempo de guarda ou polícia',
} as const;
export type FigureName = keyof typeof figureWords;

export const ruleWords = {
  permanent: 'Regra permanente',
  teacherPermanent: 'Regra permanente de professor',
  points: 'Transição por pontos',
  teacherPoints: 'Transição por pontos de professor',
  toll: 'Transição com pedágio',
  teacherToll: 'Transição com pedágio de professor',
  police: 'Guarda e polícia',
  exposure: 'Exposição a agentes nocivos',
  exposurePoints: 'Exposição a agentes nocivos, transição por pontos',
  disability: 'Pessoa com deficiência',
} as const;
export type DescribedRule = keyof typeof ruleWords;

export const averageWords = {
  sixtyPlusTwo: '60% da média mais 2% por ano acima de 20',
  whole: '100% da média de todas as remunerações',
  wholeOfBest80: '100% da média das 80% maiores remunerações',
  best80Limited: '100% da média das 80% maiores, limitada à última remuneração',
} as const;

/** Why a description is refused. */
export const describedMessages = {
  outside: (from: number, to: number) => `Informe um número de ${from} a ${to}`,
  leftOver: 'Apague o número: a origem escolhida não tem um',
  ibge: 'O código do IBGE tem sete dígitos e começa pelos dois da UF',
  afterToday: 'Esta data ainda não chegou',
  limitBelowStart: 'O limite não pode ser menor que a pontuação inicial',
  laterNotLater: 'O aumento da idade vem depois do dia da reforma',
  agesFall: 'A idade depois do aumento não pode ser menor',
  riseBeforeReform: 'O primeiro aumento não pode vir mais de cinco anos antes da reforma',
  address: 'Informe o endereço completo, que começa por https://',
  rate: 'Informe um percentual maior que 0 e até 22',
  quotasOver: 'A cota familiar com a de um dependente não passa de 100%',
  untilBeforeReform: 'As regras antigas não acabam antes do dia da reforma',
  repeated: (name: string) => `${name} já está descrito. Altere a descrição que existe.`,
} as const;
