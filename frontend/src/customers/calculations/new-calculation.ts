import type { Customer } from '../../../../domain/api/customers.ts';
import { formatDate } from '../../../../domain/words/format.ts';
import type { CalculationForm } from '../../calculations/form-values.ts';
import { today } from '../../shared/clock.ts';
import { customerCalculationTexts as texts } from './texts.ts';

const none = { years: 0, months: 0, days: 0 };

/** The defaults of a new calculation: RPPS, all spans zero, a name that can stay. */
export const newCalculation = (customer: Pick<Customer, 'publicServantState'>): CalculationForm => ({
  name: texts.defaultName(formatDate(today())),
  state: customer.publicServantState ?? '',
  regimeType: 'RPPS',
  regime: null,
  calculationDate: '',
  registrationDate: '',
  publicServiceIngressDate: '',
  countingMethod: 'days365',
  optedForRPC: false,
  publicServiceTime: none,
  teachingTime: none,
  carreerTime: none,
  positionTime: none,
  contributionTime: none,
  specialTime: none,
  policeTime: none,
  disabledTime: none,
  disabledLowTime: none,
  disabledModerateTime: none,
});
