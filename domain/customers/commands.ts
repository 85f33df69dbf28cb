import type { CustomerEdit } from '../api/customers.ts';
import type { CustomerFields } from './customer.ts';

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
  /** Returns to what stood after an event of their own; nothing happens where that is what stands. */
  | {
      readonly type: 'RestoreCustomer';
      readonly earlier: CustomerFields;
      /** `at`: when the revision was written (ISO 8601). */
      readonly restored: { readonly revision: number; readonly at: string };
    }
  | { readonly type: 'DeleteCustomer' };
