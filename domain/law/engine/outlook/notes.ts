/** What an outlook assumes and leaves out, for its reader. */
import { isoOf } from '../../../units/day.ts';
import { reaisOf } from '../../../units/money.ts';
import { formatMonthOfYear } from '../../../units/month.ts';
import { formatDate, formatMoney } from '../../../words/format.ts';
import type { Case } from '../case.ts';
import type { Contributions } from './contributions.ts';
import type { PayGoingOn } from './pay.ts';

const payNote = ({ pays, withoutPay }: PayGoingOn, stated: boolean): string => {
  if (stated) return 'Supõe-se que o trabalho continue como na data do cálculo.';
  if (withoutPay.length > 0 && pays.length === 0) {
    return 'O vínculo em curso não tem remunerações: supõe-se que continue e que a média não mude com ele.';
  }
  if (pays.length === 0) return 'Não há vínculo em curso neste regime: esperar não acrescenta contribuições.';
  const sum = formatMoney(reaisOf(pays.reduce((total, { cents }) => total + cents, 0)));
  const known = formatMonthOfYear(Math.min(...pays.map(({ knownFor }) => knownFor)));
  return `Supõe-se que o trabalho continue com a última remuneração conhecida: ${sum} por mês (${known}).`;
};

const CONTRIBUTION_NOTES: Readonly<Record<Contributions['basis'], (norm: string) => string>> = {
  employee: (norm) =>
    `As contribuições da espera são as de empregado, pelas faixas do RGPS (${norm}); quem contribui por conta própria paga outra alíquota.`,
  uniao: (norm) =>
    `As contribuições da espera são as do servidor da União (EC 103/2019, art. 11; ${norm}), sem o abono de permanência, que as devolve a quem tem direito a ele.`,
  none: () => 'Sem vínculo em curso, a espera não custa contribuições.',
  unknownPay: () =>
    'As contribuições da espera não entram na conta, porque não se conhece a remuneração; com elas, a espera se recupera mais tarde.',
  unknownRate: () =>
    'As contribuições da espera não entram na conta, porque a alíquota não é conhecida aqui; com elas, a espera se recupera mais tarde.',
};

interface Shown {
  /** Some right has a value, so that waiting has its price. */
  readonly withValues: boolean;
  /** Some of the rights rise with the pay of those in activity. */
  readonly withParity: boolean;
}

/** What says nothing about what is shown is left out. */
export const notesOf = (
  person: Case,
  going: PayGoingOn,
  { basis, norm }: Contributions,
  { withValues, withParity }: Shown,
): string[] => {
  const pay = payNote(going, person.holdings.stated);
  if (!withValues) return [pay];
  return [
    `Simulação: valores brutos, em moeda de ${formatDate(isoOf(person.calculationDate))}, sem reajustes futuros.`,
    pay,
    'O que se deixa de receber são as mensalidades da primeira data com direito, com o 13º, e as contribuições pagas até lá. O salário do trabalho não entra na conta.',
    CONTRIBUTION_NOTES[basis](norm ?? ''),
    ...(withParity
      ? [
          'Com paridade o valor acompanha os reajustes de quem está na ativa; sem ela, o índice anual. A comparação não prevê nenhum dos dois.',
        ]
      : []),
  ];
};
