/** EC 47/2005, art. 3: in force since 31/12/2003 (art. 6), until the entity endorses its repeal (EC 103/2019, arts. 35, IV, and 36, II). */
import { age, byGender, inArticle } from '../../rule/figures.ts';
import type { Requirement } from '../../rule/requirement.ts';
import { EVERY_ENTITY, type Norm } from '../../rule/rule.ts';
import {
  AGE_AND_TIME,
  career,
  contribution,
  fixedPoints,
  NO_REDUCTION_OF_TEACHERS,
  position,
  publicService,
  servant,
  UNTIL_ENDORSED,
} from './pieces.ts';

/** Art. 3, III: one year of age less for each whole year of contribution beyond 35 or 30. */
const ageFallingWithExtraYears: Requirement = {
  kind: 'age',
  months: byGender(age(60), age(55)),
  decrease: { per: 'year', beyondYears: byGender(35, 30) },
};

const untilEndorsement = {
  ...servant,
  place: EVERY_ENTITY,
  ruleYear: 2005,
  window: { from: '2003-12-31', to: 'endorsement' },
} as const;

export const ec47: Norm = {
  id: 'ec-47-2005',
  title: 'Emenda Constitucional 47/2005',
  rules: [
    {
      ...untilEndorsement,
      id: 'ec47-art3-formula-85-95',
      modality: 'Transição da EC 47/2005, art. 3º – fórmula 85/95',
      description:
        'Ingresso até 16/12/1998: 35/30 de contribuição, 25 de serviço público, 15 de carreira e 5 no cargo; cada ano de contribuição a mais reduz um ano na idade de 60/55.',
      ruleLaw: 'EC 47/2005, art. 3º',
      kind: 'points',
      entry: { until: '1998-12-16', article: 'EC 47/2005, art. 3º, caput' },
      withoutComplementaryRegime: true,
      requirements: [
        inArticle(`EC 47/2005, art. 3º, III; ${AGE_AND_TIME}`, ageFallingWithExtraYears),
        inArticle('EC 47/2005, art. 3º, I', contribution(35, 30)),
        inArticle('EC 47/2005, art. 3º, II', publicService(25)),
        inArticle('EC 47/2005, art. 3º, II', career(15)),
        inArticle('EC 47/2005, art. 3º, II', position(5)),
        inArticle('EC 47/2005, art. 3º, III', fixedPoints(95, 85)),
      ],
      benefitCalculusMethod: 'INTEGRALIDADE_ULTIMA_REMUNERACAO',
      stepLaw: { lastPay: 'EC 47/2005, art. 3º, caput' },
      parity: true,
      abono: true,
      observations: [
        'Produziu efeitos desde 31/12/2003, embora publicada em 06/07/2005.',
        NO_REDUCTION_OF_TEACHERS,
        'A paridade alcança a pensão do servidor aposentado por esta regra.',
        ...UNTIL_ENDORSED,
      ],
      source: `EC 47/2005, art. 3º, caput, I a III e parágrafo único; art. 6º; ${AGE_AND_TIME}; EC 41/2003, art. 7º; EC 103/2019, art. 3º, § 3º; art. 35, IV; art. 36, II`,
    },
  ],
};
