import CustomerIcon from '@mui/icons-material/PersonOutlined';
import { nameOf } from '../../customers/name.ts';
import { type AppRoute, mainJob } from '../../ground/app-route.ts';
import { paths } from '../../ground/paths.ts';
import { lazyScreen } from '../../shared/loading/lazyScreen.tsx';

const resource = { icon: CustomerIcon, recordRepresentation: nameOf };

/** The clients, and the summaries of them that the list shows. */
export const customers = { ...resource, name: 'customers' };
export const customerList = { ...resource, name: 'customer-list' };

export const customerRoutes: readonly AppRoute[] = [
  {
    path: paths.newCustomer,
    title: 'Novo cliente',
    icon: CustomerIcon,
    screen: lazyScreen(() => import('./NewCustomerPage.tsx'), mainJob),
  },
  {
    path: paths.customer,
    title: 'Cliente',
    icon: CustomerIcon,
    screen: lazyScreen(() => import('./CustomerPage.tsx'), mainJob),
  },
  {
    path: paths.customerHistory,
    title: 'Histórico do cliente',
    icon: CustomerIcon,
    screen: lazyScreen(() => import('../../history/CustomerHistoryPage.tsx')),
  },
];
