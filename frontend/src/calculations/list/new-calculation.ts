import type { Customer } from '../../../../domain/api/customers.ts';
import { formatDate } from '../../../../domain/words/format.ts';
import { today } from '../../shared/clock.ts';
import { type CalculationForm, emptyForm } from '../form-values.ts';
import { customerCalculationTexts as texts } from './texts.ts';

type Named = Pick<Customer['calculations'][number], 'name'>;

/** The name, or with a number what the client has already: two lines that read alike in a list are told apart by nobody. */
const freeName = (name: string, taken: readonly Named[], number = 1): string => {
  const numbered = number === 1 ? name : texts.numbered(name, number);
  return taken.some((one) => one.name === numbered) ? freeName(name, taken, number + 1) : numbered;
};

/** A new calculation begins with the state that the client serves, and a name that can stay. */
export const newCalculation = ({
  publicServantState,
  calculations,
}: Pick<Customer, 'publicServantState'> & { readonly calculations: readonly Named[] }): CalculationForm => ({
  ...emptyForm,
  name: freeName(texts.defaultName(formatDate(today())), calculations),
  state: publicServantState ?? '',
});
