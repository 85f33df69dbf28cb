import AccountIcon from '@mui/icons-material/AccountCircleOutlined';
import MindMapIcon from '@mui/icons-material/AccountTreeOutlined';
import CalculatorIcon from '@mui/icons-material/CalculateOutlined';
import VideosIcon from '@mui/icons-material/OndemandVideoOutlined';
import { calculationRoutes } from '../calculations/index.ts';
import { customerRoutes } from '../customers/index.ts';
import { managementRoutes } from '../management/index.ts';
import { securityRoutes } from '../security/index.ts';
import { lazyScreen } from '../shared/loading/lazyScreen.tsx';
import { userRoutes } from '../users/index.ts';
import { type AppRoute, mainJob } from './app-route.ts';
import { leadsTo, paths } from './paths.ts';

/** Every screen of the program: those of the resources stand with them. */
export const routes: readonly AppRoute[] = [
  {
    path: paths.home,
    title: 'Calculadora',
    icon: CalculatorIcon,
    screen: lazyScreen(() => import('../home/HomePage.tsx'), mainJob),
  },
  {
    path: paths.formerHome,
    title: 'Calculadora',
    icon: CalculatorIcon,
    screen: lazyScreen(() => import('../home/ToHome.tsx')),
  },
  ...customerRoutes,
  ...calculationRoutes,
  ...userRoutes,
  ...securityRoutes,
  ...managementRoutes,
  {
    path: paths.videos,
    title: 'Videoaulas',
    icon: VideosIcon,
    screen: lazyScreen(() => import('../help/VideosPage.tsx')),
  },
  {
    path: paths.mindMaps,
    title: 'Mapas mentais',
    icon: MindMapIcon,
    screen: lazyScreen(() => import('../help/MindMapsPage.tsx')),
  },
  {
    path: paths.forgotPassword,
    title: 'Esqueci minha senha',
    icon: AccountIcon,
    screen: lazyScreen(() => import('../sign-in/ForgotPasswordPage.tsx')),
    access: 'public',
  },
  {
    path: paths.resetPassword,
    title: 'Nova senha',
    icon: AccountIcon,
    screen: lazyScreen(() => import('../sign-in/ResetPasswordPage.tsx')),
    access: 'public',
  },
];

/** The screen that an address opens, or none. */
export const routeOf = (address: string): AppRoute | undefined => routes.find(({ path }) => leadsTo(path, address));
