/** Minas Gerais: EC 104/2020 (ADCT, arts. 146 to 150), in force on 15/09/2020. Points rise every fifteen months. */
import { byGender, rising } from '../rule/figures.ts';
import type { Figure, Norm, Rule } from '../rule/rule.ts';
import { agesFrom, LAST_PAY, localityOf, SIXTY_PLUS_TWO, WHOLE_AVERAGE_OF_BEST_80 } from './pieces/locality.ts';
import { PERMANENT } from './pieces/mirror.ts';
import { permanentRule, pointsRules, tollRules } from './pieces/shapes.ts';
import { disabilityRules, exposureByPoints, incapacityRule, policeRule } from './pieces/special.ts';
import type { Place } from './place.ts';
import { NOT_READ, type ReformedRegime } from './regime-entry.ts';

const regime: ReformedRegime = {
  regimeId: 31,
  name: 'Minas Gerais (Estado)',
  uf: 'MG',
  institute: 'IPSEMG',
  ownReform: true,
  reformDate: '2020-09-15',
  norm: 'EC 104/2020; LC 156/2020',
  confirmed: true,
  endorsement: NOT_READ,
  note: 'EC de 14/09/2020 publicada em 15/09/2020; o pedágio é medido em 15/09/2020. LC 156 de 22 ou 23/09/2020.',
};

const locality = localityOf(regime, {
  prefix: 'mg-ec104',
  law: 'EC 104/2020 de Minas Gerais',
  ruleYear: 2020,
  points: {
    source: 'EC 104/2020 e LC 156/2020',
    note: 'Professores: confira na norma estadual as elevações e os limites.',
    servants: { from: '2021-01', points: [97, 86], limits: [105, 100], everyMonths: 15, confirmed: true },
    teachers: { from: '2021-01', points: [92, 81], limits: [100, 92], everyMonths: 15, confirmed: false },
  },
});

const times = { years: [35, 30], publicService: 10, position: 5 } as const;
const timesOfTeachers = { years: [30, 25], publicService: 10, position: 5 } as const;
const points = { article: 'ADCT, art. 146', average: WHOLE_AVERAGE_OF_BEST_80 } as const;
const toll = {
  article: 'ADCT, art. 147',
  percent: 50,
  measuredOn: locality.cutOff,
  average: WHOLE_AVERAGE_OF_BEST_80,
  confirmed: true,
} as const;
const permanent = { article: 'CE, art. 36; LC 64/2002, art. 8º', average: SIXTY_PLUS_TWO, confirmed: true } as const;

/** Art. 148: LC 51/1985 with an age, last pay and parity. */
const police = {
  article: 'ADCT, art. 148',
  years: [30, 25],
  inPolice: [20, 15],
  value: LAST_PAY,
  transition: true,
  confirmed: false,
  observations: [
    'Vale para ingresso na carreira até a vigência do plano de previdência complementar (LC 132/2014); confira o dia dela.',
  ],
} as const;

/** Art. 148, § 3: entry until 16/12/1998, the age of § 2 falls a day for each day beyond 30 or 25 years. */
const withFallingAge = (rule: Rule): Rule => ({
  ...rule,
  modality: `Policial – ingresso até 16/12/1998, idade reduzida${rule.toll === undefined ? '' : ', com pedágio'} (EC 104/2020 de Minas Gerais, ADCT, art. 148, § 3º)`,
  description: `Ingresso até 16/12/1998: ${rule.toll === undefined ? 'sem pedágio, ' : 'com o pedágio de 50% do § 2º, '}51 anos de idade (homem) ou 49 (mulher), menos um dia por dia de contribuição além de 30/25 anos, e 20/15 de cargo policial; ${LAST_PAY.words}.`,
  entry: { until: '1998-12-16' },
  contested: POLICE_OF_1998,
  requirements: rule.requirements.map((needed) =>
    needed.kind === 'age' ? { ...needed, decrease: { per: 'day', beyondYears: byGender(30, 25) } } : needed,
  ),
});

const POLICE_OF_1998 =
  'ADCT, art. 148, § 3º: o TCE-MG respondeu em consulta (outubro de 2024) que quem ingressou até 16/12/1998 não paga o pedágio do § 2º; a outra leitura exige os dois. As duas são mostradas.';

