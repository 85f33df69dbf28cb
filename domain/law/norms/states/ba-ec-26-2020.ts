/** Bahia: EC 26/2020 of 31/01/2020 and Lei 14.250/2020. The ages are those that the government sent in January 2020. */
import type { Norm } from '../../rule/rule.ts';
import { LAST_PAY, type Locality, type Value } from './locality.ts';
import { federalMirror } from './mirror.ts';
import { policeRule } from './special.ts';

const ba: Locality = {
  place: 'ba',
  prefix: 'ba-ec26',
  law: 'EC 26/2020 da Bahia',
  ruleYear: 2020,
  cutOff: '2020-01-31',
  source: 'EC 26/2020, arts. 3º, 4º e 9º; Lei 14.250/2020; EC 27/2021; emenda de dezembro de 2025 (art. 5º)',
  checkedAt: [
    'https://pt.scribd.com/document/620518027/Cartilha-Reforma-Da-Previdencia-Da-Bahia-8',
    'https://pt.scribd.com/document/624853018/Cartilha-Informativa-de-Aposentadoria-Original',
    'https://www.legisweb.com.br/legislacao/?id=487691',
    'https://jornaldachapada.com.br/2020/01/15/bahia-governo-encaminha-ao-legislativo-projeto-de-reforma-da-previdencia-com-modificacoes-sugeridas-por-servidores',
  ],
};

const sixtyPlusTwoOfBest90: Value = {
  benefitCalculusMethod: 'MEDIA_100_60_MAIS_2',
  benefitParameters: { bestShare: 90 },
  words: '60% da média das 90% maiores remunerações mais 2% por ano acima de 20',
};

const wholeAverageOfBest90: Value = {
  benefitCalculusMethod: 'MEDIA_100_INTEGRAL',
  benefitParameters: { bestShare: 90 },
  words: '100% da média das 90% maiores remunerações',
};

/** Art. 5 as the amendment published on 11/12/2025 rewrote it. */
const REWRITTEN = '2025-12-11';
const police = {
  article: 'art. 5º, na redação de dezembro de 2025',
  years: [30, 25],
  inPolice: [20, 15],
  value: LAST_PAY,
  transition: true,
  confirmed: true,
} as const;

export const baEc26: Norm = {
  id: 'ba-ec-26-2020',
  title: 'Bahia – Emenda Constitucional 26/2020',
  rules: [
    ...federalMirror(ba, {
      permanentAges: [64, 61],
      permanentAgesOfTeachers: [59, 56],
      tollPercent: 60,
      average: sixtyPlusTwoOfBest90,
      tollAverage: wholeAverageOfBest90,
      articles: { points: 'art. 3º', toll: 'art. 4º' },
    }),
    ...[
      policeRule(ba, { ...police, suffix: '-idade', what: 'polícia civil e penal', ages: [55, 53] }),
      policeRule(ba, {
        ...police,
        suffix: '-pedagio',
        what: 'polícia civil e penal, com pedágio',
        ages: [53, 52],
        toll: { percent: 50, measuredOn: '2020-01-31', of: 'contribution' },
      }),
    ].map((rule) => ({ ...rule, ruleYear: 2025, window: { from: REWRITTEN, to: null } })),
  ],
};
