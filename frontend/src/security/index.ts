import DataIcon from '@mui/icons-material/FolderZipOutlined';
import SecurityIcon from '@mui/icons-material/ShieldOutlined';
import type { AppRoute } from '../ground/app-route.ts';
import { paths } from '../ground/paths.ts';
import { lazyScreen } from '../shared/loading/lazyScreen.tsx';
import { securityTexts as texts } from './texts.ts';

export const securityRoutes: readonly AppRoute[] = [
  {
    path: paths.security,
    title: texts.title,
    icon: SecurityIcon,
    screen: lazyScreen(() => import('./SecurityPage.tsx')),
  },
  { path: paths.data, title: texts.dataTitle, icon: DataIcon, screen: lazyScreen(() => import('./DataPage.tsx')) },
];
