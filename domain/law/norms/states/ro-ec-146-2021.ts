/** Rondônia: EC 146/2021, in force on 14/09/2021, and LC 1.100/2021. Art. 6, a second transition, was not read. */
import type { Norm } from '../rule.ts';
import { agesFrom, LAST_PAY, type Locality, SIXTY_PLUS_TWO, WHOLE_AVERAGE_OF_BEST_80 } from './locality.ts';
import { PERMANENT, TRANSITION, TRANSITION_OF_TEACHERS } from './mirror.ts';
import { permanentRule, pointsRules } from './shapes.ts';
import { incapacityRule, policeRule } from './special.ts';

const ro: Locality = {
  place: 'ro',
  prefix: 'ro-ec146',
  law: 'EC 146/2021 de Rondônia',
  ruleYear: 2021,
  cutOff: '2021-09-14',
  source: 'EC 146/2021, arts. 5º a 7º; LC 1.100/2021, art. 32',
  checkedAt: ['catálogo público das regras do IPERON, com transcrição da emenda'],
};

const points = { article: 'art. 5º', average: WHOLE_AVERAGE_OF_BEST_80, confirmed: false } as const;
const police = {
  article: 'art. 7º',
  years: [30, 25],
  inPolice: [20, 15],
  value: LAST_PAY,
  transition: true,
  confirmed: false,
  observations: ['Idades e proventos confirmados em linhas gerais; tempos da LC 51/1985.'],
} as const;

export const roEc146: Norm = {
  id: 'ro-ec-146-2021',
  title: 'Rondônia – Emenda Constitucional 146/2021',
  rules: [
    ...pointsRules(ro, {
      ...points,
      ...TRANSITION,
      ages: agesFrom(['2021-09-14', [61, 56]], ['2022-01-01', [62, 57]]),
      fullPayAges: [65, 62],
      observations: ['Pontos iniciais e progressão anual confirmados; primeiro ano, limites e idades supostos.'],
    }),
    ...pointsRules(ro, {
      ...points,
      ...TRANSITION_OF_TEACHERS,
      teacher: true,
      ages: agesFrom(['2021-09-14', [56, 51]], ['2022-01-01', [57, 52]]),
      fullPayAges: [60, 57],
      observations: ['Idade inicial e tempo de magistério confirmados; a pontuação do professor é a da União.'],
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
    policeRule(ro, {
      ...police,
      suffix: '-pedagio',
      what: 'pedágio sobre o tempo que faltava',
      ages: [53, 50],
      toll: { percent: 100, measuredOn: '2021-09-14', of: 'contribution' },
    }),
    policeRule(ro, { ...police, suffix: '-idade', what: 'idade mínima, sem pedágio', ages: [55, 55] }),
    incapacityRule(ro, { confirmed: false }),
  ],
};
