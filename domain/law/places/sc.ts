/** Santa Catarina: LC 412/2008 as rewritten by LC 773/2021, retirement rules from 01/01/2022 on. */
import {
  contribution,
  fixedPoints,
  OPTEE_WITHIN_CEILING,
  police,
  position,
  publicService,
} from '../norms/rpps/pieces.ts';
import { age, byGender } from '../rule/figures.ts';
import type { Norm, Rule } from '../rule/rule.ts';
import { agesFrom, LAST_PAY, localityOf, localRule, SIXTY_PLUS_TWO, valued, WHOLE_AVERAGE } from './pieces/locality.ts';
import { PERMANENT } from './pieces/mirror.ts';
import { permanentRule, pointsRules, tollRules } from './pieces/shapes.ts';
import { incapacityRule } from './pieces/special.ts';
import type { Place } from './place.ts';
import { NOT_READ, type ReformedRegime } from './regime-entry.ts';

const regime: ReformedRegime = {
  regimeId: 42,
  name: 'Santa Catarina (Estado)',
  uf: 'SC',
  institute: 'IPREV-SC',
  ownReform: true,
  reformDate: '2022-01-01',
  norm: 'EC 82/2021; LC 773/2021',
  confirmed: true,
  endorsement: NOT_READ,
  note: 'Publicada em 12/08/2021; regras de aposentadoria a partir de 01/01/2022, data em que se mede o pedágio. Quem ingressou antes da previdência complementar e por ela optar até 31/12/2026 tem benefício especial (LC 795/2022, art. 3º, § 3º), que não é calculado.',
};

const locality = localityOf(regime, {
  prefix: 'sc-lc773',
  law: 'LC 773/2021 de Santa Catarina',
  ruleYear: 2021,
  observations: [
    'Tempo de serviço público inclui função e emprego público, ainda que descontínuo, e mandato eletivo (LC 412/2008, art. 3º, XXVIII, na redação da LC 773/2021, art. 2º); marque esses períodos como serviço público.',
  ],
  points: {
    source: 'EC 82/2021 e LC 773/2021',
    note: 'Professores: confira os limites na norma estadual.',
    servants: { from: '2022-01', points: [96, 86], limits: [100, 95], everyMonths: 12, confirmed: true },
    teachers: { from: '2022-01', points: [86, 76], limits: [90, 85], everyMonths: 12, confirmed: false },
  },
});

const times = { years: [35, 30], publicService: 10, position: 5 } as const;
const timesOfTeachers = { years: [30, 25], publicService: 10, position: 5 } as const;
const VALUE_NOT_READ = 'O provento é estimado em 60% da média mais 2% por ano acima de 20; confira na LC 412/2008.';
const points = {
  article: 'LC 412/2008, art. 65',
  average: SIXTY_PLUS_TWO,
  fullPayAges: null,
  confirmed: false,
  observationsOfAverage: [VALUE_NOT_READ],
} as const;
const toll = {
  article: 'LC 412/2008, art. 66',
  percent: 50,
  measuredOn: locality.cutOff,
  average: WHOLE_AVERAGE,
  confirmed: false,
} as const;
const permanent = {
  article: 'LC 412/2008, art. 63',
  average: SIXTY_PLUS_TWO,
  confirmed: false,
  observations: [
    'Provento proporcional ao tempo sobre a média de todas as contribuições, estimado em 60% mais 2% por ano acima de 20; confira o coeficiente na LC 412/2008.',
  ],
} as const;

const POLICE_WOMEN =
  'A LC 343/2006 de Santa Catarina, art. 1º, dá à mulher da polícia civil, do sistema prisional e do socioeducativo 25 anos com 15 de carreira desde 20/03/2006; a LC 51/1985 só desde 16/05/2014. Se a LC 412/2008 a manteve não se sabe aqui: as duas datas são mostradas.';

