/** EC 103/2019, arts. 5 and 10, § 2, I: police, with the ages of the injunction in ADI 7727 and with those of the text. */
import { age, byGender, inArticle } from '../../rule/figures.ts';
import { isRead } from '../../rule/read.ts';
import type { Figure, Requirement } from '../../rule/requirement.ts';
import type { Rule } from '../../rule/rule.ts';
import { contribution, minimumAge, OPTEE_WITHIN_CEILING, police, REFORM, TIMES_OF_LC_51, union } from './pieces.ts';

/** "Na forma da Lei Complementar nº 51": whole pay, as the Union's attorney reads it. */
const WHOLE_PAY = { lastPay: 'LC 51/1985, art. 1º, II; Parecer AGU JL-04/2020' } as const;

const MILITARY_TIME =
  'Tempo nas Forças Armadas, PM, bombeiros militares e como agente penitenciário ou socioeducativo conta como policial (EC 103/2019, art. 5º, § 1º).';

/** The injunction in ADI 7727 took effect on this day, for the future only. */
const ADI_7727 = '2024-10-18';

/** As the law of a rule quotes it, after the article. */
const INJUNCTION = '; STF, ADI 7727 (cautelar)';

const OPEN_IN_COURT =
  'Idade da mulher policial em discussão no STF (ADI 7727): a cautelar referendada em 25/04/2025 reduz em 3 anos a idade da mulher desde 18/10/2024; o mérito está pendente.';

const ageOfPolice = (
  article: string,
  man: number,
  womanByTheText: number,
  womanByTheInjunction: number,
): Requirement => ({
  kind: 'age',
  article: `${article}${INJUNCTION}`,
  months: byGender<Figure>(age(man), [
    { from: REFORM, value: age(womanByTheText) },
    { from: ADI_7727, value: age(womanByTheInjunction) },
  ]),
});

/** Art. 5, caput: 'que tenham ingressado na respectiva carreira até a data de entrada em vigor'. */
const policeUntilReform: Rule['entry'] = {
  until: REFORM,
  into: 'policeCareer',
  article: 'EC 103/2019, art. 5º, caput',
};

const byAge: Rule = {
  ...union,
  id: 'ec103-art5-policial-idade',
  modality: 'Policial da União – idade mínima (EC 103/2019, art. 5º)',
  description:
    'Ingresso na carreira até 13/11/2019: tempos da LC 51/1985 e 55 anos de idade (mulher: 52 anos desde 18/10/2024, por decisão cautelar do STF).',
  ruleLaw: 'EC 103/2019, art. 5º, caput; LC 51/1985; STF, ADI 7727 (cautelar)',
  kind: 'police',
  entry: policeUntilReform,
  requirements: [
    ageOfPolice('EC 103/2019, art. 5º, caput', 55, 55, 52),
    inArticle(TIMES_OF_LC_51, contribution(30, 25)),
    inArticle(TIMES_OF_LC_51, police(20, 15)),
  ],
  benefitCalculusMethod: 'INTEGRALIDADE_ULTIMA_REMUNERACAO',
  stepLaw: WHOLE_PAY,
  parity: true,
  abono: true,
  observations: [
    'Alcança PF, PRF, Polícia Ferroviária, Polícia Civil do DF, polícias legislativas e agentes federais penitenciários ou socioeducativos.',
    MILITARY_TIME,
    'Integralidade e paridade na União com base no Parecer AGU JL-04/2020.',
    OPTEE_WITHIN_CEILING,
  ],
  contested: OPEN_IN_COURT,
  contestedFor: 'Mulher',
  source:
    'EC 103/2019, art. 5º, caput e § 1º; art. 8º; LC 51/1985, art. 1º, II; Parecer AGU JL-04/2020; STF, ADI 7727 (cautelar)',
  confirmed: false,
};

