import { ListBase } from 'react-admin';
import { CustomerListBody } from './CustomerListBody.tsx';
import { CustomerListToolbar } from './CustomerListToolbar.tsx';

export const defaultPageSize = 100;

const failureIsShownInPlace = { onError: () => undefined };

/** The adviser's clients: search, order and page live in the address, so that Back finds them again. */
export const CustomerList = () => (
  <ListBase
    resource="customer-list"
    perPage={defaultPageSize}
    sort={{ field: 'name', order: 'ASC' }}
    queryOptions={failureIsShownInPlace}
    disableAuthentication
  >
    <CustomerListToolbar />
    <CustomerListBody />
  </ListBase>
);
