import { formatMoney } from './format.ts';

const counted = (count: number): string => (count === 1 ? '1 mês' : `${count} meses`);

/** Why a table of update indexes is refused. Months as 'MM/YYYY'. */
export const indexMessages = {
  repeated: (month: string) => `Mês repetido: ${month}`,
  missing: (date: string, count: number, months: string) =>
    `${count === 1 ? 'Falta' : 'Faltam'} ${counted(count)} na tabela de ${date}: ${months}.`,
  outside: (date: string) => `A tabela de ${date} vai de 07/1994 ao mês anterior a ela`,
  ownMonth: 'O índice do próprio mês da tabela é 1',
  beforeFirstTable: 'Não há tabela de índices antes de 07/1994',
  ceilingBelowWage: 'O teto não pode ser menor que o salário mínimo',
  rateAfter: (date: string) => `O que se publica em ${date} traz a SELIC de meses até ele`,
  overruled: (month: string, date: string) =>
    `A SELIC de ${month} está publicada em ${date}, que prevalece: corrija em ${date}`,
  nothing: 'Informe os índices, a SELIC, o salário mínimo ou o teto do mês',
} as const;

interface PublishedValues {
  /** Months of the SELIC as text; '' if there are none. */
  readonly selic: string;
  readonly minSalary: number | null;
  readonly maxSalary: number | null;
}

const valuesOf = ({ selic, minSalary, maxSalary }: PublishedValues): readonly string[] => [
  ...(selic === '' ? [] : [`SELIC (${selic})`]),
  ...(minSalary === null ? [] : [`salário mínimo de ${formatMoney(minSalary)}`]),
  ...(maxSalary === null ? [] : [`teto de ${formatMoney(maxSalary)}`]),
];

/** One sentence for each change to the indexes of the installation. */
export const indexSentences = {
  /** `missing`: the months that the table lacks, as text; '' if it is complete. */
  published: (date: string, months: number, missing: string, values: PublishedValues): string => {
    const table = months === 0 ? [] : [`tabela com ${counted(months)}`];
    const said = `Publicado para ${date}: ${[...table, ...valuesOf(values)].join(', ')}`;
    return missing === '' ? said : `${said}. A tabela está incompleta e não é usada nos cálculos: faltam ${missing}`;
  },
  withdrawn: (date: string) => `Retirado o que estava publicado para ${date}`,
};
