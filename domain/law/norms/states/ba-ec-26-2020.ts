/** Bahia: EC 26/2020 of 31/01/2020 and Lei 14.250/2020. The ages are those that the government sent in January 2020. */
import type { Norm } from '../rule.ts';
import type { Locality, Value } from './locality.ts';
import { federalMirror } from './mirror.ts';

const ba: Locality = {
  place: 'ba',
  prefix: 'ba-ec26',
  law: 'EC 26/2020 da Bahia',
  ruleYear: 2020,
  cutOff: '2020-01-31',
  source: 'EC 26/2020, arts. 3º, 4º e 9º; Lei 14.250/2020; EC 27/2021',
  checkedAt: [
    'https://pt.scribd.com/document/620518027/Cartilha-Reforma-Da-Previdencia-Da-Bahia-8',
    'https://pt.scribd.com/document/624853018/Cartilha-Informativa-de-Aposentadoria-Original',
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

export const baEc26: Norm = {
  id: 'ba-ec-26-2020',
  title: 'Bahia – Emenda Constitucional 26/2020',
  rules: federalMirror(ba, {
    permanentAges: [64, 61],
    permanentAgesOfTeachers: [59, 56],
    tollPercent: 60,
    average: sixtyPlusTwoOfBest90,
    tollAverage: wholeAverageOfBest90,
    articles: { points: 'art. 3º', toll: 'art. 4º' },
  }),
};
