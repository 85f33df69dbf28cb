/**
 * Rondônia, LC 1.100/2021: the permanent rules. Entry until 31/12/2003 without the option is paid the last remuneration
 * (art. 25), the others the average of the 80% highest within it (art. 24), proportional ones over 25 years (art. 26).
 */

import { contributionByDegree, minimumAge, reviewedBy, withoutConversion } from '../../norms/rpps/pieces.ts';
import { personWithDisability } from '../../rule/pieces.ts';
import type { IsoDate } from '../../rule/requirement.ts';
import type { Rule, StepLaw } from '../../rule/rule.ts';
import { dayAfter, inServiceOf, LAST_PAY, type Locality, localRule, type Value, valued } from './locality.ts';
import { PERMANENT } from './mirror.ts';
import { FEDERAL_POLICE, policeRule } from './police.ts';
import { permanentRule } from './shapes.ts';
import { compulsoryRule, exposureByPoints, FEDERAL_EXPOSURE, incapacityRule } from './special.ts';

const LAW = 'LC 1.100/2021';

/** Art. 24 pays the average, § 7 corrects it, § 10 limits it; art. 27, II readjusts it. */
const AVERAGE = 'art. 24, caput e §§ 7º e 10; art. 27, II';
const read = { valueArticle: AVERAGE, confirmed: true } as const;

/** The index of every average of the state: the amendment names none. */
const INDEX_OF_RONDONIA = `${LAW}, art. 24, § 7º`;

/** The amendment's own rules are five weeks older than the complementary law: LC 432/2008 held until then (art. 114). */
export const INDEX_OF_TRANSITIONS = `${INDEX_OF_RONDONIA}; até 17/10/2021, LC 432/2008, art. 45, § 7º`;

/** § 11 limits the retirement of who is under the complementary regime, § 12 says since which entry. */
const CEILING = `${LAW}, art. 24, §§ 11 e 12`;

export const STEPS_OF_TRANSITIONS: StepLaw = { index: INDEX_OF_TRANSITIONS, ceiling: CEILING };

/** Where each step of an average has its paragraph. */
const STEPS_OF_AVERAGE: StepLaw = {
  index: INDEX_OF_RONDONIA,
  average: `${LAW}, art. 24, caput`,
  limit: `${LAW}, art. 24, § 10`,
  ceiling: CEILING,
};

/** Art. 26: the fraction, over what art. 24 gives within its limit. */
const STEPS_OF_FRACTION: StepLaw = {
  ...STEPS_OF_AVERAGE,
  limit: `${LAW}, art. 24, § 10; art. 26, § 1º`,
  fraction: `${LAW}, art. 26, caput e § 1º`,
};

/** Art. 32, II, over which art. 26 divides, "previamente" limited to the last pay (arts. 24, § 10, and 26, § 1). */
const OVER_25_YEARS = { wholeAfterYears: 25 } as const;
const WHOLE = { ...OVER_25_YEARS, limitBeforeFraction: true } as const;

const average: Value = {
  benefitCalculusMethod: 'MEDIA_80_LIMITADA_ULTIMA_REMUNERACAO',
  words: '100% da média das 80% maiores remunerações, limitada à última remuneração',
};
const proportional: Value = {
  benefitCalculusMethod: 'MEDIA_80_PROPORCIONAL',
  benefitParameters: WHOLE,
  words: 'média das 80% maiores remunerações, limitada à última, proporcional ao tempo sobre 25 anos',
};
const proportionalLastPay: Value = {
  benefitCalculusMethod: 'PROPORCIONAL_ULTIMA_REMUNERACAO',
  benefitParameters: OVER_25_YEARS,
  words: 'última remuneração, proporcional ao tempo sobre 25 anos, com paridade',
  parity: true,
};

const withWords = (text: string, from: Value, to: Value): string => text.replace(from.words, to.words);

/** Art. 25 pays who entered until 2003 the last pay, and art. 27, I readjusts it with parity. */
const WHOLE_PAY = 'art. 25; art. 27, I';

/** Art. 24, caput, and art. 25: "que não tenham feito a opção de que trata o § 16". */
const OF_WHO_OPTED =
  'Quem optou pela previdência complementar: os arts. 24 e 25 falam de quem não optou; aqui, a média, até o teto do RGPS (art. 24, § 11). Confira.';

/** The rule for entry since 2004, or earlier with the option, and beside it that of entry until 2003. */
const byEntry = (rule: Rule, paid = average, fullPay = LAST_PAY): readonly Rule[] => [
  {
    ...rule,
    observations: [...rule.observations, OF_WHO_OPTED],
    stepLaw: { ...STEPS_OF_AVERAGE, ...rule.stepLaw },
    entry: { from: '2004-01-01', earlierIfOpted: true, article: `${LAW}, art. 24, caput` },
  },
  {
    ...rule,
    ...valued(fullPay),
    source: rule.source.replace(AVERAGE, WHOLE_PAY),
    valueLaw: `${LAW}, art. 25`,
    stepLaw: { ...rule.stepLaw, lastPay: `${LAW}, art. 25` },
    id: `${rule.id}-integralidade`,
    modality: `${rule.modality} – ingresso até 31/12/2003`,
    description: withWords(rule.description, paid, fullPay),
    entry: { until: '2003-12-31', article: `${LAW}, art. 25` },
    withoutComplementaryRegime:
      'O art. 25 da LC 1.100/2021 é de quem não fez a opção. De quem a fez nem o art. 24 nem o 25 falam: aqui, a média, até o teto do RGPS (art. 24, § 11). Confira.',
  },
];

