/** EC 103/2019, art. 20: transition with the toll of 100%. */
import { inArticle } from '../../rule/figures.ts';
import type { Rule } from '../../rule/rule.ts';
import { TEACHERS_TOLL } from '../teachers-toll.ts';
import { contribution, minimumAge, position, publicService, teaching, union, VARIABLE_PAY } from './pieces.ts';

/** § 2, II: "os demais servidores", who are not those of item I (entry until 31/12/2003 without the option of art. 40, § 16). */
const others = {
  from: '2004-01-01',
  until: '2019-11-13',
  earlierIfOpted: true,
  article: 'EC 103/2019, art. 20, caput e § 2º, II',
} as const;

export const ec103Art20: readonly Rule[] = [
  {
    ...union,
    id: 'ec103-art20-pedagio-integralidade',
    modality: 'Transição com pedágio de 100% – integralidade e paridade (EC 103/2019, art. 20)',
    description:
      '60/57 anos, 35/30 de contribuição, 20 de serviço público, 5 no cargo e pedágio igual ao tempo que faltava em 13/11/2019; ingresso até 31/12/2003 garante a última remuneração.',
    ruleLaw: 'EC 103/2019, art. 20, caput, § 2º, I e § 3º, I',
    kind: 'toll',
    entry: { until: '2003-12-31', article: 'EC 103/2019, art. 20, § 2º, I' },
    withoutComplementaryRegime: true,
    requirements: [
      inArticle('EC 103/2019, art. 20, I', minimumAge(60, 57)),
      inArticle('EC 103/2019, art. 20, II e IV', contribution(35, 30)),
      inArticle('EC 103/2019, art. 20, III', publicService(20)),
      inArticle('EC 103/2019, art. 20, III', position(5)),
    ],
    toll: { percent: 100, measuredOn: '2019-11-13', of: 'contribution' },
    benefitCalculusMethod: 'INTEGRALIDADE_ULTIMA_REMUNERACAO',
    stepLaw: { lastPay: 'EC 103/2019, art. 20, § 2º, I; art. 4º, § 8º' },
    parity: true,
    abono: true,
    observations: [
      'Nesta regra a integralidade não exige 62 anos (mulher) ou 65 (homem).',
      'Não vale para quem optou pela previdência complementar (CF, art. 40, § 16).',
      VARIABLE_PAY,
    ],
    source: 'EC 103/2019, art. 20, I a IV, §§ 2º, I, e 3º, I; art. 4º, § 8º; art. 8º; EC 41/2003, art. 7º',
  },
  {
    ...union,
    id: 'ec103-art20-pedagio-media',
    modality: 'Transição com pedágio de 100% – média integral (EC 103/2019, art. 20)',
    description:
      'Ingresso de 01/01/2004 a 13/11/2019, ou antes com opção pela previdência complementar: mesmos requisitos do pedágio de 100%; o provento é 100% da média de todas as remunerações.',
    ruleLaw: 'EC 103/2019, art. 20, § 2º, II; art. 26, § 3º, I',
    kind: 'toll',
    entry: others,
    requirements: [
      inArticle('EC 103/2019, art. 20, I', minimumAge(60, 57)),
      inArticle('EC 103/2019, art. 20, II e IV', contribution(35, 30)),
      inArticle('EC 103/2019, art. 20, III', publicService(20)),
      inArticle('EC 103/2019, art. 20, III', position(5)),
    ],
    toll: { percent: 100, measuredOn: '2019-11-13', of: 'contribution' },
    benefitCalculusMethod: 'MEDIA_100_INTEGRAL',
    parity: false,
    abono: true,
    observations: ['100% da média, sem o redutor 60% + 2%.'],
    source: 'EC 103/2019, art. 20, caput, I a IV, §§ 2º, II, e 3º, II; art. 8º; art. 26, § 3º, I',
  },
  {
    ...union,
    id: 'ec103-art20-professor-integralidade',
    modality: 'Transição com pedágio de 100% – professor, integralidade e paridade (EC 103/2019, art. 20)',
    description:
      'Professor da educação básica: 55/52 anos, 30/25 de magistério, 20 de serviço público, 5 no cargo e pedágio de 100%; ingresso até 31/12/2003.',
    ruleLaw: 'EC 103/2019, art. 20, § 1º e § 2º, I',
    kind: 'toll',
    teacher: true,
    entry: { until: '2003-12-31', article: 'EC 103/2019, art. 20, § 2º, I' },
    withoutComplementaryRegime: true,
    requirements: [
      inArticle('EC 103/2019, art. 20, I e § 1º', minimumAge(55, 52)),
      inArticle('EC 103/2019, art. 20, II, IV e § 1º', teaching(30, 25)),
      inArticle('EC 103/2019, art. 20, III', publicService(20)),
      inArticle('EC 103/2019, art. 20, III', position(5)),
    ],
    toll: { percent: 100, measuredOn: '2019-11-13', of: 'teaching' },
    benefitCalculusMethod: 'INTEGRALIDADE_ULTIMA_REMUNERACAO',
    stepLaw: { lastPay: 'EC 103/2019, art. 20, § 2º, I; art. 4º, § 8º' },
    parity: true,
    abono: true,
    observations: [
      'O pedágio do professor é medido sobre 30/25 anos.',
      TEACHERS_TOLL,
      'Não vale para quem optou pela previdência complementar (CF, art. 40, § 16).',
      VARIABLE_PAY,
    ],
    source: 'EC 103/2019, art. 20, I a IV, §§ 1º, 2º, I, e 3º, I; art. 4º, § 8º; art. 8º; EC 41/2003, art. 7º',
  },
  {
    ...union,
    id: 'ec103-art20-professor-media',
    modality: 'Transição com pedágio de 100% – professor, média integral (EC 103/2019, art. 20)',
    description:
      'Professor com ingresso de 01/01/2004 a 13/11/2019, ou antes com opção pela previdência complementar: mesmos requisitos do pedágio do professor e 100% da média.',
    ruleLaw: 'EC 103/2019, art. 20, §§ 1º e 2º, II; art. 26, § 3º, I',
    kind: 'toll',
    teacher: true,
    entry: others,
    requirements: [
      inArticle('EC 103/2019, art. 20, I e § 1º', minimumAge(55, 52)),
      inArticle('EC 103/2019, art. 20, II, IV e § 1º', teaching(30, 25)),
      inArticle('EC 103/2019, art. 20, III', publicService(20)),
      inArticle('EC 103/2019, art. 20, III', position(5)),
    ],
    toll: { percent: 100, measuredOn: '2019-11-13', of: 'teaching' },
    benefitCalculusMethod: 'MEDIA_100_INTEGRAL',
    parity: false,
    abono: true,
    observations: [TEACHERS_TOLL, 'Sem paridade.'],
    source: 'EC 103/2019, art. 20, caput, I a IV, §§ 1º, 2º, II, e 3º, II; art. 8º; art. 26, § 3º, I',
  },
];
