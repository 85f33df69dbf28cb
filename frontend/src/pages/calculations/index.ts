import CalculatorIcon from '@mui/icons-material/CalculateOutlined';
import { type AppRoute, mainJob } from '../../ground/app-route.ts';
import { paths } from '../../ground/paths.ts';
import { lazyScreen } from '../../shared/loading/lazyScreen.tsx';

export const calculations = { name: 'calculations', icon: CalculatorIcon, recordRepresentation: 'name' };

export const calculationRoutes: readonly AppRoute[] = [
  {
    path: paths.calculation,
    title: 'Cálculo',
    icon: CalculatorIcon,
    screen: lazyScreen(() => import('./CalculationPage.tsx'), mainJob),
  },
  {
    path: paths.newCalculation,
    title: 'Novo Cálculo',
    icon: CalculatorIcon,
    screen: lazyScreen(() => import('./ToNewCalculation.tsx')),
  },
];
