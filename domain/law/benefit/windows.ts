import type { SalaryWindow } from './salaries.ts';
import { type Refusal, refusal } from './workings.ts';

/** The reason for which a window of salaries gives no average, or null. Names the months that lack an index. */
export const windowRefusal = (window: SalaryWindow): Refusal | null => {
  if (window.table === null) return refusal('noIndex', 'Não há índices de atualização anteriores a 07/1994.');
  if (window.withoutIndex.length > 0) {
    return refusal('noIndex', `Faltam índices de atualização de ${window.withoutIndex.join(', ')}.`);
  }
  return window.ranking.count === 0
    ? refusal('noSalaries', 'Não há remunerações desde 07/1994 até o início do benefício.')
    : null;
};
