/**
 * Acre: EC 52/2019 was not found, and the figures are the federal ones. LC 436/2023 (LC 154/2005, arts. 25, § 3, and 46-A) was
 * read at its beginning: the value of incapacity and of disability, and the times of disability.
 */

import { withoutConversion } from '../norms/rpps/pieces.ts';
import { personWithDisability } from '../rule/pieces.ts';
import type { Requirement } from '../rule/requirement.ts';
import type { Norm, Rule } from '../rule/rule.ts';
import { inServiceOf, localityOf, localRule, type Value, valued } from './pieces/locality.ts';
import { federalMirror } from './pieces/mirror.ts';
import { policeAsReported } from './pieces/reported.ts';
import { incapacityRule } from './pieces/special.ts';
import type { Place } from './place.ts';
import { NOT_READ, type ReformedRegime } from './regime-entry.ts';
import { asTheUniao } from './uniao.ts';

const regime: ReformedRegime = {
  regimeId: 12,
  name: 'Acre (Estado)',
  uf: 'AC',
  institute: 'Acreprevidência',
  ownReform: true,
  reformDate: '2019-11-28',
  reformDayDoubt: { lastDay: '2019-12-03', why: 'a reforma passou em 26/11/2019 e a LC 364 é de 03/12/2019.' },
  norm: 'EC 52/2019; LC 364/2019; LC 436/2023',
  confirmed: false,
  endorsement: NOT_READ,
  note: 'Reforma aprovada na Assembleia em 26/11/2019; a LC 364 é de 03/12/2019, e o dia da publicação da EC 52 não está confirmado.',
  warning:
    'Acre: a EC 52/2019 não foi conferida no texto. As figuras são as da União, que a proposta repetia; a da polícia (55 anos, 30 de contribuição e 25 na carreira) é a da proposta, e o dia da reforma não é certo.',
};

const locality = localityOf(regime, {
  prefix: 'ac-ec52',
  law: 'EC 52/2019 do Acre',
  ruleYear: 2019,
  points: asTheUniao,
  observations: ['O cálculo adota as regras da União; confira a legislação do Estado antes de usar.'],
});

/** LC 436/2023 in the official journal, taken as its first day. */
const LC_436 = '2023-07-07';
const EVE_OF_LC_436 = '2023-07-06';
const underLc436 = { ...locality, law: 'LC 436/2023 do Acre', ruleYear: 2023, cutOff: LC_436, observations: [] };

/** LC 154/2005, art. 25, § 3: of the average of caput and § 1, which were not seen. */
const WHOLE_AVERAGE_LIMITED: Value = {
  benefitCalculusMethod: 'MEDIA_100_LIMITADA_ULTIMA_REMUNERACAO',
  words: '100% da média, limitada à remuneração do cargo',
};

const valueOfLc436 = {
  confirmed: false,
  missing: 'o caput e o § 1º do art. 25 da LC 154/2005, de que sai a média; a vigência da LC 436/2023',
  observations: [
    'O cálculo adota a média de todas as remunerações desde 07/1994 e a vigência em 07/07/2023; confira na LC 154/2005.',
  ],
} as const;

const POLICE =
  'A proposta da EC 52/2019 do Acre pedia ao policial civil, penal e socioeducativo 55 anos, 30 de contribuição e 25 na carreira; o texto publicado não é conhecido aqui. A LC 51/1985, sem idade, é dada até o dia da reforma.';

/** Until LC 436/2023 the value of the União, adopted as all of EC 52. */
const incapacityUntilLc436 = (rule: Rule): Rule => ({
  ...rule,
  id: `${rule.id}-ate-07-2023`,
  modality: `${rule.modality}, até a LC 436/2023`,
  window: { ...rule.window, to: EVE_OF_LC_436 },
});

/** Art. 46-A, I to III: the same years for men and women. */
const byDegree: Requirement = {
  kind: 'disability',
  degree: 'preponderant',
  yearsByDegree: { high: 20, medium: 24, low: 28 },
};

const ofDisability: Rule = {
  ...localRule(underLc436, {
    ...valueOfLc436,
    article: 'art. 1º',
    missing: `o fim do art. 46-A (inciso IV, aos 55 anos); ${valueOfLc436.missing}`,
    observations: [
      ...valueOfLc436.observations,
      'Para quem mudou de grau o cálculo usa a tabela do Decreto 3.048/1999, art. 70-E: confira na lei do Estado como os tempos se ajustam.',
      'O art. 46-A, IV, tem ainda a aposentadoria aos 55 anos, que não é calculada aqui; confira o tempo que ela pede.',
    ],
  }),
  ...valued(WHOLE_AVERAGE_LIMITED),
  id: 'ac-lc436-deficiencia-tempo',
  modality: 'Pessoa com deficiência por tempo de contribuição (LC 436/2023 do Acre, art. 46-A da LC 154/2005)',
  description: `20, 24 ou 28 anos de contribuição com deficiência grave, moderada ou leve, para homens e mulheres, mais 10 de serviço público e 5 no cargo; ${WHOLE_AVERAGE_LIMITED.words}.`,
  kind: 'disability',
  contributionCount: withoutConversion,
  requirements: [byDegree, personWithDisability, ...inServiceOf({ publicService: 10, position: 5 })],
};

const norm: Norm = {
  id: 'ac-ec-52-2019',
  title: 'Acre – Emenda Constitucional 52/2019',
  rules: [
    ...federalMirror(locality).map((rule) => (rule.kind === 'incapacity' ? incapacityUntilLc436(rule) : rule)),
    incapacityRule(underLc436, { ...valueOfLc436, article: 'art. 1º', value: WHOLE_AVERAGE_LIMITED }),
    ofDisability,
    policeAsReported(locality, POLICE),
  ],
};

export const ac: Place = {
  regime,
  complementaryRegime: NOT_READ,
  points: locality.points,
  norm,
};
