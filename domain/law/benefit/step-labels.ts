/** The labels of the steps of a value, and which part of it each is: the law of a place has an article for each part. */
import type { ValueStep } from '../rule/rule.ts';

export const LAST_PAY_LABEL = 'Última remuneração do cargo';
const WINDOW_LABEL = 'Competências com';
const WINDOW_SINCE = 'desde 07/1994';
export const windowLabel = (base: string): string => `${WINDOW_LABEL} ${base} ${WINDOW_SINCE}`;
export const INDEX_LABEL = 'Índices de atualização';
export const SUM_OF_PAY_LABEL = 'Soma das remunerações atualizadas';
export const DIVISOR_LABEL = 'Divisor';
export const AVERAGE_LABEL = 'Média d';
export const LIMITED_AVERAGE_LABEL = 'Média limitada à última remuneração';
/** Before 'ao teto do RGPS': of the average, or of what is paid. */
export const AVERAGE_AT_CEILING_LABEL = 'Média limitada';
export const AT_CEILING_LABEL = 'Limitado';
export const GRAVE_DISEASE_LABEL = 'Doença grave da lei';
export const LIMITED_BENEFIT_LABEL = 'Provento limitado à última remuneração';
export const DISCARD_OF_PAY_LABEL = 'Descarte das menores remunerações';
export const COEFFICIENT_LABEL = 'Coeficiente';
export const FRACTION_LABEL = 'Proporção do tempo de contribuição';

/** By the beginning of the label: a month or a share may follow it. */
const STEPS: readonly (readonly [label: string, step: ValueStep])[] = [
  [LAST_PAY_LABEL, 'lastPay'],
  [INDEX_LABEL, 'index'],
  [SUM_OF_PAY_LABEL, 'average'],
  [LIMITED_AVERAGE_LABEL, 'limit'],
  [LIMITED_BENEFIT_LABEL, 'limit'],
  [`${AVERAGE_AT_CEILING_LABEL} ao teto`, 'ceiling'],
  [`${AT_CEILING_LABEL} ao teto`, 'ceiling'],
  [AVERAGE_LABEL, 'average'],
  [DISCARD_OF_PAY_LABEL, 'discard'],
  [COEFFICIENT_LABEL, 'percentage'],
  [FRACTION_LABEL, 'fraction'],
  [GRAVE_DISEASE_LABEL, 'disease'],
];

/** Null for what no article of a place would say: how time was counted, a floor, the total. */
export const valueStepOf = (label: string): ValueStep | null => {
  if (label === DIVISOR_LABEL) return 'average';
  for (const [beginning, step] of STEPS) if (label.startsWith(beginning)) return step;
  return null;
};

/** How many months there are to average. */
export const isWindowStep = (label: string): boolean => label.startsWith(WINDOW_LABEL) && label.endsWith(WINDOW_SINCE);
