/** Constituição de 1988, art. 40, original text: rights complete until EC 20/1998 was published (EC 20, art. 3). */
import { inArticle } from '../../rule/figures.ts';
import { EVERY_ENTITY, type Norm } from '../../rule/rule.ts';
import {
  ABONO_WITH_30_25,
  contribution,
  FRACTION_OF_LAST_PAY_NOT_READ,
  minimumAge,
  servant,
  teachingOfAnyLevel,
} from './pieces.ts';

const original = {
  ...servant,
  place: EVERY_ENTITY,
  ruleYear: 1988,
  window: { from: '1988-10-05', to: '1998-12-16' },
} as const;

export const cf1988: Norm = {
  id: 'cf-1988',
  title: 'Constituição Federal de 1988, art. 40 (redação original)',
  rules: [
    {
      ...original,
      id: 'cf88-original-tempo-integral',
      modality: 'Voluntária por tempo de serviço – integral (texto original da CF/88)',
      description:
        'Aposentadoria integral só por tempo de serviço, sem idade mínima, para quem completou o tempo até 16/12/1998.',
      ruleLaw: 'CF/88, art. 40, III, a (redação original); EC 20/1998, art. 3º',
      kind: 'time',
      requirements: [inArticle('CF/88, art. 40, III, a (redação original)', contribution(35, 30))],
      benefitCalculusMethod: 'INTEGRALIDADE_ULTIMA_REMUNERACAO',
      stepLaw: { lastPay: 'CF/88, art. 40, III, a (redação original)' },
      parity: true,
      abono: true,
      observations: [
        'Direito adquirido: basta ter completado o tempo até 16/12/1998, ainda que o pedido seja feito depois.',
        'Não há idade mínima nem tempo mínimo no cargo ou no serviço público.',
        'Licença-prêmio não gozada pode entrar em dobro neste corte.',
        'Magistrados e membros do MP: no texto original do art. 93, VI, a facultativa com proventos integrais era aos 30 anos de serviço, com 5 de judicatura; esse direito não é calculado aqui.',
      ],
      source:
        'CF/88, art. 40, III, a e § 4º (redação original); art. 93, VI (redação original); art. 129, § 4º (redação original); EC 20/1998, art. 3º; EC 41/2003, art. 3º; art. 7º',
    },
    {
      ...original,
      id: 'cf88-original-professor-integral',
      modality: 'Voluntária do professor – integral (texto original da CF/88)',
      description:
        'Aposentadoria integral do professor com 30 anos (homem) ou 25 anos (mulher) em funções de magistério, sem idade mínima, até 16/12/1998.',
      ruleLaw: 'CF/88, art. 40, III, b (redação original); EC 20/1998, art. 3º',
      kind: 'time',
      teacher: true,
      requirements: [inArticle('CF/88, art. 40, III, b (redação original)', teachingOfAnyLevel(30, 25))],
      benefitCalculusMethod: 'INTEGRALIDADE_ULTIMA_REMUNERACAO',
      stepLaw: { lastPay: 'CF/88, art. 40, III, b (redação original)' },
      parity: true,
      abono: true,
      observations: [
        'O texto original fala só em funções de magistério: não restringe à educação infantil, fundamental e médio, logo alcança o professor universitário.',
        'Todo o tempo deve ser de magistério.',
      ],
      source: 'CF/88, art. 40, III, b e § 4º (redação original); EC 20/1998, art. 3º; EC 41/2003, art. 3º; art. 7º',
    },
    {
      ...original,
      id: 'cf88-original-tempo-proporcional',
      modality: 'Voluntária por tempo de serviço – proporcional (texto original da CF/88)',
      description:
        'Aposentadoria proporcional aos 30 anos de serviço (homem) ou 25 (mulher), sem idade mínima, completados até 16/12/1998.',
      ruleLaw: 'CF/88, art. 40, III, c (redação original); EC 20/1998, art. 3º',
      kind: 'time',
      requirements: [inArticle('CF/88, art. 40, III, c (redação original)', contribution(30, 25))],
      benefitCalculusMethod: 'PROPORCIONAL_ULTIMA_REMUNERACAO',
      stepLaw: {
        lastPay: 'CF/88, art. 40, III, c (redação original)',
        fraction: 'CF/88, art. 40, III, c (redação original)',
      },
      parity: true,
      abono: true,
      observations: [
        'Proventos = última remuneração × tempo ÷ 35 anos (homem) ou 30 anos (mulher).',
        'Na União o provento proporcional deste regime não ficava abaixo de 1/3 da remuneração (Lei 8.112/1990, art. 191).',
        'O tempo posterior a 16/12/1998 não melhora a fração quando se usa o direito adquirido.',
      ],
      source:
        'CF/88, art. 40, III, c e § 4º (redação original); EC 20/1998, art. 3º; EC 41/2003, art. 3º; art. 7º; Lei 8.112/1990, art. 191',
      confirmed: false,
      missing: FRACTION_OF_LAST_PAY_NOT_READ,
    },
    {
      ...original,
      id: 'cf88-original-idade-proporcional',
      modality: 'Voluntária por idade – proporcional (texto original da CF/88)',
      description:
        'Aposentadoria por idade aos 65 anos (homem) ou 60 (mulher), com proventos proporcionais ao tempo de serviço, até 16/12/1998.',
      ruleLaw: 'CF/88, art. 40, III, d (redação original); EC 20/1998, art. 3º',
      kind: 'age',
      requirements: [inArticle('CF/88, art. 40, III, d (redação original)', minimumAge(65, 60))],
      benefitCalculusMethod: 'PROPORCIONAL_ULTIMA_REMUNERACAO',
      stepLaw: {
        lastPay: 'CF/88, art. 40, III, d (redação original)',
        fraction: 'CF/88, art. 40, III, d (redação original)',
      },
      parity: true,
      abono: ABONO_WITH_30_25,
      observations: ['Não exige tempo mínimo; o tempo só define a fração.'],
      source:
        'CF/88, art. 40, III, d e § 4º (redação original); EC 20/1998, art. 3º; EC 41/2003, art. 3º; art. 7º; Lei 8.112/1990, art. 191',
      confirmed: false,
      missing: FRACTION_OF_LAST_PAY_NOT_READ,
    },
    {
      ...original,
      id: 'cf88-original-compulsoria-70',
      modality: 'Compulsória aos 70 anos – proporcional (texto original da CF/88)',
      description:
        'Aposentadoria compulsória aos 70 anos, com proventos proporcionais ao tempo de serviço, entre 05/10/1988 e 16/12/1998.',
      ruleLaw: 'CF/88, art. 40, II (redação original)',
      kind: 'compulsory',
      requirements: [minimumAge(70)],
      benefitCalculusMethod: 'PROPORCIONAL_ULTIMA_REMUNERACAO',
      stepLaw: { lastPay: 'CF/88, art. 40, II (redação original)', fraction: 'CF/88, art. 40, II (redação original)' },
      parity: true,
      abono: false,
      observations: [
        'Magistrados e membros do MP: no texto original do art. 93, VI, a compulsória aos 70 era com proventos integrais e a facultativa exigia 30 anos de serviço, com 5 de judicatura.',
        'Policial: a compulsória era aos 65 anos (LC 51/1985, art. 1º, II, na redação original), em regra própria quando um registro de polícia alcança esse dia.',
      ],
      source:
        'CF/88, art. 40, II e § 4º (redação original); art. 93, VI (redação original); art. 129, § 4º (redação original); EC 20/1998, art. 3º; EC 41/2003, art. 3º; art. 7º; Lei 8.112/1990, art. 191',
      confirmed: false,
      missing: FRACTION_OF_LAST_PAY_NOT_READ,
    },
  ],
};
