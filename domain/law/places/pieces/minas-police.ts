/** Minas Gerais, ADCT, arts. 145 and 148: the police. Of who entered from 13/02/2015 to 15/09/2020 the rule (art. 148, § 4) was not read. */

import { byGender } from '../../rule/figures.ts';
import type { Rule } from '../../rule/rule.ts';
import { LAST_PAY, type Locality, type Value } from './locality.ts';
import { FEDERAL_POLICE, IN_THESE_CAREERS, policeRule } from './police.ts';

/** The plan of LC 132/2014 came into force on 12 or 13/02/2015. */
const LAST_DAY_BEFORE_THE_PLAN = '2015-02-12';

const COUNTED =
  'Contam como cargo policial o tempo nas Forças Armadas, nas polícias militares e nos bombeiros militares e o de agente penitenciário ou socioeducativo (ADCT, art. 148, § 1º).';

/** Art. 148: LC 51/1985 with an age, last pay and parity. */
const police = {
  article: 'ADCT, art. 148',
  years: [30, 25],
  inPolice: [20, 15],
  value: LAST_PAY,
  transition: true,
  entryUntil: LAST_DAY_BEFORE_THE_PLAN,
  confirmed: false,
  missing: 'o art. 148, §§ 3º e 4º, e o dia em que começou o plano da LC 132/2014',
  observations: [
    'Vale para ingresso na carreira até a vigência do plano de previdência complementar (LC 132/2014), em 12 ou 13/02/2015: quem ingressou num desses dias confira.',
    COUNTED,
  ],
} as const;

const intoTheCareer = (rule: Rule): Rule => ({ ...rule, entry: { ...rule.entry, into: 'policeCareer' } });

/** ADCT, art. 145, § 2, I: who entered after the amendment. */
const policeAfter = (locality: Locality, average: Value): Rule => ({
  ...policeRule(locality, {
    article: 'ADCT, art. 145, § 2º, I',
    valueArticle: 'LC 64/2002, art. 7º',
    ...FEDERAL_POLICE,
    what: 'polícia civil, penal, socioeducativa e legislativa, ingresso desde 16/09/2020',
    value: average,
    confirmed: true,
    observations: [
      IN_THESE_CAREERS,
      'O artigo não pede dia de ingresso; aqui vale para quem ingressou na carreira depois de 15/09/2020: quem ingressou antes tem o art. 148. Quem ingressou de 13/02/2015 a 15/09/2020 confira também esta regra.',
    ],
  }),
  entry: { from: '2020-09-16', into: 'policeCareer' },
});

/** Art. 148, § 3: entry until 16/12/1998, the age of § 2 falls a day for each day beyond 30 or 25 years. */
const withFallingAge = (rule: Rule): Rule => ({
  ...rule,
  modality: `Policial – ingresso até 16/12/1998, idade reduzida${rule.toll === undefined ? '' : ', com pedágio'} (EC 104/2020 de Minas Gerais, ADCT, art. 148, § 3º)`,
  description: `Ingresso até 16/12/1998: ${rule.toll === undefined ? 'sem pedágio, ' : 'com o pedágio de 50% do § 2º, '}51 anos de idade (homem) ou 49 (mulher), menos um dia por dia de contribuição além de 30/25 anos, e 20/15 de cargo policial; ${LAST_PAY.words}.`,
  entry: { until: '1998-12-16' },
  contested: POLICE_OF_1998,
  requirements: rule.requirements.map((needed) =>
    needed.kind === 'age' ? { ...needed, decrease: { per: 'day', beyondYears: byGender(30, 25) } } : needed,
  ),
});

const POLICE_OF_1998 =
  'ADCT, art. 148, § 3º: o TCE-MG respondeu em consulta (outubro de 2024) que quem ingressou até 16/12/1998 não paga o pedágio do § 2º; a outra leitura exige os dois. As duas são mostradas.';

const policeOf1998 = {
  ...police,
  article: 'ADCT, art. 148, §§ 2º e 3º',
  what: 'ingresso até 16/12/1998',
  ages: [51, 49],
  observations: [
    'Redução da idade e dispensa do pedágio conforme resposta do TCE-MG a consulta (outubro de 2024); confira o § 3º.',
    COUNTED,
  ],
} as const;

/** `average`: the value of the permanent rule. */
export const minasPolice = (locality: Locality, average: Value): readonly Rule[] => [
  ...[
    policeRule(locality, { ...police, what: 'polícia civil, penal, socioeducativa e legislativa', ages: [53, 50] }),
    policeRule(locality, {
      ...police,
      suffix: '-pedagio',
      what: 'polícia civil, penal, socioeducativa e legislativa, com pedágio',
      ages: [51, 49],
      toll: { percent: 50, measuredOn: locality.cutOff, of: 'contribution' },
    }),
  ].map(intoTheCareer),
  policeAfter(locality, average),
  withFallingAge(policeRule(locality, { ...policeOf1998, suffix: '-ingresso-1998' })),
  {
    ...withFallingAge(
      policeRule(locality, {
        ...policeOf1998,
        suffix: '-ingresso-1998-com-pedagio',
        toll: { percent: 50, measuredOn: locality.cutOff, of: 'contribution' },
      }),
    ),
    variantOf: 'mg-ec104-policial-ingresso-1998',
  },
];
