/** What is said of months that may have been paid as facultativo of low income, where no extract says that they are valid. */
import { asksLowIncome } from '../calculations/work-records/low-income.ts';

const LOW_INCOME_ASKED =
  'Se pagos a 5%, como facultativo de baixa renda, os meses só valem com a família inscrita no CadÚnico, de renda até dois salários mínimos, e sem renda própria (Lei 8.212/1991, art. 21, §§ 2º, II, b, e 4º): confira antes de contar com eles.';

/** null of whoever it does not concern. */
export const lowIncomeText = (record: Parameters<typeof asksLowIncome>[0]): string | null =>
  asksLowIncome(record) ? LOW_INCOME_ASKED : null;

export const LOW_INCOME_PROOF = 'Se pago a 5%: folha do CadÚnico da época, com a renda da família';
