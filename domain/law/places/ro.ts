/** Rondônia: EC 146/2021, in force on 14/09/2021, and LC 1.100/2021 of 18/10/2021 (permanent rules), both read whole. */

import type { Norm, Rule } from '../rule/rule.ts';
import { ABONO_OF_OLD_RIGHTS_IN_RONDONIA, ABONO_OF_TRANSITIONS_IN_RONDONIA, ABONO_ON_REQUEST } from './pieces/abono.ts';
import { agesFrom, LAST_PAY, localityOf, WHOLE_AVERAGE_OF_BEST_80 } from './pieces/locality.ts';
import { FEDERAL_TOLL, FEDERAL_TOLL_OF_TEACHERS, TRANSITION, TRANSITION_OF_TEACHERS } from './pieces/mirror.ts';
import { policeRule } from './pieces/police.ts';
import {
  INDEX_OF_TRANSITIONS,
  permanentInRondonia,
  policeOfRondonia,
  STEPS_OF_TRANSITIONS,
  withConversionInDoubt,
} from './pieces/rondonia.ts';
import { LIMIT_BEFORE_FRACTION_IN_RONDONIA, OLD_RULES_IN_RONDONIA } from './pieces/rondonia-old-rights.ts';
import { pointsRules, tollRules } from './pieces/shapes.ts';
import { exposureByPoints, FEDERAL_EXPOSURE } from './pieces/special.ts';
import type { Place } from './place.ts';
import type { ReformedRegime } from './regime-entry.ts';

/** EC 146/2021, art. 4. */
const OLD_RULES_UNTIL = '2024-12-31';

/** LC 1.100/2021, art. 115: in force on its publication, of which the copy gives no other day than that of the law. */
const LC_1100_SINCE = '2021-10-18';

/** LC 1.100/2021, art. 24, § 12: who entered since is under the complementary regime. */
const COMPLEMENTARY_SINCE = '2018-11-06';
const EVE_OF_COMPLEMENTARY = '2018-11-05';

const regime: ReformedRegime = {
  regimeId: 11,
  name: 'Rondônia (Estado)',
  uf: 'RO',
  institute: 'IPERON',
  ownReform: true,
  reformDate: '2021-09-14',
  norm: 'EC 146/2021; LC 1.100/2021',
  confirmed: true,
  oldRulesUntil: OLD_RULES_UNTIL,
  endorsement: {
    kind: 'law',
    lastDay: '2021-09-14',
    law: 'EC 146/2021 de Rondônia, art. 12, II',
    byAmendment: true,
  },
  note: 'EC 146/2021, art. 4º: valem as regras anteriores para requisitos cumpridos até 31/12/2024. São as da LC 432/2008 (arts. 20 a 24, 46 a 48 e, para a polícia civil, 91-A), com as idades e os tempos das regras gerais.',
};

const locality = localityOf(regime, {
  prefix: 'ro-ec146',
  /** EC 146/2021, art. 3, held until the law that it awaits, LC 1.100/2021. */
  abono: ABONO_OF_TRANSITIONS_IN_RONDONIA.words,
  law: 'EC 146/2021 de Rondônia',
  ruleYear: 2021,
  points: {
    source: 'EC 146/2021, art. 5º, §§ 2º e 5º',
    servants: { from: '2021-01', points: [96, 86], limits: [105, 100], everyMonths: 12, confirmed: true },
    teachers: { from: '2021-01', points: [91, 81], limits: [100, 92], everyMonths: 12, confirmed: true },
  },
});

/** Of no concern to whoever entered until 2003. */
const AFTER_THE_COMPLEMENTARY_REGIME =
  'Quem ingressou desde 06/11/2018 está na previdência complementar e segue a regra permanente (art. 5º, § 9º; LC 1.100/2021, art. 24, § 12).';

const points = {
  article: 'art. 5º',
  average: WHOLE_AVERAGE_OF_BEST_80,
  confirmed: true,
  observations: [AFTER_THE_COMPLEMENTARY_REGIME],
} as const;

/** Art. 5, caput and § 9. */
const beforeTheComplementaryRegime = { ...locality, entryUntil: EVE_OF_COMPLEMENTARY };
const toll = {
  article: 'art. 6º',
  percent: 100,
  measuredOn: locality.cutOff,
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
  observations: [
    policeOfRondonia('art. 7º, § 1º'),
    'Ingresso no serviço público desde 06/11/2018: a LC 1.100/2021, art. 24, § 12, põe o teto do RGPS em toda aposentadoria, e o art. 7º, § 3º, só deixa fora quem fez a opção: aqui, a remuneração toda. Confira.',
  ],
} as const;

/** What the pay of the post is, for all transitions. */
const PAY_OF_THE_POST = 'art. 5º, § 8º';

/** No transition has what LC 1.100/2021, art. 24, § 10, says of "os proventos, calculados de acordo com o caput deste artigo". */
const notLimited = (article: string): string =>
  `O ${article} não limita a média à última remuneração; a LC 1.100/2021, art. 24, § 10, limita a das regras dela: confira se o instituto a aplica aqui.`;

