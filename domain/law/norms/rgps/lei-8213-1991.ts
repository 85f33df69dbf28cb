/** Lei 8.213/1991: retirement by age, rural, hybrid and special, complete until the reform. */
import { inArticle } from '../../rule/figures.ts';
import type { SpecialBase } from '../../rule/requirement.ts';
import type { Norm, Rule } from '../../rule/rule.ts';
import {
  ALSO_ANOTHER_CATEGORY,
  acquired,
  carenciaOfArt142,
  EXPOSED_WORK_STOPS_IT,
  minimumAge,
  RURAL_CARENCIA,
  withoutConversion,
} from './pieces.ts';

const special = (years: SpecialBase): Rule => ({
  ...acquired,
  id: `rgps-pre-especial-${years}`,
  modality: `Aposentadoria especial de ${years} anos (direito adquirido)`,
  description: `${years} anos de exposição a agentes nocivos completos até 13/11/2019, sem idade mínima e com 100% da média.`,
  ruleLaw: 'Lei 8.213/1991, arts. 57 e 58; EC 103/2019, art. 3º',
  ruleYear: 1991,
  kind: 'special',
  contributionCount: withoutConversion,
  requirements: [{ kind: 'special', years, article: 'Lei 8.213/1991, art. 57, caput' }, carenciaOfArt142],
  benefitCalculusMethod: 'RGPS_AVG80_FULL',
  observations: [
    'Até 28/04/1995 a ocupação podia provar a exposição; depois, só a exposição efetiva.',
    'Períodos de agentes diferentes são levados ao preponderante (Decreto 3.048/1999, art. 66).',
    EXPOSED_WORK_STOPS_IT,
  ],
  source:
    'Lei 8.213/1991, art. 25, II; art. 29, II; art. 57, caput e § 1º; art. 58; art. 142; Lei 9.876/1999, art. 3º; EC 103/2019, art. 3º, caput e § 2º',
});

export const lei8213: Norm = {
  id: 'lei-8213-1991',
  title: 'Lei 8.213/1991 – idade, rural, híbrida e especial até a reforma',
  rules: [
    {
      ...acquired,
      id: 'rgps-pre-idade-urbana',
      modality: 'Aposentadoria por idade urbana (direito adquirido)',
      description: '65 anos de idade (homem) ou 60 (mulher) e carência completos até 13/11/2019.',
      ruleLaw: 'Lei 8.213/1991, arts. 48 a 50 e 142; EC 103/2019, art. 3º',
      ruleYear: 1991,
      kind: 'age',
      requirements: [inArticle('Lei 8.213/1991, art. 48, caput', minimumAge(65, 60)), carenciaOfArt142],
      benefitCalculusMethod: 'RGPS_AVG80_AGE_70_1_FACTOR_OPTIONAL',
      observations: [
        'Idade e carência podem ser completadas em dias diferentes, ambos até 13/11/2019 (Lei 10.666/2003, art. 3º, § 1º).',
        'Sem contribuições desde 07/1994, o benefício é de um salário mínimo (Lei 10.666/2003, art. 3º, § 2º).',
      ],
      source:
        'Lei 8.213/1991, art. 25, II; art. 29, I; art. 35; art. 48, caput; art. 50; art. 142; Lei 9.876/1999, art. 3º; art. 7º; Lei 10.666/2003, art. 3º, §§ 1º e 2º; EC 103/2019, art. 3º, caput e § 2º',
    },
    {
      ...acquired,
      id: 'rgps-pre-idade-rural',
      modality: 'Aposentadoria por idade rural (direito adquirido)',
      description: '60 anos de idade (homem) ou 55 (mulher) e carência em atividade rural completos até 13/11/2019.',
      ruleLaw: 'Lei 8.213/1991, art. 48, §§ 1º e 2º; EC 103/2019, art. 3º',
      ruleYear: 1991,
      kind: 'age',
      requirements: [
        inArticle('Lei 8.213/1991, art. 48, § 1º', minimumAge(60, 55)),
        inArticle(RURAL_CARENCIA, { kind: 'remunerations', months: 180, of: 'rural', art142: true }),
        inArticle('Lei 8.213/1991, art. 48, § 2º; Decreto 3.048/1999, art. 56, § 1º', { kind: 'ruralActivity' }),
      ],
      benefitCalculusMethod: 'RGPS_RURAL',
      observations: [
        'O segurado especial não precisa comprovar recolhimentos; sem eles, o benefício é de um salário mínimo.',
        'O segurado especial que pagou menos meses que a carência também recebe um salário mínimo; quem a pagou, e o empregado, o contribuinte individual e o avulso rurais recebem 70% da média mais 1% por grupo de 12 contribuições, até 100% dela (art. 39, I e II; art. 50; Decreto 3.048/1999, art. 56, §§ 2º a 4º, na redação de 2020). Confira a categoria.',
        'O fator previdenciário só é aplicado se aumentar o valor (Lei 9.876/1999, art. 7º).',
        'Que baste o trabalho até o mês em que a idade se completou vem do Decreto 3.048/1999 (art. 56, § 1º, na redação de 2020; antes, art. 51, § 1º, incluído em 2008): a lei fala do período anterior ao requerimento.',
      ],
      source:
        'Lei 8.213/1991, art. 25, II; art. 29, I; art. 39, I e II; art. 48, §§ 1º e 2º; art. 50; art. 142; art. 143; Lei 9.876/1999, art. 3º; art. 7º; Decreto 3.048/1999, art. 56, §§ 1º a 4º; EC 103/2019, art. 3º, caput e § 2º',
    },
    {
      ...acquired,
      id: 'rgps-pre-idade-hibrida',
      modality: 'Aposentadoria por idade híbrida (direito adquirido)',
      description:
        '65 anos de idade (homem) ou 60 (mulher) e carência somando tempo rural e urbano, completos até 13/11/2019.',
      ruleLaw: 'Lei 8.213/1991, art. 48, §§ 3º e 4º; EC 103/2019, art. 3º',
      ruleYear: 2008,
      kind: 'age',
      window: { from: '2008-06-23', to: '2019-11-13' },
      requirements: [
        inArticle('Lei 8.213/1991, art. 48, § 3º', minimumAge(65, 60)),
        inArticle('Lei 8.213/1991, art. 25, II; art. 48, § 3º; art. 142', {
          kind: 'remunerations',
          months: 180,
          of: 'hybrid',
          art142: true,
        }),
      ],
      benefitCalculusMethod: 'RGPS_AVG80_AGE_70_1',
      observations: [
        ALSO_ANOTHER_CATEGORY,
        'Entra também o tempo rural anterior a 11/1991 e sem pagamento (STJ, Tema 1.007).',
        'Sem fator previdenciário: a lei manda calcular pelo art. 29, II.',
      ],
      source:
        'Lei 8.213/1991, art. 25, II; art. 29, II; art. 48, §§ 3º e 4º; art. 50; art. 142; Lei 9.876/1999, art. 3º; EC 103/2019, art. 3º, caput e § 2º',
    },
    special(15),
    special(20),
    special(25),
  ],
};
