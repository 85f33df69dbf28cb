/** Rondônia: EC 146/2021, read whole; in force on 14/09/2021. LC 1.100/2021 (permanent rule) was read in outline. */
import type { Norm, Rule } from '../../rule/rule.ts';
import { agesFrom, LAST_PAY, type Locality, SIXTY_PLUS_TWO, WHOLE_AVERAGE_OF_BEST_80 } from './locality.ts';
import { PERMANENT, TRANSITION, TRANSITION_OF_TEACHERS } from './mirror.ts';
import { permanentRule, pointsRules, tollRules } from './shapes.ts';
import { exposureByPoints, incapacityRule, policeRule } from './special.ts';

const ro: Locality = {
  place: 'ro',
  prefix: 'ro-ec146',
  law: 'EC 146/2021 de Rondônia',
  ruleYear: 2021,
  cutOff: '2021-09-14',
  source: 'EC 146/2021, arts. 4º a 8º e 12; LC 1.100/2021, art. 32',
  checkedAt: [
    'https://sapl.al.ro.leg.br/norma/9906',
    'https://github.com/franklinbaldo/sisprev/blob/HEAD/fontes-oficiais/transcricoes/sapl-emenda_146.md',
  ],
};

const points = { article: 'art. 5º', average: WHOLE_AVERAGE_OF_BEST_80, confirmed: true } as const;
const toll = {
  article: 'art. 6º',
  percent: 100,
  measuredOn: '2021-09-14',
  average: WHOLE_AVERAGE_OF_BEST_80,
  confirmed: true,
} as const;

/** Art. 7: entry into the career until EC 103/2019 came into force; LC 51/1985 with an age, last pay and parity. */
const police = {
  article: 'art. 7º',
  years: [30, 25],
  inPolice: [20, 15],
  value: LAST_PAY,
  transition: true,
  entryUntil: '2019-11-13',
  confirmed: true,
} as const;

/** Art. 5, caput and § 9: closed to who is under the complementary regime. */
const outsideComplementaryRegime = (rule: Rule): Rule => ({ ...rule, withoutComplementaryRegime: true });

/** "Que tenham ingressado na respectiva carreira." */
const intoTheCareer = (rule: Rule): Rule => ({ ...rule, entry: { ...rule.entry, into: 'policeCareer' } });

export const roEc146: Norm = {
  id: 'ro-ec-146-2021',
  title: 'Rondônia – Emenda Constitucional 146/2021',
  rules: [
    ...[
      ...pointsRules(ro, {
        ...points,
        ...TRANSITION,
        ages: agesFrom(['2021-09-14', [61, 56]], ['2024-01-01', [62, 57]]),
        fullPayAges: [65, 62],
      }),
      ...pointsRules(ro, {
        ...points,
        ...TRANSITION_OF_TEACHERS,
        teacher: true,
        ages: agesFrom(['2021-09-14', [56, 51]], ['2023-01-01', [57, 52]]),
        fullPayAges: [60, 57],
      }),
    ].map(outsideComplementaryRegime),
    ...tollRules(ro, { ...toll, ...TRANSITION, ages: [60, 57] }),
    ...tollRules(ro, {
      ...toll,
      article: 'art. 6º, § 1º',
      ...TRANSITION_OF_TEACHERS,
      teacher: true,
      ages: [55, 52],
    }),
    permanentRule(ro, {
      article: 'LC 1.100/2021, art. 32',
      average: SIXTY_PLUS_TWO,
      ...PERMANENT,
      ages: [65, 62],
      confirmed: false,
    }),
    permanentRule(ro, {
      article: 'LC 1.100/2021',
      average: SIXTY_PLUS_TWO,
      ...PERMANENT,
      teacher: true,
      ages: [60, 57],
      confirmed: false,
    }),
    ...[
      policeRule(ro, {
        ...police,
        suffix: '-pedagio',
        what: 'pedágio sobre o tempo que faltava',
        ages: [53, 52],
        toll: { percent: 100, measuredOn: '2021-09-14', of: 'contribution' },
      }),
      policeRule(ro, { ...police, suffix: '-idade', what: 'idade mínima, sem pedágio', ages: [55, 55] }),
    ].map(intoTheCareer),
    ...exposureByPoints(ro, {
      article: 'art. 8º',
      kinds: [
        [15, 66],
        [20, 76],
        [25, 86],
      ],
      publicService: 20,
      position: 5,
      value: WHOLE_AVERAGE_OF_BEST_80,
      confirmed: true,
    }),
    incapacityRule(ro, { confirmed: false }),
  ],
};
