/** Piauí: of EC 54/2019 only art. 49, § 4, was read; the federal figures stand, the reported ones beside them. */

import { minimumAge } from '../norms/rpps/pieces.ts';
import { byGender } from '../rule/figures.ts';
import type { Norm, Rule } from '../rule/rule.ts';
import { inServiceOf, LAST_PAY, localityOf, localRule, type Value, valued, WHOLE_AVERAGE } from './pieces/locality.ts';
import { FEDERAL_TOLL, FEDERAL_TOLL_OF_TEACHERS, federalMirror, TRANSITION } from './pieces/mirror.ts';
import { policeRule } from './pieces/police.ts';
import { asReported, doubted, inPlaceOfLc51 } from './pieces/reported.ts';
import { tollRules } from './pieces/shapes.ts';
import type { Place } from './place.ts';
import { NOT_READ, type ReformedRegime } from './regime-entry.ts';
import { asTheUniao } from './uniao.ts';

const regime: ReformedRegime = {
  regimeId: 22,
  name: 'Piauí (Estado)',
  uf: 'PI',
  institute: 'Piauiprev',
  ownReform: true,
  reformDate: '2019-12-27',
  norm: 'EC 54/2019',
  confirmed: false,
  endorsement: NOT_READ,
  note: 'EC 54 publicada em 27/12/2019, segundo quatro publicações que concordam; o Diário não foi conferido. Vigora na publicação, salvo a contribuição.',
  warning:
    'Piauí: da EC 54/2019 só se conferiu o art. 49, § 4º. Noticiam-se pedágio de 50%, pontos que sobem a cada dois anos e a polícia fora da emenda: as figuras da União e as noticiadas são mostradas lado a lado.',
};

const locality = localityOf(regime, {
  prefix: 'pi-ec54',
  law: 'EC 54/2019 do Piauí',
  ruleYear: 2019,
  points: asTheUniao,
  observations: ['O cálculo adota as regras da União; confira a legislação do Estado antes de usar.'],
});

const TOLL =
  'Pedágio em dúvida: o da União (100%) ou o noticiado do art. 49 da EC 54/2019 do Piauí (50%). As duas datas são mostradas; confira na emenda.';
const POINTS =
  'Noticia-se que no Piauí os pontos sobem um a cada dois anos (proposta da EC 54/2019); aqui sobem um a cada ano, como na União. Confira na emenda.';
const POLICE =
  'Noticia-se que a EC 54/2019 do Piauí deixou de fora os policiais: por essa leitura a LC 51/1985 continua, sem idade (EC 103/2019, art. 5º, § 2º). Pela outra ela se encerrou no dia da reforma. Confira na emenda.';

const toll = {
  article: 'art. 49',
  percent: 50,
  measuredOn: locality.cutOff,
  average: WHOLE_AVERAGE,
  confirmed: false,
} as const;

/** Art. 49, § 4: more than 38 (homem) or 35 (mulher) years on 01/01/2023 leave nothing of the toll, whatever its percentage. */
const withTwoYearsLess = (suffix: string, what: string, value: Value, entry: Rule['entry']): Rule => ({
  ...localRule(locality, {
    article: 'art. 49, § 4º',
    confirmed: false,
    missing: 'o caput e o inciso I do art. 49, de que o § 4º tira dois anos',
    observations: [
      'As idades do inciso I (60 e 57 anos) e os demais requisitos do art. 49 são os da União; confira-os.',
    ],
  }),
  ...valued(value),
  id: `pi-ec54-pedagio-idade-reduzida${suffix}`,
  modality: `Transição com idade reduzida em dois anos – ${what} (EC 54/2019 do Piauí, art. 49, § 4º)`,
  description: `58/55 anos para quem tinha mais de 38 (homem) ou 35 (mulher) de contribuição em 01/01/2023, 20 de serviço público e 5 no cargo; ${value.words}.`,
  kind: 'toll',
  entry,
  requirements: [
    minimumAge(58, 55),
    {
      kind: 'heldOn',
      time: 'contribution',
      years: byGender(38, 35),
      on: '2023-01-01',
      strictlyMore: true,
      article: 'EC 54/2019 do Piauí, art. 49, § 4º',
    },
    ...inServiceOf(TRANSITION),
  ],
});

const lc51GoesOn = inPlaceOfLc51(
  {
    ...policeRule(locality, {
      suffix: '-lc51',
      what: 'LC 51/1985, leitura em que continua',
      ages: null,
      years: [30, 25],
      inPolice: [20, 15],
      value: LAST_PAY,
      transition: false,
      confirmed: false,
    }),
    parity: 'Depende de lei complementar do ente (STF, Temas 1019 e 1307).',
    description:
      '30 anos de contribuição com 20 de cargo policial (homem) ou 25 com 15 (mulher), sem idade mínima; totalidade da remuneração.',
  },
  POLICE,
);

const norm: Norm = {
  id: 'pi-ec-54-2019',
  title: 'Piauí – Emenda Constitucional 54/2019',
  rules: [
    ...doubted(
      doubted(federalMirror(locality, { articles: { toll: 'art. 49' } }), TOLL, ({ kind }) => kind === 'toll'),
      POINTS,
      ({ kind }) => kind === 'points',
    ),
    ...[
      ...tollRules(locality, { ...toll, ...FEDERAL_TOLL }),
      ...tollRules(locality, { ...toll, ...FEDERAL_TOLL_OF_TEACHERS }),
    ].map((rule) => asReported(rule, TOLL)),
    withTwoYearsLess('', 'média', WHOLE_AVERAGE, { from: '2004-01-01', until: locality.cutOff, earlierIfOpted: true }),
    {
      ...withTwoYearsLess('-integralidade', 'integralidade e paridade', LAST_PAY, { until: '2003-12-31' }),
      withoutComplementaryRegime: true,
    },
    lc51GoesOn,
  ],
};

export const pi: Place = {
  regime,
  complementaryRegime: NOT_READ,
  points: locality.points,
  norm,
};
