import AccountIcon from '@mui/icons-material/AccountCircleOutlined';
import UsersIcon from '@mui/icons-material/PeopleOutlined';
import type { AppResource } from '../ground/app-route.ts';
import { paths } from '../ground/paths.ts';
import { lazyScreen } from '../shared/loading/lazyScreen.tsx';

export const users: AppResource = {
  name: 'users',
  icon: AccountIcon,
  recordRepresentation: 'name',
  list: {
    path: paths.users,
    title: 'Usuários',
    icon: UsersIcon,
    screen: lazyScreen(() => import('./list/UsersPage.tsx')),
    access: 'account-admin',
  },
  create: {
    path: paths.newUser,
    title: 'Novo usuário',
    icon: AccountIcon,
    screen: lazyScreen(() => import('./NewUserPage.tsx')),
    access: 'account-admin',
  },
  show: {
    path: paths.user,
    title: 'Usuário',
    icon: AccountIcon,
    screen: lazyScreen(() => import('./UserPage.tsx')),
  },
};