const CHANGED_DEGREE =
  'Quem trabalhou sem deficiência, ou com mais de um grau, tem os tempos ajustados por regulamento do IPERON (LC 1.100/2021, art. 38): confira-o. O cálculo usa a tabela do Decreto 3.048/1999, art. 70-E.';

/** Art. 26, § 1 applies the fraction to the average of art. 24, and no article says it of the pay of art. 25. */
const FRACTION_OF_WHOLE_PAY = {
  confirmed: false,
  missing:
    'se a fração de quem ingressou até 31/12/2003 é da última remuneração (LC 1.100/2021, art. 25), como aqui, ou da média, a única que o art. 26, § 1º, nomeia',
  observations: [
    'Para ingresso até 31/12/2003 a lei não diz se a fração é da última remuneração (art. 25), como aqui, ou da média (art. 24), a única que o art. 26, § 1º, nomeia: confira.',
  ],
  stepLaw: { lastPay: `${LAW}, art. 25`, fraction: `${LAW}, art. 39, caput; art. 26, caput` },
} as const;

/** Arts. 35 to 39. By age the disability has to have lasted as long as the public service that is asked for. */
const disability = (locality: Locality): readonly Rule[] => {
  const times = inServiceOf({ publicService: 10, position: 5 });
  const base = { kind: 'disability', contributionCount: withoutConversion } as const;
  return [
    ...byEntry({
      ...localRule(locality, {
        article: 'art. 35, I a III',
        valueArticle: `art. 39, parágrafo único; ${AVERAGE}`,
        confirmed: false,
        missing: 'o regulamento do IPERON que ajusta os tempos de quem mudou de grau (LC 1.100/2021, art. 38)',
        observations: [CHANGED_DEGREE],
      }),
      ...base,
      ...valued(average),
      id: `${locality.prefix}-deficiencia-tempo`,
      modality: 'Pessoa com deficiência por tempo de contribuição (LC 1.100/2021 de Rondônia, art. 35, I a III)',
      description: `25/29/33 anos (homem) ou 20/24/28 (mulher) de contribuição com deficiência grave, moderada ou leve, mais 10 de serviço público e 5 no cargo; ${average.words}.`,
      requirements: [contributionByDegree, personWithDisability, ...times],
    }),
    ...byEntry(
      {
        ...localRule(locality, {
          article: 'art. 35, IV',
          valueArticle: `art. 39; art. 26; ${AVERAGE}`,
          confirmed: true,
        }),
        ...base,
        ...valued(proportional),
        stepLaw: { ...STEPS_OF_FRACTION, fraction: `${LAW}, art. 39, caput; art. 26, caput e § 1º` },
        id: `${locality.prefix}-deficiencia-idade`,
        modality: 'Pessoa com deficiência por idade (LC 1.100/2021 de Rondônia, art. 35, IV)',
        description: `60 anos (homem) ou 55 (mulher), 10 de serviço público e 5 no cargo, com deficiência de qualquer grau durante tempo igual; ${proportional.words}.`,
        requirements: [
          minimumAge(60, 55),
          { kind: 'disability', degree: 'any', years: 10 },
          personWithDisability,
          ...times,
        ],
      },
      proportional,
      proportionalLastPay,
    ).map((rule) => (rule.entry?.until === undefined ? rule : { ...rule, ...FRACTION_OF_WHOLE_PAY })),
  ];
};

/** Whom EC 146, art. 7, and LC 1.100, art. 34, name, and what `article` counts as police. */
export const policeOfRondonia = (article: string): string =>
  `Vale para policial civil, policial legislativo, policial penal e agente de segurança socioeducativo. Contam como cargo policial essas quatro atividades e a de militar nas Forças Armadas, nas polícias militares e nos corpos de bombeiros militares (${article}).`;

const CONVERSION =
  'A LC 1.100/2021, art. 17, § 5º, soma o tempo especial e o da pessoa com deficiência depois de convertidos em comum e não põe dia de fim: aqui o especial só é convertido até 13/11/2019, e o com deficiência conta sem conversão. Confira.';

const FRACTIONS: readonly Rule['kind'][] = ['incapacity', 'compulsory'];

/** Art. 17, § 5 (STF, Tema 942: since EC 103 the law of the entity says it), where contribution in common time is counted. */
export const withConversionInDoubt = (rule: Rule): Rule => {
  const countsIt =
    FRACTIONS.includes(rule.kind) || rule.requirements.some(({ kind }) => kind === 'contribution' || kind === 'points');
  return countsIt && rule.contributionCount === undefined
    ? { ...rule, observations: [...rule.observations, CONVERSION] }
    : rule;
};