/** The item that sets the value: I the last pay, which art. 5, § 8 defines, II the average; the index is that of the complementary law, or of the one before it. */
const paidBy =
  (paragraph: string) =>
  (rule: Rule): Rule => {
    const isWholePay = rule.parity === true;
    const valueLaw = `${locality.law}, ${paragraph}, ${isWholePay ? 'I' : 'II'}`;
    const more = isWholePay ? PAY_OF_THE_POST : INDEX_OF_TRANSITIONS;
    return {
      ...rule,
      valueLaw,
      stepLaw: isWholePay ? { lastPay: `${valueLaw}; ${PAY_OF_THE_POST}` } : STEPS_OF_TRANSITIONS,
      source: `${rule.source}; ${more}`,
      observations: isWholePay
        ? rule.observations.filter((text) => text !== AFTER_THE_COMPLEMENTARY_REGIME)
        : [...rule.observations, notLimited(`${paragraph}, II,`)],
    };
  };

/** Art. 5, caput and § 9: closed to who opted for the complementary regime too. */
const outsideComplementaryRegime = (rule: Rule): Rule => ({
  ...rule,
  withoutComplementaryRegime: 'O art. 5º, caput e § 9º, deixa fora quem fez a opção e o manda à regra permanente.',
});

/** Art. 6, § 2: I for who did not opt, II for the others. */
const averageForWhoOpted = (rule: Rule): Rule =>
  rule.withoutComplementaryRegime === undefined
    ? rule
    : {
        ...rule,
        withoutComplementaryRegime:
          'O art. 6º, § 2º, I, dá a remuneração a quem não fez a opção; quem a fez recebe a média (II).',
      };

/** "Que tenham ingressado na respectiva carreira"; § 3 says what is paid to those without the option, and nothing of the others. */
const intoTheCareer = (rule: Rule): Rule => ({
  ...rule,
  stepLaw: { lastPay: `${locality.law}, art. 7º, § 3º; ${PAY_OF_THE_POST}` },
  source: `${rule.source}; ${PAY_OF_THE_POST}`,
  entry: { ...rule.entry, into: 'policeCareer' },
  withoutComplementaryRegime: 'O art. 7º, § 3º, só diz o valor de quem não fez a opção: o artigo não dá o de quem fez.',
});

/** Art. 8 has no paragraph as arts. 5, § 7, and 6, § 3; LC 1.100, art. 27 readjusts the retirements "previstas nesta Lei Complementar". */
const NO_ARTICLE_READJUSTS =
  'O art. 8º da EC 146/2021 não diz o reajuste. A LC 1.100/2021, nas aposentadorias que prevê, dá a paridade a quem ingressou até 31/12/2003 sem opção pela previdência complementar (art. 27, I) e o índice do RGPS aos outros (II): confira.';

const norm: Norm = {
  id: 'ro-ec-146-2021',
  title: 'Rondônia – Emenda Constitucional 146/2021',
  rules: [
    ...[
      ...pointsRules(beforeTheComplementaryRegime, {
        ...points,
        ...TRANSITION,
        ages: agesFrom([locality.cutOff, [61, 56]], ['2024-01-01', [62, 57]]),
        fullPayAges: [65, 62],
      }),
      ...pointsRules(beforeTheComplementaryRegime, {
        ...points,
        ...TRANSITION_OF_TEACHERS,
        teacher: true,
        ages: agesFrom([locality.cutOff, [56, 51]], ['2023-01-01', [57, 52]]),
        fullPayAges: [60, 57],
      }),
    ]
      .map(outsideComplementaryRegime)
      .map(paidBy('art. 5º, § 6º')),
    ...[
      ...tollRules(locality, { ...toll, ...FEDERAL_TOLL }),
      ...tollRules(locality, {
        ...toll,
        article: 'art. 6º, § 1º',
        tollItem: 'art. 6º, IV,',
        ...FEDERAL_TOLL_OF_TEACHERS,
      }),
    ]
      .map(averageForWhoOpted)
      .map(paidBy('art. 6º, § 2º')),
    ...[
      policeRule(locality, {
        ...police,
        suffix: '-pedagio',
        what: 'pedágio sobre o tempo que faltava',
        ages: [53, 52],
        toll: { percent: 100, measuredOn: locality.cutOff, of: 'contribution' },
      }),
      policeRule(locality, { ...police, suffix: '-idade', what: 'idade mínima, sem pedágio', ages: [55, 55] }),
    ].map(intoTheCareer),
    ...exposureByPoints(locality, {
      article: 'art. 8º',
      kinds: FEDERAL_EXPOSURE,
      publicService: 20,
      position: 5,
      value: WHOLE_AVERAGE_OF_BEST_80,
      confirmed: true,
      observations: [
        'A exposição há de ser efetiva: não se presume da categoria ou ocupação (art. 8º, caput).',
        notLimited('art. 8º, § 2º,'),
      ],
    }).map(
      (rule): Rule => ({
        ...rule,
        valueLaw: `${locality.law}, art. 8º, § 2º`,
        stepLaw: STEPS_OF_TRANSITIONS,
        source: `${rule.source}; ${INDEX_OF_TRANSITIONS}; LC 1.100/2021, art. 27`,
        parity: NO_ARTICLE_READJUSTS,
      }),
    ),
    ...permanentInRondonia({ ...locality, cutOff: LC_1100_SINCE, abono: ABONO_ON_REQUEST.words }, OLD_RULES_UNTIL),
  ].map(withConversionInDoubt),
};

export const ro: Place = {
  regime,
  complementaryRegime: {
    kind: 'since',
    firstDay: COMPLEMENTARY_SINCE,
    source: 'LC 1.100/2021, art. 24, § 12',
  },
  points: locality.points,
  norm,
  amends: OLD_RULES_IN_RONDONIA,
  limitBeforeFraction: LIMIT_BEFORE_FRACTION_IN_RONDONIA,
  abonoOfOldRights: () => ABONO_OF_OLD_RIGHTS_IN_RONDONIA.words,
};
