/** EC 103/2019 for the União, article by article. */
import type { Norm } from '../../rule/rule.ts';
import { ec103Art4 } from './ec-103-2019-art-4.ts';
import { ec103Art10 } from './ec-103-2019-art-10.ts';
import { ec103Art20 } from './ec-103-2019-art-20.ts';
import { ec103Arts21And22 } from './ec-103-2019-art-21-22.ts';
import { ec103Police } from './ec-103-2019-policial.ts';

export const ec103Union: Norm = {
  id: 'ec-103-2019-uniao',
  title: 'Emenda Constitucional 103/2019 – servidores da União',
  rules: [...ec103Art4, ...ec103Police, ...ec103Art10, ...ec103Art20, ...ec103Arts21And22],
};