/** LC 343/2006, art. 1, until LC 144/2014 gave every woman of the police the same. */
const policeWomen: Rule = {
  ...localRule(locality, {
    article: 'LC 343/2006, art. 1º',
    confirmed: false,
    missing: 'se a LC 412/2008 manteve a LC 343/2006 até 16/05/2014',
  }),
  ...valued(LAST_PAY),
  id: 'sc-lc343-policial-mulher',
  modality: 'Segurança pública – mulher, 25 anos com 15 de carreira (LC 343/2006 de Santa Catarina, art. 1º)',
  description:
    'Mulher, de 20/03/2006 a 15/05/2014: 25 anos de contribuição com 15 de carreira policial, sem idade mínima; totalidade da remuneração.',
  kind: 'police',
  gender: 'Mulher',
  ruleYear: 2006,
  window: { from: '2006-03-20', to: '2014-05-15' },
  requirements: [contribution(25), police(15)],
  observations: [OPTEE_WITHIN_CEILING],
  parity: 'Depende de lei complementar do ente (STF, Temas 1019 e 1307).',
  variantOf: 'lc51-policial-voluntaria',
  contested: POLICE_WOMEN,
};

const norm: Norm = {
  id: 'sc-lc-773-2021',
  title: 'Santa Catarina – Lei Complementar 773/2021',
  rules: [
    ...pointsRules(locality, {
      ...points,
      ...times,
      ages: agesFrom([locality.cutOff, [61, 56]], ['2023-01-01', [62, 57]]),
    }),
    ...pointsRules(locality, {
      ...points,
      ...timesOfTeachers,
      teacher: true,
      ages: agesFrom([locality.cutOff, [56, 51]], ['2023-01-01', [57, 52]]),
      observations: ['O limite da pontuação do professor (90 e 85) depende de confirmação na LC 412/2008.'],
    }),
    {
      ...localRule(locality, { article: 'LC 412/2008, art. 65', confirmed: true }),
      ...valued(LAST_PAY),
      id: 'sc-lc773-pontos-ingresso-1998',
      modality: 'Transição por pontos – ingresso até 16/12/1998 (LC 773/2021 de Santa Catarina, LC 412/2008, art. 65)',
      description:
        'Ingresso até 16/12/1998: 61/56 anos, menos um por ano de contribuição além de 35/30 (no máximo quatro), 10 de serviço público, 5 no cargo e 96/86 pontos, que não sobem; totalidade da remuneração com paridade.',
      kind: 'points',
      entry: { until: '1998-12-16' },
      withoutComplementaryRegime: true,
      requirements: [
        {
          kind: 'age',
          months: byGender(age(61), age(56)),
          decrease: { per: 'year', beyondYears: byGender(35, 30), maximumYears: 4 },
        },
        contribution(35, 30),
        publicService(10),
        position(5),
        fixedPoints(96, 86),
      ],
      observations: [...locality.observations, 'A redução da idade não se aplica ao professor.'],
    },
    ...tollRules(locality, { ...toll, ...times, ages: [60, 57] }),
    ...tollRules(locality, { ...toll, ...timesOfTeachers, teacher: true, ages: [55, 52] }),
    permanentRule(locality, {
      ...permanent,
      missing: 'o texto da lei e o coeficiente do provento: só um resumo do Tribunal de Justiça foi visto',
      ...PERMANENT,
      ages: [65, 62],
    }),
    permanentRule(locality, { ...permanent, ...PERMANENT, teacher: true, ages: [60, 57] }),
    policeWomen,
    incapacityRule(locality, { confirmed: false }),
  ],
};

export const sc: Place = {
  regime,
  complementaryRegime: {
    kind: 'since',
    firstDay: '2016-09-30',
    source: 'LC 661/2015, art. 1º',
    missing: 'o ato do começo do regime: o dia é o que a SCPREV informa',
    doubt: {
      from: '2015-01-01',
      before: '2017-09-30',
      text: 'Previdência complementar: o primeiro dia é o do começo do regime (LC 661/2015, art. 1º), que a SCPREV informa ser 30/09/2016. Desde esse dia o ingresso leva ao teto do RGPS (CF, art. 40, § 14); quem ingressou perto dele confira.',
    },
  },
  points: locality.points,
  norm,
};
