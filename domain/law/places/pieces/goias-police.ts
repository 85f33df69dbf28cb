/** Goiás, CE, art. 97, §§ 4-C and 4-D: the civil police, the prison and the youth agents, by the day of entry. */

import { OPTEE_WITHIN_CEILING } from '../../norms/rpps/pieces.ts';
import type { Rule } from '../../rule/rule.ts';
import { LAST_PAY, type Locality, SIXTY_PLUS_TWO } from './locality.ts';
import { COUNTED_BY_ART_5, FEDERAL_POLICE, IN_THESE_CAREERS, INJUNCTION_WHERE_ADOPTED, policeRule } from './police.ts';

const WHO = 'Vale para policial civil, agente penitenciário e agente socioeducativo do Estado.';

const SAID_OF_2021 =
  'Uma lei do Estado de dezembro de 2021 dá ao policial civil a remuneração do cargo e a revisão com os da ativa';
const LAW_OF_2021 =
  'a lei estadual de dezembro de 2021 que dá ao policial civil a remuneração do cargo e a revisão com os da ativa';

/** CE, art. 97, § 4-C: "na forma do art. 5º da referida emenda". */
const policeBefore = {
  confirmed: false,
  missing: LAW_OF_2021,
  article: 'CE, art. 97, § 4º-C',
  valueArticle: 'EC 103/2019, art. 5º; LC 51/1985, art. 1º, II',
  years: [30, 25],
  inPolice: [20, 15],
  value: LAST_PAY,
  transition: true,
  entryUntil: '2019-11-13',
  observations: [WHO, COUNTED_BY_ART_5, INJUNCTION_WHERE_ADOPTED, `${SAID_OF_2021}: confira-a.`],
} as const;

const intoTheCareer = (rule: Rule): Rule => ({
  ...rule,
  entry: { ...rule.entry, into: 'policeCareer', article: 'CE, art. 97, § 4º-C' },
  observations: [...rule.observations, OPTEE_WITHIN_CEILING],
});

/** `valueOfArticle10`: the items of EC 103 by which who entered later is paid. */
export const policeOfGoias = (locality: Locality, valueOfArticle10: string): readonly Rule[] => [
  ...[
    policeRule(locality, { ...policeBefore, what: 'ingresso até 13/11/2019', ages: [55, 55] }),
    policeRule(locality, {
      ...policeBefore,
      article: 'CE, art. 97, § 4º-C; EC 103/2019, art. 5º, § 3º',
      suffix: '-pedagio',
      what: 'ingresso até 13/11/2019, com pedágio',
      ages: [53, 52],
      toll: { percent: 100, measuredOn: '2019-11-13', of: 'contribution' },
    }),
  ].map(intoTheCareer),
  {
    ...policeRule(locality, {
      article: 'CE, art. 97, § 4º-D',
      valueArticle: `CE, art. 97, § 3º; EC 103/2019, ${valueOfArticle10}`,
      confirmed: false,
      missing: `${LAW_OF_2021}: se alcança quem ingressou desde 14/11/2019`,
      ...FEDERAL_POLICE,
      what: 'ingresso desde 14/11/2019',
      value: SIXTY_PLUS_TWO,
      observations: [
        WHO,
        IN_THESE_CAREERS,
        INJUNCTION_WHERE_ADOPTED,
        `${SAID_OF_2021}: confira se alcança quem ingressou desde 14/11/2019. O valor daqui é o da Constituição do Estado, art. 97, § 4º-D.`,
      ],
    }),
    entry: { from: '2019-11-14', into: 'policeCareer', article: 'CE, art. 97, § 4º-D' },
  },
];