/** LC 1.100/2021, art. 27: whatever the retirement, the day of entry says how it is readjusted. */
const BY_ENTRY =
  'Para ingresso até 31/12/2003 sem opção pela previdência complementar (LC 1.100/2021, art. 27, I); nos outros casos os proventos seguem o índice do RGPS.';

const readjustedByEntry = (rule: Rule): Rule => ({ ...rule, parity: BY_ENTRY });

const incapacityInRondonia = (locality: Locality): Rule => ({
  ...incapacityRule(locality, {
    article: 'art. 30',
    valueArticle: 'art. 24, caput e §§ 7º e 10; art. 26; art. 27',
    confirmed: true,
    value: {
      benefitCalculusMethod: 'INVALIDEZ_MEDIA_80',
      benefitParameters: WHOLE,
      words:
        'média das 80% maiores remunerações, limitada à última, proporcional ao tempo sobre 25 anos, ou inteira se acidente em serviço, moléstia profissional ou doença grave da lei',
    },
    observations: [
      'A média vale também para ingresso até 31/12/2003 (art. 30, §§ 13 e 14), ressalvado o direito adquirido a outro cálculo.',
      reviewedBy(
        'Constituição do Estado, art. 250, § 1º, I; LC 1.100/2021, art. 30, § 11: a cada dois anos, no mês do aniversário',
      ),
      'Quem volta a trabalho formal perde a aposentadoria (art. 30, § 10).',
    ],
  }),
  stepLaw: {
    ...STEPS_OF_FRACTION,
    average: `${LAW}, art. 30, §§ 13 e 14; art. 24, caput`,
    fraction: `${LAW}, art. 30, § 14; art. 26, caput e § 1º`,
    disease: `${LAW}, art. 30, caput e §§ 8º e 13`,
  },
});

/** `oldRulesUntil`: EC 146, art. 4, keeps the law of before for who turned 75 by that day. */
const compulsoryInRondonia = (locality: Locality, oldRulesUntil: IsoDate): Rule => ({
  ...compulsoryRule(locality, {
    from: dayAfter(oldRulesUntil),
    article: 'art. 31',
    valueArticle: 'art. 24, caput e §§ 7º e 10; art. 26; art. 27',
    confirmed: true,
    value: {
      benefitCalculusMethod: 'COMPULSORIA_PRE_REFORMA',
      benefitParameters: WHOLE,
      words: proportional.words,
    },
    observations: [
      'A aposentadoria vigora desde o dia anterior ao dos 75 anos (art. 31, § 1º).',
      'Quem fez 75 anos desde a LC 1.100/2021 até 31/12/2024: confira se lhe foi aplicada esta fração, sobre 25 anos.',
      'A fração é da média também para ingresso até 31/12/2003, a quem o art. 25 dá a última remuneração: o art. 26, § 1º, só nomeia a média do art. 24. Confira.',
    ],
  }),
  stepLaw: { ...STEPS_OF_FRACTION, fraction: `${LAW}, art. 31, caput; art. 26, caput e § 1º` },
});

/** What the complementary law alone asks for, cited as its own. */
export const permanentInRondonia = (state: Locality, oldRulesUntil: IsoDate): readonly Rule[] => {
  const locality = { ...state, law: LAW };
  return [
    ...byEntry(permanentRule(locality, { ...read, ...PERMANENT, article: 'art. 32', average, ages: [65, 62] })),
    ...byEntry(
      permanentRule(locality, {
        ...read,
        ...PERMANENT,
        article: 'art. 33',
        average,
        observations: [
          'Conta também o magistério em educação especial (art. 33, caput) e, de professor em escola de educação básica, o de direção, coordenação e assessoramento pedagógico (parágrafo único).',
        ],
        teacher: true,
        ages: [60, 57],
      }),
    ),
    ...byEntry(
      policeRule(locality, {
        ...read,
        article: 'art. 34',
        ...FEDERAL_POLICE,
        what: 'regra permanente, para ambos os sexos',
        inCareer: 5,
        value: average,
        observations: [policeOfRondonia('art. 34, parágrafo único')],
      }),
    ),
    ...disability(locality),
    ...exposureByPoints(locality, {
      ...read,
      article: 'art. 41',
      permanent: true,
      kinds: FEDERAL_EXPOSURE,
      publicService: 20,
      position: 5,
      value: average,
      observations: [
        'A exposição há de ser efetiva e permanente, provada por formulário, laudo ou PPP; o adicional de insalubridade não basta (art. 42, caput e §§ 1º a 4º).',
      ],
    }).flatMap((rule) => byEntry(rule)),
    readjustedByEntry(incapacityInRondonia(locality)),
    readjustedByEntry(compulsoryInRondonia(locality, oldRulesUntil)),
  ];
};
