import type { RecordCount } from '../api/work-records.ts';
import { formatCount } from './format.ts';

type Difference = RecordCount['countDifferences'][number];

const daysOf = (count: number): string => `${formatCount(count)} ${count === 1 ? 'dia' : 'dias'}`;

/** What each cause is, after 'já sem 3 dias' or 'já com 180 dias'. */
const causeOf = ({ cause, days }: Difference): string => {
  switch (cause) {
    case 'competencia':
      return 'da contagem por competência desde 14/11/2019';
    case 'belowMinimum':
      return 'abaixo do mínimo';
    case 'notComputed':
      return 'que o INSS não computa';
    case 'unpaidRural':
      return 'de atividade rural sem recolhimento desde 11/1991';
    case 'shared':
      return 'em comum com vínculo anterior, que contam uma vez só';
    case 'abroad':
      return 'no exterior';
    case 'deduction1':
      return 'de dedução até 16/12/1998';
    case 'deduction2':
      return 'de dedução até 13/11/2019';
    case 'deduction3':
      return 'de dedução desde 14/11/2019';
    case 'premiumLeave':
      return `de licença-prêmio (${formatCount(days / 2)} em dobro)`;
    default:
      return cause satisfies never;
  }
};

/** One difference between the days that a record counts and those of its dates: 'já com 180 dias …', 'já sem 18 dias …'. */
const differenceText = (difference: Difference): string => {
  const { cause, days, months } = difference;
  if (cause === 'abroad') return `${daysOf(-days)} no exterior, que só contam por totalização`;
  const already = `já ${days > 0 ? 'com' : 'sem'} ${daysOf(Math.abs(days))}`;
  if (cause === 'notComputed' && months !== null) {
    const computed = months === 1 ? 'competência que o INSS não computa' : 'competências que o INSS não computa';
    return `${formatCount(months)} ${computed} (ver os indicadores): ${already}`;
  }
  if (cause !== 'belowMinimum' || months === null) return `${already} ${causeOf(difference)}`;
  const which = months === 1 ? 'competência abaixo do mínimo não conta' : 'competências abaixo do mínimo não contam';
  return `${formatCount(months)} ${which} (complementar): ${already}`;
};

/** Why a record counts other days than its dates say, most telling first; empty where it counts them all. */
export const countDifferenceTexts = ({ countDifferences }: Pick<RecordCount, 'countDifferences'>): string[] => {
  const isBelow = ({ cause }: Difference): boolean => cause === 'belowMinimum';
  return [...countDifferences.filter(isBelow), ...countDifferences.filter((one) => !isBelow(one))].map(differenceText);
};

/** Whether paying up would make more of it count. */
export const hasMonthsToComplete = ({ countDifferences }: Pick<RecordCount, 'countDifferences'>): boolean =>
  countDifferences.some(({ cause }) => cause === 'belowMinimum');
