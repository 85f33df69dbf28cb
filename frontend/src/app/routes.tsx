import AccountIcon from '@mui/icons-material/AccountCircleOutlined';
import MindMapIcon from '@mui/icons-material/AccountTreeOutlined';
import TermsIcon from '@mui/icons-material/ArticleOutlined';
import LawIcon from '@mui/icons-material/GavelOutlined';
import ManualIcon from '@mui/icons-material/MenuBookOutlined';
import VideosIcon from '@mui/icons-material/OndemandVideoOutlined';
import ChangesIcon from '@mui/icons-material/PublishedWithChangesOutlined';
import PlansIcon from '@mui/icons-material/SellOutlined';
import type { AppResource, AppRoute } from '../ground/app-route.ts';
import { leadsTo, paths } from '../ground/paths.ts';
import { managementRoutes } from '../management/index.ts';
import { calculations } from '../pages/calculations/index.ts';
import { customerList, customers } from '../pages/customers/index.ts';
import { formerHome } from '../pages/home/index.ts';
import { placeRoutes } from '../places/index.ts';
import { securityRoutes } from '../security/index.ts';
import { lazyScreen } from '../shared/loading/lazyScreen.tsx';
import { subscriptionRoutes } from '../subscription/index.ts';
import { users } from '../users/index.ts';

export const resources: readonly AppResource[] = [customers, customerList, calculations, users];

/** A page that two resources share is one screen. */
const resourcePages = new Set(
  resources.flatMap(({ list, create, show, others = [] }) => [list, create, show, ...others]),
);

/** Every screen of the program: those of the resources stand with them. */
export const routes: readonly AppRoute[] = [
  ...resourcePages,
  formerHome,
  {
    path: paths.changes,
    title: 'O que mudou',
    icon: ChangesIcon,
    screen: lazyScreen(() => import('../recomputation/ChangesPage.tsx')),
  },
  {
    path: paths.lawChanges,
    title: 'O que mudou na lei',
    icon: LawIcon,
    screen: lazyScreen(() => import('../law-changes/LawChangesPage.tsx')),
  },
  ...securityRoutes,
  ...subscriptionRoutes,
  ...managementRoutes,
  ...placeRoutes,
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
    path: paths.manual,
    title: 'Manual',
    icon: ManualIcon,
    screen: lazyScreen(() => import('../manual/ManualPage.tsx')),
    access: 'either',
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
  {
    path: paths.plans,
    title: 'Planos',
    icon: PlansIcon,
    screen: lazyScreen(() => import('../plans/PlansPage.tsx')),
    access: 'public',
  },
  ...[paths.registerPlan, paths.register].map(
    (path): AppRoute => ({
      path,
      title: 'Cadastro',
      icon: AccountIcon,
      screen: lazyScreen(() => import('../register/RegisterPage.tsx')),
      access: 'public',
    }),
  ),
  {
    path: paths.secureCommunicationPlans,
    title: 'Comunicação Segura',
    icon: PlansIcon,
    screen: lazyScreen(() => import('../secure-communication/SecurePlansPage.tsx')),
    access: 'public',
  },
  {
    path: paths.secureCommunicationRegister,
    title: 'Comunicação Segura',
    icon: AccountIcon,
    screen: lazyScreen(() => import('../secure-communication/SecureRegisterPage.tsx')),
    access: 'public',
  },
  {
    path: paths.terms,
    title: 'Termos de uso',
    icon: TermsIcon,
    screen: lazyScreen(() => import('../terms/TermsPage.tsx')),
    access: 'anyone',
  },
];

/** The screen that an address opens, or none. */
export const routeOf = (address: string): AppRoute | undefined => routes.find(({ path }) => leadsTo(path, address));
