import type { Customer } from '../../../../domain/api/customers.ts';
import { formatDate } from '../../../../domain/words/format.ts';
import { today } from '../../shared/clock.ts';
import { type CalculationForm, emptyForm } from '../form-values.ts';
import { customerCalculationTexts as texts } from './texts.ts';

/** A new calculation begins with the state that the client serves, and a name that can stay. */
export const newCalculation = (customer: Pick<Customer, 'publicServantState'>): CalculationForm => ({
  ...emptyForm,
  name: texts.defaultName(formatDate(today())),
  state: customer.publicServantState ?? '',
});
