import PlacesIcon from '@mui/icons-material/LocationCityOutlined';
import type { AppRoute } from '../ground/app-route.ts';
import { paths } from '../ground/paths.ts';
import { lazyScreen } from '../shared/loading/lazyScreen.tsx';
import { placeTexts as texts } from './texts.ts';

export const placeRoutes: readonly AppRoute[] = [
  {
    path: paths.places,
    title: texts.title,
    icon: PlacesIcon,
    screen: lazyScreen(() => import('./PlacesPage.tsx')),
  },
];
