import AccountIcon from '@mui/icons-material/AccountCircleOutlined';
import type { AppRoute } from '../app/app-route.ts';
import { paths } from '../app/paths.ts';
import { lazyScreen } from '../shared/loading/lazyScreen.tsx';

export const users = { name: 'users', icon: AccountIcon, recordRepresentation: 'name' };

export const userRoutes: readonly AppRoute[] = [
  {
    path: paths.user,
    title: 'Minha conta',
    icon: AccountIcon,
    screen: lazyScreen(() => import('./UserPage.tsx')),
  },
];
