import SubscriptionIcon from '@mui/icons-material/ReceiptLongOutlined';
import type { AppRoute } from '../ground/app-route.ts';
import { paths } from '../ground/paths.ts';
import { lazyScreen } from '../shared/loading/lazyScreen.tsx';
import { subscriptionTexts as texts } from './texts.ts';

export const subscriptionRoutes: readonly AppRoute[] = [
  {
    path: paths.subscription,
    title: texts.title,
    icon: SubscriptionIcon,
    screen: lazyScreen(() => import('./SubscriptionPage.tsx')),
  },
];
