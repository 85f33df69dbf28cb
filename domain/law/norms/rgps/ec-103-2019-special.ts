/** EC 103/2019, arts. 19, § 1, I, and 21: exposure to harmful agents, with and without the ages that the STF struck down. */
import { age } from '../../rule/figures.ts';
import type { SpecialBase } from '../../rule/requirement.ts';
import type { Norm, Rule } from '../../rule/rule.ts';
import { carencia, EXPOSED_WORK_STOPS_IT, permanent, transition, withoutConversion } from './pieces.ts';

const ADI_6309 =
  'Idade mínima declarada inconstitucional pelo STF (ADI 6309, 03/06/2026). Confira a publicação do acórdão e a modulação.';

/** `article`: 64 of the rules with an age, 188-P of the transition. */
const ownAccount = (article: '64' | '188-P'): string =>
  `O decreto só a dá ao empregado, ao avulso e, dos contribuintes individuais, ao filiado a cooperativa de trabalho ou de produção (Decreto 3.048/1999, art. ${article}): aos outros o INSS a nega.`;

/** 2% for each year beyond 20 (men) or 15 (women); beyond 15 for both in the 15-year kind (art. 26, § 5). */
const methodOf = (years: SpecialBase) => (years === 15 ? 'RGPS_AVG100_60_2_BASE15' : 'RGPS_AVG100_60_2');

const ITEMS = { 15: 'I', 20: 'II', 25: 'III' } as const;

const itemOfArt21 = {
  15: 'EC 103/2019, art. 21, I',
  20: 'EC 103/2019, art. 21, II',
  25: 'EC 103/2019, art. 21, III',
} as const;

const itemOfArt19 = {
  15: 'EC 103/2019, art. 19, § 1º, I, a',
  20: 'EC 103/2019, art. 19, § 1º, I, b',
  25: 'EC 103/2019, art. 19, § 1º, I, c',
} as const;

const EXPOSURE = 'EC 103/2019, art. 19, § 1º, I; Lei 8.213/1991, art. 57, caput';

const byPoints = (years: SpecialBase, points: number): Rule => ({
  ...transition('EC 103/2019, art. 21, caput'),
  id: `rgps-ec103-art21-especial-pontos-${years}`,
  modality: `Transição da aposentadoria especial por pontos – ${years} anos (art. 21)`,
  description: `${years} anos de exposição a agentes nocivos e ${points} pontos somando a idade e todo o tempo de contribuição.`,
  ruleLaw: 'EC 103/2019, art. 21; Decreto 3.048/1999, art. 188-P',
  kind: 'special',
  contributionCount: withoutConversion,
  requirements: [
    { kind: 'special', years, article: itemOfArt21[years] },
    { kind: 'points', points, fixed: true, fraction: 'days', article: `${itemOfArt21[years]} e § 1º` },
    carencia,
  ],
  benefitCalculusMethod: methodOf(years),
  observations: [
    'Nos pontos entra também o tempo sem exposição, sem conversão.',
    ownAccount('188-P'),
    EXPOSED_WORK_STOPS_IT,
  ],
  source: `EC 103/2019, art. 21, caput, ${ITEMS[years]}, §§ 1º e 2º; art. 26, §§ 2º, IV, e 5º; Lei 8.213/1991, art. 25, II; art. 57; art. 58; Decreto 3.048/1999, art. 188-P`,
});

const withAge = (years: SpecialBase, minimumAge: number): Rule => ({
  ...permanent,
  id: `rgps-ec103-art19-especial-${years}`,
  modality: `Aposentadoria especial de ${years} anos com idade mínima (art. 19, § 1º, I)`,
  description: `${years} anos de exposição e ${minimumAge} anos de idade; a idade foi afastada pelo STF em 03/06/2026 (ADI 6309).`,
  ruleLaw: 'EC 103/2019, art. 19, § 1º, I; Decreto 3.048/1999, art. 64',
  kind: 'special',
  contributionCount: withoutConversion,
  requirements: [
    { kind: 'age', months: age(minimumAge), article: itemOfArt19[years] },
    { kind: 'special', years, article: EXPOSURE },
    carencia,
  ],
  benefitCalculusMethod: methodOf(years),
  observations: [ownAccount('64'), EXPOSED_WORK_STOPS_IT],
  contested: ADI_6309,
  source: `${itemOfArt19[years]}, e § 2º; art. 26, §§ 2º, IV, e 5º; Lei 8.213/1991, art. 25, II; art. 57; art. 58; Decreto 3.048/1999, art. 64; art. 67`,
});

const withoutAge = (years: SpecialBase): Rule => ({
  ...permanent,
  id: `rgps-adi6309-especial-${years}`,
  modality: `Aposentadoria especial de ${years} anos sem idade mínima (STF, ADI 6309)`,
  description: `${years} anos de exposição a agentes nocivos, sem idade mínima, conforme decisão do STF de 03/06/2026; efeitos no tempo ainda não publicados.`,
  ruleLaw: 'EC 103/2019, art. 19, § 1º, I, sem as alíneas; STF, ADI 6309',
  ruleYear: 2026,
  confirmed: false,
  kind: 'special',
  contributionCount: withoutConversion,
  requirements: [{ kind: 'special', years, article: EXPOSURE }, carencia],
  benefitCalculusMethod: methodOf(years),
  observations: [ownAccount('64'), EXPOSED_WORK_STOPS_IT],
  variantOf: `rgps-ec103-art19-especial-${years}`,
  inCourt: true,
  contested:
    'Julgada por 6 votos a 5 em 03/06/2026; acórdão e efeitos no tempo não estavam publicados na última conferência.',
  source:
    'STF, ADI 6309; EC 103/2019, art. 19, § 1º, I, e § 2º; art. 26, §§ 2º, IV, e 5º; Lei 8.213/1991, art. 25, II; art. 57; art. 58; Decreto 3.048/1999, art. 64; art. 67',
});

export const ec103Special: Norm = {
  id: 'ec-103-2019-especial-rgps',
  title: 'Emenda Constitucional 103/2019, arts. 19 e 21 – aposentadoria especial no RGPS',
  rules: [
    byPoints(15, 66),
    byPoints(20, 76),
    byPoints(25, 86),
    withAge(15, 55),
    withAge(20, 58),
    withAge(25, 60),
    withoutAge(15),
    withoutAge(20),
    withoutAge(25),
  ],
};
