/** Porto Alegre: amendment to the organic law approved on 05/07/2021; publication and complementary law not read. */
import type { Norm, Rule } from '../rule/rule.ts';
import {
  agesFrom,
  localityOf,
  type Pair,
  SIXTY_PLUS_TWO,
  VALUE_LEFT_TO_LOCAL_LAW,
  type Value,
  WHOLE_AVERAGE,
} from './pieces/locality.ts';
import { PERMANENT, TRANSITION, TRANSITION_OF_TEACHERS } from './pieces/mirror.ts';
import { asReported, doubted } from './pieces/reported.ts';
import { permanentRule, pointsRules, tollRules } from './pieces/shapes.ts';
import { incapacityRule } from './pieces/special.ts';
import type { Place } from './place.ts';
import { NOT_READ, type ReformedRegime } from './regime-entry.ts';

const regime: ReformedRegime = {
  regimeId: 4314902,
  name: 'Porto Alegre - RS',
  uf: 'RS',
  city: 'Porto Alegre',
  institute: 'PREVIMPA',
  ownReform: true,
  reformDate: '2021-07-05',
  reformDayDoubt: {
    lastDay: '2021-08-30',
    why: 'o PREVIMPA conta os requisitos e o ingresso até 30/08/2021 (a emenda é de 18/08/2021).',
  },
  norm: 'Emenda à Lei Orgânica 47/2021 (art. 43); arts. 43-A a 43-E não conferidos',
  confirmed: false,
  endorsement: NOT_READ,
  note: '05/07/2021 é o dia da aprovação em segundo turno; a Emenda 47 é de 18/08/2021, e o PREVIMPA separa os direitos em 30/08/2021. A emenda de 2022 (PELO 004/21) não foi conferida.',
  warning:
    'Porto Alegre: as transições (Lei Orgânica, arts. 43-A a 43-E) não foram conferidas no texto, e duas descrições delas discordam: as duas leituras são mostradas. O dia da reforma está em dúvida entre 05/07 e 30/08/2021.',
};

const locality = localityOf(regime, {
  prefix: 'porto-alegre-rs-elo2021',
  law: 'Emenda à Lei Orgânica de Porto Alegre de 2021',
  ruleYear: 2021,
  points: {
    source: 'Emenda à Lei Orgânica de 2021',
    note: 'Confira na norma municipal as elevações e os limites.',
    servants: { from: '2021-01', points: [96, 86], limits: [105, 100], everyMonths: 12, confirmed: false },
    teachers: { from: '2021-01', points: [91, 81], limits: [100, 92], everyMonths: 12, confirmed: false },
  },
});

const REPORTED =
  'Transição em dúvida: pela descrição da Câmara, integralidade aos 60/57 anos e pontos até 105/100; por emendas noticiadas, integralidade aos 62/60 (ingresso até 16/12/1998) ou 64/61 (até 2003), pontos até 100/95 para ingresso até 2003, média das 90% maiores e quatro faixas de pedágio. As duas leituras são mostradas, menos as faixas, que não são conhecidas aqui; confira nos arts. 43-A a 43-E da Lei Orgânica.';

const BEST_90: Value = {
  benefitCalculusMethod: 'MEDIA_100_60_MAIS_2',
  benefitParameters: { bestShare: 90 },
  words: '60% da média das 90% maiores mais 2% por ano acima de 20',
};

const notRead = { average: SIXTY_PLUS_TWO, confirmed: false } as const;

const agesOfPoints = agesFrom([locality.cutOff, [62, 56]], ['2022-01-01', [62, 57]]);

/** The rules by points as the amendments are reported: `[by average, full pay]` of `pointsRules`. */
const byPointsAsReported = (fullPayAges: Pair) =>
  pointsRules(
    { ...locality, points: { ...locality.points, servants: { ...locality.points.servants, limits: [100, 95] } } },
    { average: BEST_90, confirmed: false, ...TRANSITION, ages: agesOfPoints, fullPayAges },
  ).map((rule) => asReported(rule, REPORTED));

const enteredAs = (rule: Rule, entry: NonNullable<Rule['entry']>, words: string): Rule => ({
  ...rule,
  entry,
  description: rule.description.replace(/até \d\d\/\d\d\/\d{4}/, words),
});

const isFullPay = ({ withoutComplementaryRegime }: Rule): boolean => withoutComplementaryRegime !== undefined;

const reported: readonly Rule[] = [
  ...byPointsAsReported([62, 60]).map((rule) =>
    isFullPay(rule)
      ? enteredAs({ ...rule, id: `${rule.id}-1998` }, { until: '1998-12-16' }, 'até 16/12/1998')
      : enteredAs(rule, { until: '2003-12-31' }, 'até 31/12/2003'),
  ),
  ...byPointsAsReported([64, 61])
    .filter(isFullPay)
    .map((rule) => enteredAs(rule, { from: '1998-12-17', until: '2003-12-31' }, 'de 17/12/1998 a 31/12/2003')),
];

const norm: Norm = {
  id: 'porto-alegre-elo-2021',
  title: 'Porto Alegre – Emenda à Lei Orgânica de 2021',
  rules: [
    ...doubted(
      [
        ...pointsRules(locality, {
          ...notRead,
          ...TRANSITION,
          ages: agesOfPoints,
          fullPayAges: [60, 57],
          observations: ['A idade inicial de 62 anos (homem) é a noticiada; 61 é mais plausível.'],
        }),
        ...pointsRules(locality, {
          ...notRead,
          ...TRANSITION_OF_TEACHERS,
          teacher: true,
          ages: agesFrom([locality.cutOff, [56, 51]], ['2022-01-01', [57, 52]]),
          fullPayAges: [55, 52],
        }),
        ...tollRules(locality, {
          percent: 50,
          measuredOn: locality.cutOff,
          average: WHOLE_AVERAGE,
          years: [35, 30],
          publicService: 20,
          position: 5,
          ages: [60, 57],
          confirmed: false,
          observations: ['O pedágio de 50% é noticiado para quem estava perto de se aposentar.'],
        }),
      ],
      REPORTED,
    ),
    ...reported,
    permanentRule(locality, {
      ...notRead,
      ...PERMANENT,
      article: 'LO, art. 43, I',
      valueArticle: VALUE_LEFT_TO_LOCAL_LAW,
      ages: [65, 62],
      missing: 'o cálculo do provento, na lei complementar',
    }),
    permanentRule(locality, { ...notRead, ...PERMANENT, teacher: true, ages: [60, 57] }),
    incapacityRule(locality, { confirmed: false }),
  ],
};

export const portoAlegreRs: Place = {
  regime,
  complementaryRegime: NOT_READ,
  points: locality.points,
  norm,
};
