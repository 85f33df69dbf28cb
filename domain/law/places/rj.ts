/** Rio de Janeiro (state): EC 90/2021 and LC 195/2021, in force on 01/01/2022; police by EC 94/2022. */

import { reviewedBy } from '../norms/rpps/pieces.ts';
import { byGender } from '../rule/figures.ts';
import type { IsoDate } from '../rule/requirement.ts';
import type { Norm, Rule, StepLaw } from '../rule/rule.ts';
import {
  agesFrom,
  brazilianDate,
  dayAfter,
  LAST_PAY,
  localityOf,
  SIXTY_PLUS_TWO,
  WHOLE_AVERAGE_OF_BEST_80,
} from './pieces/locality.ts';
import { PERMANENT, TRANSITION, TRANSITION_OF_TEACHERS } from './pieces/mirror.ts';
import { policeRule } from './pieces/police.ts';
import { permanentRule, pointsRules, tollRules } from './pieces/shapes.ts';
import { compulsoryRule, incapacityRule } from './pieces/special.ts';
import { wholePayIn } from './pieces/whole-pay.ts';
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
  note: 'EC de 05/10/2021; vigência em 01/01/2022, último dia do ingresso na transição e dia em que se mede o pedágio (arts. 4º e 5º). A Emenda foi publicada em 06/10/2021: confira o artigo da vigência.',
};

