import CalculatorIcon from '@mui/icons-material/CalculateOutlined';
import type { AppRoute } from '../../ground/app-route.ts';
import { paths } from '../../ground/paths.ts';
import { mainJob } from '../../shared/loading/idle.ts';
import { lazyScreen } from '../../shared/loading/lazyScreen.tsx';

/** The list of clients, with what is asked of the adviser above it. */
export const home: AppRoute = {
  path: paths.home,
  title: 'Calculadora',
  icon: CalculatorIcon,
  screen: lazyScreen(() => import('./HomePage.tsx'), { beforehand: mainJob }),
};

export const formerHome: AppRoute = {
  ...home,
  path: paths.formerHome,
  screen: lazyScreen(() => import('./ToHome.tsx')),
};
