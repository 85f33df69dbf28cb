import { formatDate, formatInstant } from './format.ts';

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
const records = (count: number): string => counted(count, 'registro de tempo', 'registros de tempo');

/** Months that a change is about: how many, and the first and the last as 'MM/YYYY'. */
export interface MonthsSaid {
  readonly count: number;
  readonly first: string;
  readonly last: string;
}

/** '109 remunerações de 01/1998 a 02/2007' */
export const remunerationsSaid = ({ count, first, last }: MonthsSaid): string =>
  `${counted(count, 'remuneração', 'remunerações')} de ${first}${first === last ? '' : ` a ${last}`}`;

/** What became of months of one record. */
export interface RemunerationsTold {
  readonly added: MonthsSaid | null;
  readonly altered: MonthsSaid | null;
  readonly removed: MonthsSaid | null;
}

const done = (months: MonthsSaid | null, one: string, many: string): string[] =>
  months === null ? [] : [`${remunerationsSaid(months)} ${months.count === 1 ? one : many}`];

const within = (labels: readonly string[]): string => (labels.length === 0 ? '' : ` (${labels.join(', ')})`);

/** One sentence for each kind of change to a calculation. */
export const historySentences = {
  created: 'Cálculo criado',
  copied: (count: number) =>
    count === 0 ? 'Cálculo duplicado de outro' : `Cálculo duplicado de outro, com ${records(count)}`,
  broughtInFile: (count: number) =>
    count === 0 ? 'Cálculo importado de um arquivo' : `Cálculo importado de um arquivo, com ${records(count)}`,
  edited: (labels: readonly string[]) => `Dados do cálculo alterados: ${labels.join(', ')}`,
  deleted: 'Cálculo removido',
  /** `at`: when the revision was written. */
  restored: (revision: number, at: string) => `Voltou ao que era em ${formatInstant(at)} (revisão ${revision})`,
  recordAdded: (company: string) => `Registro de tempo inserido: ${company}`,
  recordsAdded: (count: number) => `${records(count)} ${count === 1 ? 'inserido' : 'inseridos'}`,
  cnisImported: (count: number) =>
    count === 0 ? 'CNIS importado em registros de tempo que já existiam' : `CNIS importado com ${records(count)}`,
  recordEdited: (company: string, labels: readonly string[]) =>
    labels.length === 0
      ? `Registro de tempo reconhecido no extrato do CNIS: ${company}`
      : `Registro de tempo alterado: ${company}${within(labels)}`,
  regimeChanged: (company: string, regimeType: string) => `Regime alterado para ${regimeType}: ${company}`,
  remunerationsChanged: (company: string, { added, altered, removed }: RemunerationsTold) => {
    const parts = [
      ...done(added, 'inserida', 'inseridas'),
      ...done(altered, 'alterada', 'alteradas'),
      ...done(removed, 'removida', 'removidas'),
    ];
    return `${parts.length === 0 ? 'Remunerações conferidas com o extrato' : parts.join(', ')}: ${company}`;
  },
  recordRemoved: (company: string) => `Registro de tempo removido: ${company}`,
  recordDivided: (company: string, firstEgressDate: string | null) =>
    `Vínculo dividido${firstEgressDate === null ? '' : ` em ${formatDate(firstEgressDate)}`}: ${company}`,
  deductionsReset: (companies: readonly string[]) =>
    `Deduções zeradas nas duas partes do vínculo dividido: ${companies.join(' e ')}`,
  scenarioKept: (name: string) => `Cenário criado: ${name}`,
  scenarioEdited: (name: string) => `Cenário alterado: ${name}`,
  scenarioRemoved: (name: string) => `Cenário removido: ${name}`,
  /** Once the customer is forgotten, the name of the company is unknown. */
  unknownCompany: 'dados apagados',
} as const;

export const customerSentences = {
  created: 'Cliente criado',
  edited: (labels: readonly string[]) => `Cadastro alterado: ${labels.join(', ')}`,
  restored: historySentences.restored,
  deleted: 'Cliente removido',
} as const;

/** Labels of what the forms have no single field for. */
export const historyLabels = {
  record: 'Registro de tempo',
  scenario: 'Cenário',
  scenarioNamed: (name: string) => `Cenário: ${name}`,
  remuneration: (month: string) => `Remuneração de ${month}`,
  thirteenth: (year: number) => `13º salário de ${year}`,
  deduction: (label: string) => `Deduções: ${label}`,
  addition: (label: string) => `Adições: ${label}`,
  since: (day: string) => `desde ${day}`,
  years: (count: number) => counted(count, 'ano', 'anos'),
  days: (count: number) => counted(count, 'dia', 'dias'),
  period: (from: string, to: string) => `${from} a ${to}`,
} as const;