const policeOf1998 = {
  ...police,
  article: 'ADCT, art. 148, §§ 2º e 3º',
  what: 'ingresso até 16/12/1998',
  ages: [51, 49],
  observations: [
    'Redução da idade e dispensa do pedágio conforme resposta do TCE-MG a consulta (outubro de 2024); confira o § 3º.',
  ],
} as const;

const TEACHERS_STEP =
  'Para o professor, os pontos sobem a cada um ano e três meses, como na regra geral, ou a cada ano (ADCT, art. 146). As duas leituras são mostradas; confira qual o Estado aplica.';

/** The other reading: one more point each January from 2022 on. */
const yearlyPoints = (start: number, limit: number) =>
  rising({ start, from: '2021-01-01', firstRise: '2022-01-01', everyMonths: 12, by: 1, limit });

const withYearlyStep = (rule: Rule): Rule => ({
  ...rule,
  id: `${rule.id}-passo-anual`,
  variantOf: rule.id,
  modality: `${rule.modality} – leitura com um ponto a cada ano`,
  requirements: rule.requirements.map((needed) =>
    needed.kind === 'points'
      ? { ...needed, points: byGender<Figure>(yearlyPoints(92, 100), yearlyPoints(81, 92)) }
      : needed,
  ),
});

const contested = (rule: Rule): Rule => ({ ...rule, contested: TEACHERS_STEP });

const teachersByPoints = pointsRules(locality, {
  ...points,
  ...timesOfTeachers,
  teacher: true,
  ages: agesFrom([locality.cutOff, [56, 50]], ['2022-01-01', [57, 51]]),
  fullPayAges: [60, 55],
  confirmed: false,
  observations: [
    'O intervalo entre as elevações dos pontos e o limite deles seguem a regra geral do Estado; confira-os para o professor.',
  ],
}).map(contested);

const norm: Norm = {
  id: 'mg-ec-104-2020',
  title: 'Minas Gerais – Emenda Constitucional 104/2020',
  rules: [
    ...pointsRules(locality, {
      ...points,
      ...times,
      ages: agesFrom([locality.cutOff, [61, 55]], ['2022-01-01', [62, 56]]),
      ageDecrease: { per: 'day', beyondYears: byGender(35, 30), publicServiceIngressUntil: '1998-12-16' },
      fullPayAges: [65, 60],
      confirmed: true,
      observations: [
        'Ingresso até 16/12/1998, sem interrupção: a idade mínima cai um dia por dia de contribuição além do mínimo (art. 146, § 10).',
      ],
    }),
    ...teachersByPoints,
    ...teachersByPoints.map(withYearlyStep),
    ...tollRules(locality, { ...toll, ...times, ages: [60, 55] }),
    ...tollRules(locality, { ...toll, ...timesOfTeachers, teacher: true, ages: [55, 50] }),
    permanentRule(locality, { ...permanent, ...PERMANENT, ages: [65, 62] }),
    permanentRule(locality, { ...permanent, ...PERMANENT, teacher: true, ages: [60, 57] }),
    ...exposureByPoints(locality, {
      article: 'ADCT, art. 149',
      kinds: [
        [15, 66],
        [20, 76],
        [25, 86],
      ],
      publicService: 20,
      position: 5,
      confirmed: true,
    }),
    policeRule(locality, { ...police, what: 'polícia civil, penal, socioeducativa e legislativa', ages: [53, 50] }),
    policeRule(locality, {
      ...police,
      suffix: '-pedagio',
      what: 'polícia civil, penal, socioeducativa e legislativa, com pedágio',
      ages: [51, 49],
      toll: { percent: 50, measuredOn: locality.cutOff, of: 'contribution' },
    }),
    withFallingAge(policeRule(locality, { ...policeOf1998, suffix: '-ingresso-1998' })),
    {
      ...withFallingAge(
        policeRule(locality, {
          ...policeOf1998,
          suffix: '-ingresso-1998-com-pedagio',
          toll: { percent: 50, measuredOn: locality.cutOff, of: 'contribution' },
        }),
      ),
      variantOf: 'mg-ec104-policial-ingresso-1998',
    },
    ...disabilityRules(locality, { article: 'ADCT, art. 150', publicService: 10, position: 5, confirmed: true }),
    incapacityRule(locality, { confirmed: false }),
  ],
};

export const mg: Place = {
  regime,
  complementaryRegime: {
    kind: 'reported',
    firstDay: '2015-02-12',
    report: 'a entidade informa que começou em 12 ou 13/02/2015 (LC 132/2014).',
  },
  points: locality.points,
  norm,
};
