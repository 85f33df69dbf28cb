import AccountsIcon from '@mui/icons-material/BusinessOutlined';
import AuditIcon from '@mui/icons-material/PolicyOutlined';
import SimulatorIcon from '@mui/icons-material/ScienceOutlined';
import IndexesIcon from '@mui/icons-material/TrendingUpOutlined';
import type { AppRoute } from '../ground/app-route.ts';
import { paths } from '../ground/paths.ts';
import { lazyScreen } from '../shared/loading/lazyScreen.tsx';

export const managementRoutes: readonly AppRoute[] = [
  {
    path: paths.accounts,
    title: 'Contas',
    icon: AccountsIcon,
    screen: lazyScreen(() => import('./accounts/AccountsPage.tsx')),
    access: 'admin',
  },
  {
    path: paths.indexes,
    title: 'Índices',
    icon: IndexesIcon,
    screen: lazyScreen(() => import('./indexes/IndexesPage.tsx')),
    access: 'admin',
  },
  {
    path: paths.audit,
    title: 'Auditoria',
    icon: AuditIcon,
    screen: lazyScreen(() => import('./audit/AuditPage.tsx')),
    access: 'admin',
  },
  {
    path: paths.simulator,
    title: 'Simulador de pagamentos',
    icon: SimulatorIcon,
    screen: lazyScreen(() => import('./simulator/SimulatorPage.tsx')),
    access: 'admin',
  },
];
