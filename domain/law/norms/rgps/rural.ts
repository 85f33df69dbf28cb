/** Rural work after the reform: CF, art. 201, § 7, II, and Lei 8.213/1991, art. 48. */
import { age, byGender, rising } from '../../rule/figures.ts';
import type { Figure, Norm } from '../../rule/rule.ts';
import { contribution, minimumAge, permanent } from './pieces.ts';

export const ruralRgps: Norm = {
  id: 'rural-rgps',
  title: 'Lei 8.213/1991, art. 48 – aposentadoria rural e híbrida após a reforma',
  rules: [
    {
      ...permanent,
      id: 'rgps-rural-idade',
      modality: 'Aposentadoria por idade do trabalhador rural',
      description: '60 anos de idade (homem) ou 55 (mulher) e 180 meses de atividade rural.',
      ruleLaw: 'CF, art. 201, § 7º, II; Lei 8.213/1991, arts. 39, I, e 48, §§ 1º e 2º; Decreto 3.048/1999, art. 56',
      ruleYear: 1991,
      kind: 'age',
      requirements: [
        minimumAge(60, 55),
        { kind: 'remunerations', months: 180, of: 'rural', art142: true },
        { kind: 'ruralActivity' },
      ],
      benefitCalculusMethod: 'RGPS_RURAL',
      observations: [
        'O segurado especial não precisa comprovar recolhimentos; sem eles, o benefício é de um salário mínimo.',
      ],
      source: 'CF, art. 201, § 7º, II; Lei 8.213/1991, art. 39, I; art. 48, §§ 1º e 2º; Decreto 3.048/1999, art. 56',
    },
    {
      ...permanent,
      id: 'rgps-hibrida-idade',
      modality: 'Aposentadoria híbrida',
      description:
        '65 anos de idade (homem) ou 62 (mulher) e 15 anos de contribuição e carência de 180 meses somando períodos rurais e urbanos.',
      ruleLaw: 'Lei 8.213/1991, art. 48, §§ 3º e 4º; Decreto 3.048/1999, art. 57; IN 128/2022, art. 257',
      kind: 'age',
      contributionCount: { unpaidRural: 'counted' },
      requirements: [
        {
          kind: 'age',
          /** Who completes fifteen years before 2023 was affiliated before the reform: the woman's age rose as in art. 18. */
          months: byGender<Figure>(
            age(65),
            rising({
              start: age(60),
              from: '2019-11-14',
              firstRise: '2020-01-01',
              everyMonths: 12,
              by: 6,
              limit: age(62),
            }),
          ),
        },
        contribution(15),
        { kind: 'remunerations', months: 180, of: 'hybrid', art142: false },
      ],
      benefitCalculusMethod: 'RGPS_AVG100_60_2',
      observations: ['Para o homem, parte das normas do INSS pede 20 anos de carência; o cálculo adota 15.'],
      contested: 'Para o homem, 15 ou 20 anos de tempo: leitura não pacificada.',
      contestedFor: 'Homem',
      source: 'Lei 8.213/1991, art. 48, §§ 3º e 4º; Decreto 3.048/1999, art. 57; IN 128/2022, art. 257',
      confirmed: false,
    },
  ],
};
