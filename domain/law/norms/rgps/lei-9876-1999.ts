/**
 * Rights complete until EC 20/1998 (16/12/1998) and until the eve of Lei 9.876/1999 (28/11/1999): they keep the average of
 * the last 36 salaries, beside the rules that go on until 2019 with the average of Lei 9.876.
 */
import { inArticle } from '../../rule/figures.ts';
import type { Requirement, SpecialBase } from '../../rule/requirement.ts';
import type { Norm, Rule } from '../../rule/rule.ts';
import {
  carenciaOfArt142,
  contribution,
  EXPOSED_WORK_STOPS_IT,
  insured,
  minimumAge,
  taught,
  withoutConversion,
} from './pieces.ts';

/** Few people have them: said only to whom they give a right. */
const kept = { ...insured, onlyWhereItAdds: true } as const;
const until1998 = { ...kept, ruleYear: 1991, window: { from: '1991-07-25', to: '1998-12-16' } } as const;
const until1999 = { ...kept, window: { from: '1991-07-25', to: '1999-11-28' } } as const;
const between = { ...kept, ruleYear: 1998, window: { from: '1998-12-17', to: '1999-11-28' } } as const;

const NO_ARREARS = 'O valor é reajustado até o pedido; nada é devido do tempo anterior a ele.';
const BOTH_AVERAGES =
  'O mesmo direito pode ser calculado pela média desde 07/1994, nas regras até 13/11/2019: compare os dois valores.';
/** The wording of art. 29 before Lei 9.876, which set the 36 salaries for every retirement. */
const MISSING =
  'Lei 8.213/1991, art. 29, na redação anterior à Lei 9.876/1999 (36 salários em 48 meses; divisor de 24)';

/** Decreto 3.048/1999, art. 187, § 1, names the 36 salaries alone. */
const MISSING_OF_1998 =
  'Lei 8.213/1991, art. 29, na redação anterior à Lei 9.876/1999 (período de 48 meses; divisor de 24)';

/** Decreto 3.048/1999, art. 188, § 2, has the 48 months too. */
const MISSING_OF_THE_PROPORTIONAL = 'Lei 8.213/1991, art. 29, na redação anterior à Lei 9.876/1999 (divisor de 24)';

const special = (years: SpecialBase): Rule => ({
  ...until1999,
  id: `rgps-1999-especial-${years}`,
  modality: `Aposentadoria especial de ${years} anos até 28/11/1999 (direito adquirido)`,
  description: `${years} anos de exposição a agentes nocivos completos até 28/11/1999; 100% da média dos 36 últimos salários.`,
  ruleLaw: 'Lei 8.213/1991, arts. 57 e 58; Lei 9.876/1999, art. 6º',
  ruleYear: 1991,
  kind: 'special',
  contributionCount: withoutConversion,
  requirements: [{ kind: 'special', years, article: 'Lei 8.213/1991, art. 57, caput' }, carenciaOfArt142],
  benefitCalculusMethod: 'RGPS_AVG36_FULL_SPECIAL',
  observations: [NO_ARREARS, BOTH_AVERAGES, EXPOSED_WORK_STOPS_IT],
  source: 'Lei 8.213/1991, art. 25, II; art. 57, caput e § 1º; art. 58; art. 142; Lei 9.876/1999, art. 6º',
  confirmed: false,
  missing: MISSING,
});

