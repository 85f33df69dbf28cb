/** Rio de Janeiro (state): EC 90/2021 and LC 195/2021, in force on 01/01/2022; police by EC 94/2022. */
import { byGender } from '../../rule/figures.ts';
import type { Norm } from '../../rule/rule.ts';
import { agesFrom, LAST_PAY, type Locality, SIXTY_PLUS_TWO, WHOLE_AVERAGE_OF_BEST_80 } from './locality.ts';
import { PERMANENT, TRANSITION, TRANSITION_OF_TEACHERS } from './mirror.ts';
import { permanentRule, pointsRules, tollRules } from './shapes.ts';
import { compulsoryRule, incapacityRule, policeRule } from './special.ts';

const rj: Locality = {
  place: 'rj',
  prefix: 'rj-ec90',
  law: 'EC 90/2021 do Rio de Janeiro',
  ruleYear: 2021,
  cutOff: '2022-01-01',
  entryUntil: '2021-12-31',
  source: 'EC 90/2021, arts. 3º e 4º; LC 195/2021, art. 7º; EC 94/2022',
  checkedAt: [
    'https://vasconcellosrudge.com.br/direito/rioprevidencia-aposentadoria',
    'https://suzaniferraro.com.br/regras-vigentes-para-aposentadoria-do-servidor-publico-detalhamento-completo-a-partir-de-2022',
    'https://extra.globo.com/economia-e-financas/servidor-publico/pec-da-seguranca-entra-em-vigor-norma-altera-regras-para-aposentadoria-de-agentes-estaduais-25605632.html',
  ],
};

/** Who in 2022 had nine tenths of the time of LC 51/1985 pays a toll on the rest; the day of that year was not read. */
const MEASURED_IN_2022 = '2022-12-31';

const points = { article: 'art. 3º', average: WHOLE_AVERAGE_OF_BEST_80 } as const;
const toll = {
  article: 'art. 4º',
  percent: 20,
  measuredOn: '2021-12-31',
  average: WHOLE_AVERAGE_OF_BEST_80,
  observations: ['O dia em que se apura o pedágio (31/12/2021) não foi confirmado.'],
} as const;

const nearlyThere = policeRule(rj, {
  article: 'EC 94/2022',
  what: 'polícia, sistema prisional e socioeducativo, sem idade mínima',
  ages: null,
  years: [30, 25],
  inPolice: [20, 15],
  value: LAST_PAY,
  transition: true,
  toll: { percent: 100, measuredOn: MEASURED_IN_2022, of: 'contribution' },
  confirmed: false,
  observations: ['Para quem em 2022 tinha 90% do tempo da LC 51/1985; o dia da apuração (31/12/2022) é suposto.'],
});

export const rjEc90: Norm = {
  id: 'rj-ec-90-2021',
  title: 'Rio de Janeiro – Emenda Constitucional 90/2021',
  rules: [
    ...pointsRules(rj, {
      ...points,
      ...TRANSITION,
      ages: agesFrom(['2022-01-01', [61, 56]], ['2025-01-01', [62, 57]]),
      fullPayAges: [65, 62],
      confirmed: true,
    }),
    ...pointsRules(rj, {
      ...points,
      ...TRANSITION_OF_TEACHERS,
      teacher: true,
      ages: agesFrom(['2022-01-01', [56, 51]], ['2025-01-01', [57, 52]]),
      fullPayAges: [60, 57],
      confirmed: false,
    }),
    ...tollRules(rj, { ...toll, ...TRANSITION, ages: [60, 55], confirmed: true }),
    ...tollRules(rj, { ...toll, ...TRANSITION_OF_TEACHERS, teacher: true, ages: [55, 50], confirmed: false }),
    permanentRule(rj, {
      article: 'LC 195/2021, art. 7º',
      average: SIXTY_PLUS_TWO,
      ...PERMANENT,
      ages: [65, 62],
      confirmed: true,
    }),
    permanentRule(rj, {
      article: 'LC 195/2021',
      average: SIXTY_PLUS_TWO,
      ...PERMANENT,
      teacher: true,
      ages: [60, 57],
      confirmed: false,
    }),
    {
      ...nearlyThere,
      requirements: [
        ...nearlyThere.requirements,
        {
          kind: 'heldOn',
          time: 'contribution',
          years: byGender(30, 25),
          on: MEASURED_IN_2022,
          strictlyMore: false,
          percent: 90,
        },
      ],
    },
    {
      ...incapacityRule(rj, { article: 'LC 195/2021', confirmed: true }),
      description:
        'Incapacidade permanente: 60% da média mais 2% por ano acima de 20, ou 100% da média se acidente de trabalho, doença profissional ou grave.',
    },
    compulsoryRule(rj, {
      from: '2022-01-02',
      article: 'LC 195/2021',
      confirmed: false,
      observations: [
        '60% da média mais 2% por ano acima de 20 confirmado; a fração por vinte anos é suposta, como na União.',
      ],
    }),
  ],
};