const locality = localityOf(regime, {
  prefix: 'rj-ec90',
  law: 'EC 90/2021 do Rio de Janeiro',
  ruleYear: 2021,
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
const TOLL_IS_MEASURED =
  'O pedágio é medido no dia da vigência, 01/01/2022; confira esse dia na EC 90/2021 do Rio de Janeiro.';
const toll = {
  article: 'art. 4º',
  valueArticle: 'art. 4º, § 2º, II; Lei 10.887/2004, art. 1º',
  percent: 20,
  measuredOn: locality.cutOff,
  average: WHOLE_AVERAGE_OF_BEST_80,
  observations: [
    TOLL_IS_MEASURED,
    'A média é a do art. 1º da Lei 10.887/2004 (art. 4º, § 2º, II), sem o limite da última remuneração, do § 5º dessa lei: confira se o Estado o aplica.',
  ],
} as const;

/** Art. 4, § 2, I: whole pay, of which no remark on an average speaks. */
const paidWhole = (rule: Rule): Rule =>
  rule.parity === true
    ? { ...wholePayIn(`${locality.law}, art. 4º, § 2º, I`)(rule), observations: [TOLL_IS_MEASURED] }
    : rule;

/** LC 195/2021, art. 7: caput the average, § 1 the index, § 3 what may be left out, § 4 the percentage. */
const STEPS: StepLaw = {
  average: 'LC 195/2021, art. 7º, caput',
  index: 'LC 195/2021, art. 7º, § 1º',
  discard: 'LC 195/2021, art. 7º, § 3º',
  percentage: 'LC 195/2021, art. 7º, § 4º',
};

/** EC 90, art. 5: LC 51 with an age, last pay and parity. */
const byAge = policeRule(locality, {
  article: 'art. 5º, caput e § 1º',
  valueArticle: 'EC 90/2021 do Rio de Janeiro, art. 5º, caput; LC 51/1985, art. 1º, II',
  suffix: '-idade',
  what: 'polícia civil, penal e agente socioeducativo',
  ages: [55, 55],
  years: [30, 25],
  inPolice: [20, 15],
  value: LAST_PAY,
  transition: true,
  confirmed: false,
  missing: 'o art. 5º, §§ 3º a 11, e a EC 94/2022, que mudou as regras de polícia',
  observations: [
    'O § 3º (53 e 52 anos) e o § 11 (cinco anos a menos de idade) pedem período adicional, que não é calculado aqui: confira-os.',
    'Contam como cargo policial a atividade militar e a de agente socioeducativo, policial civil e policial penal (art. 5º, § 2º).',
  ],
});

const MEASURE_OF_EC_94 =
  'EC 94/2022: os nove décimos e o pedágio são medidos em 31/12/2022 ou, pela outra leitura, em 01/01/2022 ("até janeiro de 2022", na proposta). As duas são mostradas; confira o dia na emenda.';

const nearlyThereOn = (measuredOn: IsoDate): Rule => {
  const rule = policeRule(locality, {
    article: 'EC 94/2022',
    what: 'polícia, sistema prisional e socioeducativo, sem idade mínima',
    ages: null,
    years: [30, 25],
    inPolice: [20, 15],
    value: LAST_PAY,
    transition: true,
    toll: { percent: 100, measuredOn, of: 'contribution' },
    confirmed: false,
    observations: [
      `Para quem em 2022 tinha 90% do tempo da LC 51/1985; o tempo é medido em ${brazilianDate(measuredOn)}.`,
    ],
  });
  return {
    ...rule,
    contested: MEASURE_OF_EC_94,
    requirements: [
      ...rule.requirements,
      {
        kind: 'heldOn',
        time: 'contribution',
        years: byGender(30, 25),
        on: measuredOn,
        strictlyMore: false,
        percent: 90,
      },
    ],
  };
};

const nearlyThere = nearlyThereOn(MEASURED_IN_2022);
const nearlyThereInJanuary: Rule = {
  ...nearlyThereOn('2022-01-01'),
  id: `${nearlyThere.id}-medido-em-01-2022`,
  variantOf: nearlyThere.id,
  modality: `${nearlyThere.modality} – tempo medido em 01/01/2022`,
};

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
    ...[
      ...tollRules(locality, { ...toll, ...TRANSITION, ages: [60, 55], confirmed: true }),
      ...tollRules(locality, { ...toll, ...TRANSITION_OF_TEACHERS, teacher: true, ages: [55, 50], confirmed: false }),
    ].map(paidWhole),
    {
      ...permanentRule(locality, {
        article: 'LC 195/2021, art. 2º, III',
        valueArticle: 'art. 7º',
        average: SIXTY_PLUS_TWO,
        ...PERMANENT,
        ages: [65, 62],
        confirmed: true,
      }),
      stepLaw: STEPS,
    },
    permanentRule(locality, {
      article: 'LC 195/2021',
      average: SIXTY_PLUS_TWO,
      ...PERMANENT,
      teacher: true,
      ages: [60, 57],
      confirmed: false,
    }),
    { ...byAge, entry: { ...byAge.entry, into: 'policeCareer' } },
    nearlyThere,
    nearlyThereInJanuary,
    {
      ...incapacityRule(locality, {
        article: 'LC 195/2021, art. 2º, I',
        valueArticle: 'art. 7º',
        confirmed: false,
        missing: 'a parte do art. 7º que dá o valor na incapacidade, e se a doença grave o dá inteiro',
        observations: [
          reviewedBy('LC 195/2021, art. 2º, I: a cada cinco anos, no máximo'),
          'A doença grave não é perguntada: sem a causa em serviço o valor mostrado é o de 60% mais 2%. Confira no art. 7º da LC 195/2021 se ela dá os 100%, e quais são.',
          'Policial civil, policial penal e agente socioeducativo incapacitados pela função: remuneração da classe superior, ou 20% a mais na última classe, com paridade (art. 7º, § 12, da LC 227/2025), que não é calculada aqui.',
        ],
      }),
      description:
        'Incapacidade permanente: 60% da média mais 2% por ano acima de 20, ou 100% da média se acidente de trabalho, doença profissional ou grave.',
    },
    compulsoryRule(locality, {
      from: dayAfter(locality.cutOff),
      article: 'LC 195/2021, art. 2º, II',
      valueArticle: 'art. 7º',
      confirmed: false,
      missing: 'a proporção do tempo no valor, que não foi vista no texto',
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
