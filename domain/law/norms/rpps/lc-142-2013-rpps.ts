/** LC 142/2013 applied to public servants by court order, until the reform of the entity. */
import { inArticle } from '../../rule/figures.ts';
import { personWithDisability } from '../../rule/pieces.ts';
import { EVERY_ENTITY, type Norm } from '../../rule/rule.ts';
import {
  ABONO_OF_THE_COURT,
  contribution,
  contributionByDegree,
  minimumAge,
  servant,
  withoutConversion,
} from './pieces.ts';

const untilReform = {
  ...servant,
  place: EVERY_ENTITY,
  ruleYear: 2013,
  window: { from: '2013-11-09', to: 'reform' },
} as const;

const byCourtOrder = {
  ...untilReform,
  kind: 'disability',
  contributionCount: withoutConversion,
  parity: false,
  abono: true,
  observations: [
    'A Súmula Vinculante 33 não alcança a deficiência: depende de mandado de injunção ou de lei do ente.',
    'É possibilidade judicial, não direito automático.',
    ABONO_OF_THE_COURT,
    'A Portaria MTP 1.467/2022, anexo V, art. 4º, pede também 10 anos de serviço público e 5 no cargo; a que entes se aplica, confira no art. 1º do anexo.',
  ],
  confirmed: false,
} as const;

const BY_AGE = 'LC 142/2013, art. 3º, IV';

const LAW =
  'CF/88, art. 40, § 4º, I (redação da EC 47/2005); LC 142/2013 por analogia; EC 103/2019, art. 22, parágrafo único';

export const lc142: Norm = {
  id: 'lc-142-2013-rpps',
  title: 'Lei Complementar 142/2013 aplicada ao servidor',
  rules: [
    {
      ...byCourtOrder,
      id: 'pre103-deficiencia-lc142',
      modality: 'Pessoa com deficiência – LC 142/2013 por mandado de injunção (regra anterior à reforma)',
      description:
        'Tempos da LC 142/2013 aplicados ao servidor por decisão judicial, enquanto o ente não tem lei própria.',
      ruleLaw: LAW,
      requirements: [contributionByDegree, personWithDisability],
      benefitCalculusMethod: 'LC142_TEMPO_100_DA_MEDIA',
      source:
        'CF/88, art. 40, § 4º, I (redação da EC 47/2005); LC 142/2013, art. 3º, I a III; art. 7º; art. 8º, I; art. 11; Decreto 3.048/1999, art. 70-A; art. 70-E; EC 103/2019, art. 3º, caput; art. 22, parágrafo único; Portaria MTP 1.467/2022, anexo V',
    },
    {
      ...byCourtOrder,
      id: 'pre103-deficiencia-lc142-idade',
      modality: 'Pessoa com deficiência por idade – LC 142/2013 por mandado de injunção (regra anterior à reforma)',
      description:
        '60 anos (homem) ou 55 (mulher), 15 de contribuição e 15 com deficiência de qualquer grau, pela LC 142/2013 aplicada ao servidor por decisão judicial.',
      ruleLaw: LAW,
      requirements: [
        inArticle(BY_AGE, minimumAge(60, 55)),
        inArticle(BY_AGE, contribution(15)),
        { kind: 'disability', degree: 'any', years: 15, article: BY_AGE },
        personWithDisability,
      ],
      benefitCalculusMethod: 'LC142_IDADE_70_MAIS_1',
      source:
        'CF/88, art. 40, § 4º, I (redação da EC 47/2005); LC 142/2013, art. 3º, IV; art. 8º, II; art. 11; Decreto 3.048/1999, art. 70-A; EC 103/2019, art. 3º, caput; art. 22, parágrafo único; Portaria MTP 1.467/2022, anexo V',
    },
  ],
};