const byToll: Rule = {
  ...union,
  id: 'ec103-art5-policial-pedagio',
  modality: 'Policial da União – pedágio de 100% (EC 103/2019, art. 5º, § 3º)',
  description:
    'Ingresso na carreira até 13/11/2019: 53 anos (homem) ou 52 (mulher; 50 desde 18/10/2024 pela ADI 7727), tempos da LC 51/1985 e pedágio de 100% do que faltava em 13/11/2019.',
  ruleLaw: 'EC 103/2019, art. 5º, § 3º; LC 51/1985; STF, ADI 7727 (cautelar)',
  kind: 'police',
  entry: policeUntilReform,
  requirements: [
    ageOfPolice('EC 103/2019, art. 5º, § 3º', 53, 52, 50),
    inArticle(`${TIMES_OF_LC_51}; EC 103/2019, art. 5º, § 3º`, contribution(30, 25)),
    inArticle(TIMES_OF_LC_51, police(20, 15)),
  ],
  toll: { percent: 100, measuredOn: '2019-11-13', of: 'contribution' },
  benefitCalculusMethod: 'INTEGRALIDADE_ULTIMA_REMUNERACAO',
  stepLaw: WHOLE_PAY,
  parity: true,
  abono: true,
  observations: [
    'O pedágio incide só sobre o tempo de contribuição (30/25), não sobre o tempo policial.',
    MILITARY_TIME,
    'A administração aplica a redução de 3 anos da ADI 7727 à idade.',
    OPTEE_WITHIN_CEILING,
  ],
  contested: OPEN_IN_COURT,
  contestedFor: 'Mulher',
  source:
    'EC 103/2019, art. 5º, §§ 1º e 3º; art. 8º; LC 51/1985, art. 1º, II; Parecer AGU JL-04/2020; STF, ADI 7727 (cautelar)',
  confirmed: false,
};

const permanent: Rule = {
  ...union,
  id: 'ec103-art10-policial',
  modality: 'Policial da União – regra permanente (EC 103/2019, art. 10, § 2º, I)',
  description:
    '55 anos (mulher: 52 desde 18/10/2024), 30 de contribuição e 25 de cargo policial, para homens e mulheres; proventos pela média.',
  ruleLaw: 'EC 103/2019, art. 10, § 2º, I; STF, ADI 7727 (cautelar)',
  kind: 'police',
  requirements: [
    ageOfPolice('EC 103/2019, art. 10, § 2º, I', 55, 55, 52),
    inArticle('EC 103/2019, art. 10, § 2º, I', contribution(30)),
    inArticle('EC 103/2019, art. 10, § 2º, I', police(25)),
  ],
  benefitCalculusMethod: 'MEDIA_100_60_MAIS_2',
  parity: false,
  abono: true,
  observations: [
    'Regra de quem ingressou após 13/11/2019; quem ingressou antes também pode usá-la, mas perde a integralidade.',
    'Alcança PF, PRF, Polícia Ferroviária, Polícia Civil do DF, polícias legislativas e agentes federais penitenciários ou socioeducativos.',
    'Os 25 anos são em cargo dessas carreiras: o tempo militar, que conta como policial na transição do art. 5º (§ 1º), aqui não está escrito. Confira se há dele nos registros.',
  ],
  contested: OPEN_IN_COURT,
  contestedFor: 'Mulher',
  source: 'EC 103/2019, art. 10, §§ 2º, I, 4º e 5º; art. 26, § 2º, II; STF, ADI 7727 (cautelar)',
  confirmed: false,
};

/** The same rule for a woman by the text of the amendment, as if there were no injunction. */
const withoutInjunction = (rule: Rule, woman: number, description: string): Rule => ({
  ...rule,
  id: `${rule.id}-sem-adi7727`,
  modality: `${rule.modality} – texto da emenda, sem a ADI 7727`,
  description,
  ruleLaw: rule.ruleLaw.replace(INJUNCTION, ''),
  gender: 'Mulher',
  source: rule.source.replace(INJUNCTION, ''),
  confirmed: isRead(rule.source.replace(INJUNCTION, ''), rule.place),
  requirements: rule.requirements.map((requirement) =>
    requirement.kind === 'age'
      ? { ...minimumAge(woman), article: requirement.article?.replace(INJUNCTION, '') }
      : requirement,
  ),
  variantOf: rule.id,
  inCourt: true,
});

export const ec103Police: readonly Rule[] = [
  byAge,
  withoutInjunction(
    byAge,
    55,
    'Ingresso na carreira até 13/11/2019: tempos da LC 51/1985 e 55 anos de idade, também para a mulher, pelo texto da EC 103/2019.',
  ),
  byToll,
  withoutInjunction(
    byToll,
    52,
    'Ingresso na carreira até 13/11/2019: 52 anos (mulher) pelo texto da EC 103/2019, tempos da LC 51/1985 e pedágio de 100% do que faltava em 13/11/2019.',
  ),
  permanent,
  withoutInjunction(
    permanent,
    55,
    '55 anos, 30 de contribuição e 25 de cargo policial, para homens e mulheres, pelo texto da EC 103/2019; proventos pela média.',
  ),
];
