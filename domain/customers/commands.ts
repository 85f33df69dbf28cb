import type { CustomerEdit } from '../api/customers.ts';

/** `today` is the day in America/Sao_Paulo, `YYYY-MM-DD`. */
export type CustomerCommand =
  /** Nothing is required yet; what is given must be possible. */
  | {
      readonly type: 'CreateCustomer';
      readonly customerId: string;
      readonly accountId: string;
      readonly customer: CustomerEdit;
      readonly today: string;
    }
  /** An absent field keeps its value, null clears it; the result is validated as a whole. */
  | { readonly type: 'EditCustomer'; readonly customer: CustomerEdit; readonly today: string }
  | { readonly type: 'DeleteCustomer' };
