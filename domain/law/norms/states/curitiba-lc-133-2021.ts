/** Curitiba: LC 133/2021, with effect from 01/01/2022; the product's cut-off is 31/12/2021. */
import type { Norm } from '../../rule/rule.ts';
import { agesFrom, type Locality, type Value } from './locality.ts';
import { PERMANENT, TRANSITION, TRANSITION_OF_TEACHERS } from './mirror.ts';
import { permanentRule, pointsRules, tollRules } from './shapes.ts';
import { incapacityRule } from './special.ts';

const curitiba: Locality = {
  place: 'curitiba-pr',
  prefix: 'curitiba-pr-lc133',
  law: 'LC 133/2021 de Curitiba',
  ruleYear: 2021,
  cutOff: '2021-12-31',
  source: 'LC 133/2021, arts. 6º, 10 e 11; LC 147/2025',
  checkedAt: ['https://github.com/dgep-cmc/aposentadoria'],
};

/** Art. 10, § 10, as the calculator of the city council applies it: up to 20% of the lowest contributions may go. */
const sixtyPlusTwo: Value = {
  benefitCalculusMethod: 'MEDIA_100_60_MAIS_2',
  benefitParameters: { discardableShare: 20 },
  words: '60% da média mais 2% por ano acima de 20, podendo excluir até 20% das menores contribuições',
};

const points = { article: 'art. 10', average: sixtyPlusTwo } as const;
const toll = { article: 'art. 11', percent: 100, measuredOn: '2022-01-01', average: sixtyPlusTwo } as const;
const permanent = { article: 'art. 6º', average: sixtyPlusTwo } as const;

export const curitibaLc133: Norm = {
  id: 'curitiba-lc-133-2021',
  title: 'Curitiba – Lei Complementar 133/2021',
  rules: [
    ...pointsRules(curitiba, {
      ...points,
      ...TRANSITION,
      ages: agesFrom(['2021-12-31', [62, 57]]),
      fullPayAges: [65, 62],
      confirmed: true,
    }),
    ...pointsRules(curitiba, {
      ...points,
      ...TRANSITION_OF_TEACHERS,
      teacher: true,
      ages: agesFrom(['2021-12-31', [57, 52]]),
      fullPayAges: [60, 57],
      confirmed: false,
    }),
    ...tollRules(curitiba, { ...toll, ...TRANSITION, ages: [60, 57], confirmed: true }),
    ...tollRules(curitiba, { ...toll, ...TRANSITION_OF_TEACHERS, teacher: true, ages: [55, 52], confirmed: false }),
    permanentRule(curitiba, { ...permanent, ...PERMANENT, ages: [65, 62], confirmed: true }),
    permanentRule(curitiba, { ...permanent, ...PERMANENT, teacher: true, ages: [60, 57], confirmed: false }),
    incapacityRule(curitiba, { confirmed: false }),
  ],
};
