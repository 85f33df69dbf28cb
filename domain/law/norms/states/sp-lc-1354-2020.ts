/** São Paulo: EC 49/2020 and LC 1.354/2020, published and in force on 07/03/2020. */
import type { Norm } from '../../rule/rule.ts';
import { LAST_PAY, type Locality, SIXTY_PLUS_TWO, WHOLE_AVERAGE, WHOLE_AVERAGE_OF_BEST_80 } from './locality.ts';
import { FEDERAL_AGES, FEDERAL_AGES_OF_TEACHERS, PERMANENT, TRANSITION, TRANSITION_OF_TEACHERS } from './mirror.ts';
import { permanentRule, pointsRules, tollRules } from './shapes.ts';
import { exposureByPoints, incapacityRule, policeRule } from './special.ts';

const sp: Locality = {
  place: 'sp',
  prefix: 'sp-lc1354',
  law: 'LC 1.354/2020 de São Paulo',
  ruleYear: 2020,
  cutOff: '2020-03-07',
  source: 'EC 49/2020; LC 1.354/2020, arts. 2º, 10 a 13, 26 e 27',
  checkedAt: [
    'https://www.al.sp.gov.br/repositorio/legislacao/lei.complementar/2020/lei.complementar-1354-06.03.2020.html',
    'https://www.jusbrasil.com.br/topicos/262418977/artigo-10-lc-n-1354-de-06-de-marco-de-2020-de-sao-paulo',
    'https://www.jusbrasil.com.br/topicos/262418929/paragrafo-2-artigo-11-lc-n-1354-de-06-de-marco-de-2020-de-sao-paulo',
    'https://jurishand.com/lei-complementar-estadual-de-sao-paulo-1354-de-06-marco-2020/artigo-12/paragrafo-2',
    'https://www.jusbrasil.com.br/diarios/286122323/dosp-legislativo-04-03-2020-pg-14',
  ],
};

const points = {
  article: 'art. 10',
  average: SIXTY_PLUS_TWO,
  observations: ['Os cinco anos no nível ou classe podem ser dispensados com o cálculo pelo nível anterior (art. 27).'],
} as const;
const toll = {
  article: 'art. 11',
  percent: 100,
  measuredOn: '2020-03-07',
  average: WHOLE_AVERAGE,
  confirmed: false,
  observations: [
    'Percentual e proventos confirmados; idades e dia da apuração do pedágio (07/03/2020) não conferidos no texto.',
  ],
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

export const spLc1354: Norm = {
  id: 'sp-lc-1354-2020',
  title: 'São Paulo – Lei Complementar 1.354/2020',
  rules: [
    ...pointsRules(sp, { ...points, ...TRANSITION, ages: FEDERAL_AGES, fullPayAges: [65, 62], confirmed: true }),
    ...pointsRules(sp, {
      ...points,
      ...TRANSITION_OF_TEACHERS,
      teacher: true,
      ages: FEDERAL_AGES_OF_TEACHERS,
      fullPayAges: [60, 57],
      confirmed: false,
    }),
    ...tollRules(sp, { ...toll, ...TRANSITION, ages: [60, 57] }),
    ...tollRules(sp, { ...toll, ...TRANSITION_OF_TEACHERS, teacher: true, ages: [55, 52] }),
    permanentRule(sp, {
      article: 'art. 2º, III',
      average: SIXTY_PLUS_TWO,
      confirmed: true,
      ...PERMANENT,
      ages: [65, 62],
    }),
    permanentRule(sp, {
      article: 'art. 2º',
      average: SIXTY_PLUS_TWO,
      confirmed: false,
      ...PERMANENT,
      teacher: true,
      ages: [60, 57],
    }),
    ...exposureByPoints(sp, {
      article: 'art. 13',
      kinds: [[25, 86]],
      publicService: 20,
      position: 5,
      confirmed: false,
      observations: [
        'Pontos e exposição confirmados; 20 anos de serviço público e 5 no cargo supostos iguais aos da União.',
      ],
    }),
    policeRule(sp, {
      ...police,
      what: 'ingresso após 31/12/2003',
      value: WHOLE_AVERAGE_OF_BEST_80,
      entryFrom: '2004-01-01',
      observations: ['Para ingresso até a implantação da previdência complementar; depois dela vale o teto do RGPS.'],
    }),
    {
      ...policeRule(sp, {
        ...police,
        suffix: '-integralidade',
        what: 'ingresso até 31/12/2003',
        value: { ...LAST_PAY, words: 'totalidade da remuneração' },
        position: 5,
        entryUntil: '2003-12-31',
        observations: ['Exige cinco anos no cargo, nível ou classe.'],
      }),
      parity: 'A totalidade da remuneração foi lida no art. 12, § 2º; a paridade não.',
    },
    incapacityRule(sp, { confirmed: false }),
  ],
};
