/** São Paulo: EC 49/2020 and LC 1.354/2020, published and in force on 07/03/2020. */

import type { Norm } from '../rule/rule.ts';
import { LAST_PAY, localityOf, SIXTY_PLUS_TWO, WHOLE_AVERAGE, WHOLE_AVERAGE_OF_BEST_80 } from './pieces/locality.ts';
import {
  FEDERAL_POINTS,
  FEDERAL_POINTS_OF_TEACHERS,
  FEDERAL_TOLL,
  FEDERAL_TOLL_OF_TEACHERS,
  PERMANENT,
} from './pieces/mirror.ts';
import { FEDERAL_POLICE, policeRule } from './pieces/police.ts';
import { permanentRule, pointsRules, tollRules } from './pieces/shapes.ts';
import { exposureByPoints, incapacityRule } from './pieces/special.ts';
import { wholePayIn } from './pieces/whole-pay.ts';
import type { Place } from './place.ts';
import { NOT_READ, type ReformedRegime } from './regime-entry.ts';

const regime: ReformedRegime = {
  regimeId: 35,
  name: 'São Paulo (Estado)',
  uf: 'SP',
  institute: 'SPPREV',
  ownReform: true,
  reformDate: '2020-03-07',
  norm: 'EC 49/2020; LC 1.354/2020',
  confirmed: true,
  endorsement: NOT_READ,
  note: 'Normas de 06/03/2020; a especificação usa 07/03/2020, dia da publicação. Antes delas a LC 1.062/2008, arts. 2º e 3º, pedia ao policial civil que ingressou desde a EC 41/2003 55 anos (homem) ou 50 (mulher); o cálculo dá a LC 51/1985, sem idade: confira com o Estado.',
};

/** CE, art. 126, § 19: "observados os critérios a serem estabelecidos em lei", "poderá fazer jus". */
const ABONO =
  'Depende dos critérios de lei do Estado, que é preciso conferir: no máximo a contribuição do servidor, até a idade da compulsória (CE, art. 126, § 19).';

const locality = localityOf(regime, {
  prefix: 'sp-lc1354',
  abono: ABONO,
  law: 'LC 1.354/2020 de São Paulo',
  ruleYear: 2020,
  points: {
    source: 'EC 49/2020 e LC 1.354/2020',
    servants: { from: '2019-01', points: [96, 86], limits: [105, 100], everyMonths: 12, confirmed: true },
    teachers: { from: '2019-01', points: [91, 81], limits: [100, 92], everyMonths: 12, confirmed: true },
  },
});

const fullPayInTheClass = (article: string): string =>
  `A totalidade da remuneração pede cinco anos no nível ou classe (${article}); sem eles, com cinco no cargo, é a do nível ou classe anterior (art. 27): confira.`;
const points = {
  article: 'art. 10',
  average: SIXTY_PLUS_TWO,
  observationsOfFullPay: [fullPayInTheClass('art. 10, IV')],
} as const;
const toll = {
  article: 'art. 11',
  valueArticle: 'art. 11, § 2º, 2; art. 7º',
  percent: 100,
  measuredOn: locality.cutOff,
  average: WHOLE_AVERAGE,
  confirmed: false,
  missing: 'os incisos e o § 1º do art. 11 (idades, tempos e o dia da medida) e o art. 7º (média)',
  observations: ['O pedágio é medido em 07/03/2020; confira na LC 1.354/2020 esse dia e as idades.'],
  observationsOfFullPay: [fullPayInTheClass('art. 11, § 2º, 1')],
} as const;

/** Art. 12: 55 years for both, with the times of LC 51/1985. */
const police = {
  article: 'art. 12',
  ages: [55, 55],
  years: [30, 25],
  inPolice: [20, 15],
  transition: true,
  confirmed: true,
} as const;

/** Art. 12, caput, beside the entry into public service of its § 2. */
/** LC 1.354/2020, art. 12, § 1. */
const COUNTED =
  'Contam como cargo policial a atividade militar e a de agente penitenciário ou de escolta e vigilância (art. 12, § 1º).';

const CAREER =
  'O art. 12 pede também ingresso na carreira policial até 07/03/2020: confira-o, porque quem veio de outro cargo depois desse dia não tem esta regra.';

const norm: Norm = {
  id: 'sp-lc-1354-2020',
  title: 'São Paulo – Lei Complementar 1.354/2020',
  rules: [
    ...pointsRules(locality, { ...points, ...FEDERAL_POINTS, confirmed: true }),
    ...pointsRules(locality, {
      ...points,
      ...FEDERAL_POINTS_OF_TEACHERS,
      confirmed: false,
    }),
    ...[
      ...tollRules(locality, { ...toll, ...FEDERAL_TOLL }),
      ...tollRules(locality, { ...toll, ...FEDERAL_TOLL_OF_TEACHERS }),
    ].map(wholePayIn(`${locality.law}, art. 11, § 2º, 1; art. 10, § 8º`)),
    permanentRule(locality, {
      article: 'art. 2º, III',
      valueArticle: 'art. 7º',
      average: SIXTY_PLUS_TWO,
      confirmed: true,
      ...PERMANENT,
      ages: [65, 62],
    }),
    permanentRule(locality, {
      article: 'art. 2º',
      valueArticle: 'art. 7º',
      average: SIXTY_PLUS_TWO,
      confirmed: false,
      ...PERMANENT,
      teacher: true,
      ages: [60, 57],
    }),
    ...exposureByPoints(locality, {
      article: 'art. 13',
      kinds: [[25, 86]],
      publicService: 20,
      position: 5,
      confirmed: false,
      observations: [
        'Os 20 anos de serviço público e os 5 no cargo seguem a regra da União; confira-os na LC 1.354/2020.',
      ],
    }),
    policeRule(locality, {
      article: 'art. 4º',
      valueArticle: 'art. 7º',
      ...FEDERAL_POLICE,
      what: 'regra permanente, para ambos os sexos',
      inCareer: 5,
      value: SIXTY_PLUS_TWO,
      confirmed: false,
      missing: 'o art. 7º, que dá o valor',
      observations: [
        'O valor segue o da regra permanente; confira-o no art. 7º.',
        'Contam como cargo policial a atividade militar e a de agente penitenciário ou de escolta e vigilância (art. 4º, parágrafo único).',
      ],
    }),
    policeRule(locality, {
      ...police,
      what: 'ingresso após 31/12/2003',
      value: WHOLE_AVERAGE_OF_BEST_80,
      entryFrom: '2004-01-01',
      observations: [
        CAREER,
        COUNTED,
        'Para ingresso até a implantação da previdência complementar; depois dela vale o teto do RGPS.',
      ],
    }),
    {
      ...policeRule(locality, {
        ...police,
        suffix: '-integralidade',
        what: 'ingresso até 31/12/2003',
        value: { ...LAST_PAY, words: 'totalidade da remuneração' },
        position: 5,
        entryUntil: '2003-12-31',
        observations: [CAREER, COUNTED, 'Exige cinco anos no cargo, nível ou classe.'],
      }),
      parity:
        'Totalidade da remuneração pelo art. 12, § 2º; a paridade depende de confirmação na legislação do Estado.',
    },
    incapacityRule(locality, { confirmed: false }),
  ],
};

export const sp: Place = {
  regime,
  complementaryRegime: {
    kind: 'reported',
    firstDay: '2013-01-21',
    report:
      'o Estado aplica o limite desde 21/01/2013, e a Assembleia aos seus servidores desde 22/03/2013 (Lei 14.653/2011; TJSP, ADI 2165511-31.2014.8.26.0000).',
  },
  points: locality.points,
  norm,
};
