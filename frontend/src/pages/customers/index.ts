import CustomerIcon from '@mui/icons-material/PersonOutlined';
import { nameOf } from '../../customers/name.ts';
import type { AppResource } from '../../ground/app-route.ts';
import { paths } from '../../ground/paths.ts';
import { mainJob } from '../../shared/loading/idle.ts';
import { lazyScreen } from '../../shared/loading/lazyScreen.tsx';
import { home } from '../home/index.ts';

/** The clients. */
export const customers: AppResource = {
  name: 'customers',
  icon: CustomerIcon,
  recordRepresentation: nameOf,
  list: home,
  create: {
    path: paths.newCustomer,
    title: 'Novo cliente',
    icon: CustomerIcon,
    screen: lazyScreen(() => import('./NewCustomerPage.tsx'), { beforehand: mainJob }),
  },
  show: {
    path: paths.customer,
    title: 'Cliente',
    icon: CustomerIcon,
    screen: lazyScreen(() => import('./CustomerPage.tsx'), { beforehand: mainJob }),
  },
  others: [
    {
      path: paths.customerHistory,
      title: 'Histórico do cliente',
      icon: CustomerIcon,
      screen: lazyScreen(() => import('../../history/CustomerHistoryPage.tsx')),
    },
  ],
};

/** The summaries of them that the list shows; their pages are the clients'. */
export const customerList: AppResource = { ...customers, name: 'customer-list', others: [] };