export const lei9876: Norm = {
  id: 'lei-9876-1999',
  title: 'Direitos do RGPS completos até 16/12/1998 e até 28/11/1999 – média dos 36 últimos salários',
  rules: [
    {
      ...until1998,
      id: 'rgps-1998-tempo-servico',
      modality: 'Aposentadoria por tempo de serviço até 16/12/1998 (direito adquirido)',
      description:
        '30 anos de serviço (homem) ou 25 (mulher) completos até 16/12/1998, sem idade mínima: 70% da média dos 36 últimos salários, mais 6% por ano, até 100% aos 35 ou 30.',
      ruleLaw: 'Lei 8.213/1991, arts. 52 e 53; EC 20/1998, art. 3º; Decreto 3.048/1999, art. 187',
      kind: 'time',
      requirements: [inArticle('Lei 8.213/1991, art. 52', contribution(30, 25)), carenciaOfArt142],
      benefitCalculusMethod: 'RGPS_AVG36_70_6',
      observations: ['O tempo para em 16/12/1998: nada do que veio depois se junta a este direito.', NO_ARREARS],
      source:
        'Lei 8.213/1991, art. 25, II; art. 52; art. 53; art. 142; EC 20/1998, art. 3º; Decreto 3.048/1999, art. 187, § 1º',
      confirmed: false,
      missing: MISSING_OF_1998,
    },
    {
      ...until1998,
      id: 'rgps-1998-professor',
      modality: 'Aposentadoria do professor até 16/12/1998 (direito adquirido)',
      description:
        '30 anos (homem) ou 25 (mulher) de magistério completos até 16/12/1998; 100% da média dos 36 últimos salários.',
      ruleLaw: 'Lei 8.213/1991, art. 56; EC 20/1998, art. 3º; Decreto 3.048/1999, art. 187',
      kind: 'time',
      teacher: true,
      requirements: [
        ...taught('Lei 8.213/1991, art. 56', 30, 25).map(
          (asked): Requirement => (asked.kind === 'teaching' ? { ...asked, ofAnyLevel: true } : asked),
        ),
        carenciaOfArt142,
      ],
      benefitCalculusMethod: 'RGPS_AVG36_FULL_TEACHER',
      observations: [
        'Até 16/12/1998 a lei não pede educação básica: o magistério superior conta se o período estiver marcado como de magistério.',
        NO_ARREARS,
      ],
      source: 'Lei 8.213/1991, art. 25, II; art. 56; art. 142; EC 20/1998, art. 3º; Decreto 3.048/1999, art. 187, § 1º',
      confirmed: false,
      missing: MISSING_OF_1998,
    },
    {
      ...between,
      id: 'rgps-1999-tempo-contribuicao',
      modality: 'Aposentadoria por tempo de contribuição até 28/11/1999 (direito adquirido)',
      description:
        '35 anos de contribuição (homem) ou 30 (mulher) completos até 28/11/1999, sem idade mínima; 100% da média dos 36 últimos salários.',
      ruleLaw: 'CF, art. 201, § 7º, I (redação da EC 20/1998); Lei 9.876/1999, art. 6º',
      kind: 'time',
      requirements: [
        inArticle('CF, art. 201, § 7º, I (redação da EC 20/1998)', contribution(35, 30)),
        carenciaOfArt142,
      ],
      benefitCalculusMethod: 'RGPS_AVG36_FULL',
      observations: [NO_ARREARS, BOTH_AVERAGES],
      source:
        'CF, art. 201, § 7º, I (redação da EC 20/1998); Lei 8.213/1991, art. 25, II; art. 53; art. 142; Lei 9.876/1999, art. 6º',
      confirmed: false,
      missing: MISSING,
    },
    {
      ...between,
      id: 'rgps-1999-professor',
      modality: 'Aposentadoria do professor até 28/11/1999 (direito adquirido)',
      description:
        '30 anos (homem) ou 25 (mulher) de magistério na educação básica completos até 28/11/1999; 100% da média dos 36 últimos salários.',
      ruleLaw: 'CF, art. 201, §§ 7º, I, e 8º (redação da EC 20/1998); Lei 8.213/1991, art. 56; Lei 9.876/1999, art. 6º',
      kind: 'time',
      teacher: true,
      requirements: [...taught('CF, art. 201, §§ 7º, I, e 8º (redação da EC 20/1998)', 30, 25), carenciaOfArt142],
      benefitCalculusMethod: 'RGPS_AVG36_FULL_TEACHER',
      observations: [NO_ARREARS, BOTH_AVERAGES],
      source:
        'CF, art. 201, §§ 7º, I, e 8º (redação da EC 20/1998); Lei 8.213/1991, art. 25, II; art. 56; art. 142; Lei 9.876/1999, art. 6º',
      confirmed: false,
      missing: MISSING,
    },
    {
      ...between,
      id: 'rgps-1999-proporcional',
      modality: 'Aposentadoria proporcional (EC 20/1998) até 28/11/1999 (direito adquirido)',
      description:
        '53 anos de idade e 30 de contribuição (homem) ou 48 e 25 (mulher), mais pedágio de 40% do que faltava em 16/12/1998, completos até 28/11/1999; 70% da média dos 36 últimos salários, mais 5% por ano.',
      ruleLaw: 'EC 20/1998, art. 9º, § 1º; Decreto 3.048/1999, art. 188, §§ 2º e 4º',
      kind: 'toll',
      affiliation: { until: '1998-12-16', article: 'EC 20/1998, art. 9º, caput' },
      requirements: [
        inArticle('EC 20/1998, art. 9º, caput, I', minimumAge(53, 48)),
        inArticle('EC 20/1998, art. 9º, § 1º, I', contribution(30, 25)),
        carenciaOfArt142,
      ],
      toll: { percent: 40, measuredOn: '1998-12-16', of: 'contribution' },
      benefitCalculusMethod: 'RGPS_AVG36_70_5',
      observations: [NO_ARREARS, BOTH_AVERAGES],
      source:
        'EC 20/1998, art. 9º, caput, I e § 1º, I e II; Lei 8.213/1991, art. 25, II; art. 142; Decreto 3.048/1999, art. 188, §§ 2º e 4º',
      confirmed: false,
      missing: MISSING_OF_THE_PROPORTIONAL,
    },
    {
      ...until1999,
      id: 'rgps-1999-idade-urbana',
      modality: 'Aposentadoria por idade urbana até 28/11/1999 (direito adquirido)',
      description:
        '65 anos de idade (homem) ou 60 (mulher) e carência completos até 28/11/1999; 70% da média dos 36 últimos salários, mais 1% por 12 contribuições.',
      ruleLaw: 'Lei 8.213/1991, arts. 48, 50 e 142; Lei 9.876/1999, art. 6º',
      ruleYear: 1991,
      kind: 'age',
      requirements: [inArticle('Lei 8.213/1991, art. 48, caput', minimumAge(65, 60)), carenciaOfArt142],
      benefitCalculusMethod: 'RGPS_AVG36_AGE_70_1',
      observations: [NO_ARREARS, BOTH_AVERAGES],
      source: 'Lei 8.213/1991, art. 25, II; art. 48, caput; art. 50; art. 142; Lei 9.876/1999, art. 6º',
      confirmed: false,
      missing: MISSING,
    },
    special(15),
    special(20),
    special(25),
  ],
};
