/** Invalidity before the reform: EC 41/2003 art. 6-A (EC 70/2012; its repeal: EC 103/2019, arts. 35, III, and 36, II) and art. 40, § 1, I with the average. */
import { inArticle } from '../../rule/figures.ts';
import { EVERY_ENTITY, type Norm } from '../../rule/rule.ts';
import {
  FRACTION_NOT_READ,
  FRACTION_OF_LAST_PAY_NOT_READ,
  incapacity,
  OPTEE_WITHIN_CEILING,
  servant,
  UNTIL_ENDORSED,
} from './pieces.ts';

const untilReform = {
  ...servant,
  place: EVERY_ENTITY,
  window: { from: '2003-12-31', to: 'reform' },
} as const;

const GRAVE_DISEASE =
  'Sem a causa em serviço informada são mostrados dois valores: o proporcional e, se a causa for doença grave, contagiosa ou incurável, na forma da lei, o integral (CF/88, art. 40, § 1º, I, redação da EC 41/2003; na União, as doenças da Lei 8.112/1990, art. 186, § 1º).';

export const ec70: Norm = {
  id: 'ec-70-2012',
  title: 'Emenda Constitucional 70/2012 e invalidez anterior à reforma',
  rules: [
    {
      ...untilReform,
      window: { from: '2003-12-31', to: 'endorsement' },
      id: 'pre103-invalidez-ingresso-ate-2003',
      modality: 'Invalidez permanente – ingresso até 31/12/2003 (EC 70/2012)',
      description:
        'Invalidez anterior à reforma para quem ingressou até 31/12/2003: base é a remuneração do cargo, integral nas causas graves e proporcional nas demais, com paridade.',
      ruleLaw: 'EC 41/2003, art. 6º-A (EC 70/2012); CF/88, art. 40, § 1º, I (redação da EC 41/2003)',
      ruleYear: 2012,
      kind: 'incapacity',
      entry: { until: '2003-12-31', article: 'EC 41/2003, art. 6º-A, caput' },
      requirements: [inArticle('CF/88, art. 40, § 1º, I (redação da EC 41/2003)', incapacity)],
      benefitCalculusMethod: 'INVALIDEZ_EC70',
      stepLaw: { lastPay: 'EC 41/2003, art. 6º-A, caput' },
      parity: true,
      abono: false,
      observations: [
        'Proporcional mesmo com EC 70 quando a causa não é acidente em serviço, moléstia profissional ou doença grave prevista em lei.',
        GRAVE_DISEASE,
        'Efeito financeiro da revisão das invalidezes de 2004 em diante só a partir da promulgação, 29/03/2012 (EC 70/2012, art. 2º).',
        OPTEE_WITHIN_CEILING,
        'O fato gerador é a data da incapacidade; a causa em serviço é informada no cadastro do cliente.',
        ...UNTIL_ENDORSED,
      ],
      source:
        'EC 41/2003, art. 6º-A, caput e parágrafo único; art. 7º; EC 70/2012, art. 1º; art. 2º; CF/88, art. 40, § 1º, I (redação da EC 41/2003); Lei 8.112/1990, art. 186, I e § 1º; art. 191; EC 103/2019, art. 3º; art. 35, III; art. 36, II',
      confirmed: false,
      missing: FRACTION_OF_LAST_PAY_NOT_READ,
    },
    {
      ...untilReform,
      id: 'pre103-invalidez-ingresso-apos-2003',
      modality: 'Invalidez permanente – ingresso após 31/12/2003',
      description:
        'Invalidez anterior à reforma para quem ingressou a partir de 01/01/2004: média das 80% maiores, integral nas causas graves e proporcional nas demais.',
      ruleLaw: 'CF/88, art. 40, § 1º, I (redação da EC 41/2003); Lei 10.887/2004, art. 1º',
      ruleYear: 2003,
      kind: 'incapacity',
      entry: { from: '2004-01-01', article: 'EC 41/2003, art. 6º-A, caput' },
      requirements: [inArticle('CF/88, art. 40, § 1º, I (redação da EC 41/2003)', incapacity)],
      benefitCalculusMethod: 'INVALIDEZ_MEDIA_80',
      parity: false,
      abono: false,
      observations: ['Sem paridade.', GRAVE_DISEASE],
      source:
        'CF/88, art. 40, § 1º, I, §§ 3º, 8º e 17 (redação da EC 41/2003); EC 41/2003, art. 6º-A, caput; Lei 8.112/1990, art. 186, I e § 1º; Lei 10.887/2004, art. 1º; EC 103/2019, art. 3º',
      confirmed: false,
      missing: FRACTION_NOT_READ,
    },
  ],
};
