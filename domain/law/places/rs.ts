/**
 * Rio Grande do Sul: 22/12/2019 is the last day of the old rules, the new ones run from 23/12/2019. Of LC 15.142/2018, as
 * LC 15.429/2019 left it, arts. 28 and 28-A were read in part, of LC 15.453/2020 (police) the head of art. 1; teachers,
 * points and toll mirror EC 103/2019.
 */

import { reviewedBy } from '../norms/rpps/pieces.ts';
import type { Norm, Rule, StepLaw } from '../rule/rule.ts';
import { LAST_PAY, localityOf, SIXTY_PLUS_TWO } from './pieces/locality.ts';
import { federalMirror, PERMANENT } from './pieces/mirror.ts';
import { policeRule } from './pieces/police.ts';
import { permanentRule } from './pieces/shapes.ts';
import { exposureByAge, incapacityRule } from './pieces/special.ts';
import type { Place } from './place.ts';
import { NOT_READ, type ReformedRegime } from './regime-entry.ts';
import { asTheUniao } from './uniao.ts';

const regime: ReformedRegime = {
  regimeId: 43,
  name: 'Rio Grande do Sul (Estado)',
  uf: 'RS',
  institute: 'IPE Prev',
  ownReform: true,
  reformDate: '2019-12-22',
  inForceFrom: '2019-12-23',
  norm: 'LC 15.429/2019; EC 78/2020; LC 15.450/2020',
  confirmed: true,
  endorsement: NOT_READ,
  policeWarning:
    'Rio Grande do Sul, polícia: quem ingressou depois da LC 14.750/2015 (16/10/2015), ou aderiu à previdência complementar, tem regra na LC 15.453/2020 que não é calculada aqui.',
  note: '22/12/2019 é o último dia do direito adquirido; regras novas a partir de 23/12/2019. Uma fonte usa 04/02/2020 (publicação da EC 78) para a regra de pontos.',
};

const locality = localityOf(regime, {
  prefix: 'rs-lc15429',
  law: 'LC 15.429/2019 do Rio Grande do Sul',
  ruleYear: 2019,
  points: asTheUniao,
});

/** LC 15.453/2020, art. 1: entry until LC 14.750/2015 came into force, outside the complementary regime. */
const POLICE_SINCE = '2020-02-18';
const LC_14750 = '2015-10-16';

const police = [
  policeRule(locality, {
    article: 'LC 15.453/2020, art. 1º',
    valueArticle: 'LC 51/1985, art. 1º, II',
    what: 'polícia civil e agente penitenciário',
    ages: [55, 55],
    years: [30, 25],
    inPolice: [20, 15],
    value: { benefitCalculusMethod: LAST_PAY.benefitCalculusMethod, words: 'proventos integrais' },
    transition: true,
    entryUntil: LC_14750,
    confirmed: false,
    missing: 'o resto da LC 15.453/2020: o § 2º do art. 1º (53 e 52 anos), o valor e quem ingressou depois',
    observations: [
      'O § 2º permite 53 anos (homem) ou 52 (mulher) com outras condições, que não são calculadas aqui: confira-o.',
      'Contam como cargo policial a atividade militar e a de agente penitenciário ou socioeducativo (art. 1º, § 1º).',
      'De 23/12/2019 a 17/02/2020 confira se valia ainda a LC 51/1985 sem idade.',
    ],
  }),
].map(
  (rule): Rule => ({
    ...rule,
    ruleYear: 2020,
    window: { from: POLICE_SINCE, to: null },
    entry: { ...rule.entry, into: 'policeCareer' },
    withoutComplementaryRegime: 'A LC 15.453/2020, art. 1º, exclui quem aderiu à previdência complementar do Estado.',
    parity: 'Depende de lei complementar do Estado (STF, Temas 1019 e 1307).',
  }),
);

/** LC 15.142/2018, art. 28-A: caput the average of updated pay, § 2 the percentage. */
const OF_THE_AVERAGE: StepLaw = {
  average: 'LC 15.142/2018, art. 28-A, caput',
  index: 'LC 15.142/2018, art. 28-A, caput',
};
const STEPS: StepLaw = { ...OF_THE_AVERAGE, percentage: 'LC 15.142/2018, art. 28-A, § 2º' };

const norm: Norm = {
  id: 'rs-lc-15429-2019',
  title: 'Rio Grande do Sul – Lei Complementar 15.429/2019',
  rules: [
    ...federalMirror(locality).filter(
      ({ kind, teacher }) => kind !== 'incapacity' && !(kind === 'permanent' && !teacher),
    ),
    ...[
      permanentRule(locality, {
        ...PERMANENT,
        article: 'LC 15.142/2018, art. 28, III',
        valueArticle: 'art. 28-A',
        average: SIXTY_PLUS_TWO,
        ages: [65, 62],
        confirmed: true,
        observations: ['Os cinco anos são no cargo, na classe e no nível (art. 28, III, b).'],
      }),
      exposureByAge(locality, {
        article: 'LC 15.142/2018, art. 28, § 1º, II',
        valueArticle: 'art. 28-A',
        age: 60,
        publicService: 10,
        position: 5,
        confirmed: false,
        missing: 'o fim do inciso II do § 1º do art. 28: os anos de serviço público e no cargo, aqui os da União',
        observations: ['Os 10 anos de serviço público e os 5 no cargo seguem a regra da União; confira-os no artigo.'],
      }),
    ].map((rule) => ({ ...rule, stepLaw: STEPS })),
    ...police,
    {
      ...incapacityRule(locality, {
        article: 'LC 15.142/2018, art. 28, I',
        valueArticle: 'art. 28-A',
        confirmed: false,
        missing: 'o fim do § 4º do art. 28-A: o valor na incapacidade por acidente de outra natureza',
        observations: [
          reviewedBy('LC 15.142/2018, art. 28, I'),
          'A incapacidade por acidente de outra natureza tem valor próprio (art. 28-A, § 4º), que não é calculado aqui.',
        ],
      }),
      stepLaw: OF_THE_AVERAGE,
    },
  ],
};

export const rs: Place = {
  regime,
  complementaryRegime: {
    kind: 'since',
    firstDay: '2016-08-19',
    source: 'LC 14.750/2015, art. 2º, I; art. 33',
    missing: 'o ato que autorizou a RS-Prev: o dia é o que ela informa',
    doubt: {
      from: '2015-10-16',
      before: '2017-08-19',
      text: 'Previdência complementar: o primeiro dia é o da autorização da RS-Prev (LC 14.750/2015, art. 33), que ela informa ser 19/08/2016. Desde esse dia o ingresso leva ao teto do RGPS (CF, art. 40, § 14); quem ingressou perto dele confira.',
    },
  },
  points: locality.points,
  norm,
};
