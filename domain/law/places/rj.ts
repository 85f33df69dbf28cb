/** Rio de Janeiro (state): EC 90/2021 and LC 195/2021, in force on 01/01/2022; police by EC 94/2022. */
import { byGender } from '../rule/figures.ts';
import type { Norm } from '../rule/rule.ts';
import {
  agesFrom,
  dayAfter,
  LAST_PAY,
  localityOf,
  SIXTY_PLUS_TWO,
  WHOLE_AVERAGE_OF_BEST_80,
} from './pieces/locality.ts';
import { PERMANENT, TRANSITION, TRANSITION_OF_TEACHERS } from './pieces/mirror.ts';
import { permanentRule, pointsRules, tollRules } from './pieces/shapes.ts';
import { compulsoryRule, incapacityRule, policeRule } from './pieces/special.ts';
import type { Place } from './place.ts';
import { NOT_READ, type ReformedRegime } from './regime-entry.ts';

const regime: ReformedRegime = {
  regimeId: 33,
  name: 'Rio de Janeiro (Estado)',
  uf: 'RJ',
  institute: 'Rioprevidência',
  ownReform: true,
  reformDate: '2022-01-01',
  norm: 'EC 90/2021; LC 195/2021',
  confirmed: true,
  endorsement: NOT_READ,
  note: 'Transição para ingresso até 31/12/2021.',
};

const locality = localityOf(regime, {
  prefix: 'rj-ec90',
  law: 'EC 90/2021 do Rio de Janeiro',
  ruleYear: 2021,
  entryUntil: '2021-12-31',
  points: {
    source: 'EC 90/2021 e LC 195/2021',
    note: 'Professores: confira todos os valores na norma estadual.',
    servants: { from: '2021-01', points: [96, 86], limits: [105, 100], everyMonths: 24, confirmed: true },
    teachers: { from: '2021-01', points: [91, 81], limits: [100, 92], everyMonths: 24, confirmed: false },
  },
});

/** Who in 2022 had nine tenths of the time of LC 51/1985 pays a toll on the rest; the day of that year was not read. */
const MEASURED_IN_2022 = '2022-12-31';

const points = { article: 'art. 3º', average: WHOLE_AVERAGE_OF_BEST_80 } as const;
const toll = {
  article: 'art. 4º',
  percent: 20,
  measuredOn: '2021-12-31',
  average: WHOLE_AVERAGE_OF_BEST_80,
  observations: ['O pedágio é medido em 31/12/2021; confira o dia na EC 90/2021 do Rio de Janeiro.'],
} as const;

const nearlyThere = policeRule(locality, {
  article: 'EC 94/2022',
  what: 'polícia, sistema prisional e socioeducativo, sem idade mínima',
  ages: null,
  years: [30, 25],
  inPolice: [20, 15],
  value: LAST_PAY,
  transition: true,
  toll: { percent: 100, measuredOn: MEASURED_IN_2022, of: 'contribution' },
  confirmed: false,
  observations: ['Para quem em 2022 tinha 90% do tempo da LC 51/1985; o tempo é medido em 31/12/2022.'],
});

const norm: Norm = {
  id: 'rj-ec-90-2021',
  title: 'Rio de Janeiro – Emenda Constitucional 90/2021',
  rules: [
    ...pointsRules(locality, {
      ...points,
      ...TRANSITION,
      ages: agesFrom([locality.cutOff, [61, 56]], ['2025-01-01', [62, 57]]),
      fullPayAges: [65, 62],
      confirmed: true,
    }),
    ...pointsRules(locality, {
      ...points,
      ...TRANSITION_OF_TEACHERS,
      teacher: true,
      ages: agesFrom([locality.cutOff, [56, 51]], ['2025-01-01', [57, 52]]),
      fullPayAges: [60, 57],
      confirmed: false,
    }),
    ...tollRules(locality, { ...toll, ...TRANSITION, ages: [60, 55], confirmed: true }),
    ...tollRules(locality, { ...toll, ...TRANSITION_OF_TEACHERS, teacher: true, ages: [55, 50], confirmed: false }),
    permanentRule(locality, {
      article: 'LC 195/2021, art. 7º',
      average: SIXTY_PLUS_TWO,
      ...PERMANENT,
      ages: [65, 62],
      confirmed: true,
    }),
    permanentRule(locality, {
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
      ...incapacityRule(locality, { article: 'LC 195/2021', confirmed: true }),
      description:
        'Incapacidade permanente: 60% da média mais 2% por ano acima de 20, ou 100% da média se acidente de trabalho, doença profissional ou grave.',
    },
    compulsoryRule(locality, {
      from: dayAfter(locality.cutOff),
      article: 'LC 195/2021',
      confirmed: false,
      observations: [
        '60% da média mais 2% por ano acima de 20; a proporção do tempo sobre vinte anos segue a regra da União.',
      ],
    }),
  ],
};

export const rj: Place = {
  regime,
  complementaryRegime: {
    kind: 'since',
    firstDay: '2013-09-04',
    source: 'Lei 6.243/2012, art. 1º, § 1º',
    missing: 'o ato do começo da RJPrev: o dia é o noticiado',
    doubt: {
      from: '2012-01-01',
      before: '2014-09-04',
      text: 'Previdência complementar: o primeiro dia é o do começo da RJPrev (Lei 6.243/2012, art. 1º, § 1º), noticiado como 04/09/2013. Desde esse dia o ingresso leva ao teto do RGPS (CF, art. 40, § 14); quem ingressou perto dele confira.',
    },
  },
  points: locality.points,
  norm,
};
