import CalculatorIcon from '@mui/icons-material/CalculateOutlined';
import type { AppResource } from '../../ground/app-route.ts';
import { paths } from '../../ground/paths.ts';
import { mainJob } from '../../shared/loading/idle.ts';
import { lazyScreen } from '../../shared/loading/lazyScreen.tsx';
import { home } from '../home/index.ts';

/** The calculations: listed on the page of their client, which the list of clients leads to. */
export const calculations: AppResource = {
  name: 'calculations',
  icon: CalculatorIcon,
  recordRepresentation: 'name',
  list: home,
  create: {
    path: paths.newCalculation,
    title: 'Novo Cálculo',
    icon: CalculatorIcon,
    screen: lazyScreen(() => import('./ToNewCalculation.tsx')),
  },
  show: {
    path: paths.calculation,
    title: 'Cálculo',
    icon: CalculatorIcon,
    screen: lazyScreen(() => import('./CalculationPage.tsx'), { beforehand: mainJob }),
  },
  find: lazyScreen(() => import('./ToCalculation.tsx')),
};
