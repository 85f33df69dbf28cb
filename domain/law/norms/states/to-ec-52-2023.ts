/** Tocantins: EC 52/2023 and LC 150/2023, published on 20/12/2023; the transition is for entry until 14/12/2023. No toll was found. */
import type { Norm } from '../../rule/rule.ts';
import { agesFrom, type Locality, SIXTY_PLUS_TWO } from './locality.ts';
import { PERMANENT, TRANSITION, TRANSITION_OF_TEACHERS } from './mirror.ts';
import { permanentRule, pointsRules } from './shapes.ts';
import { exposureByAge, exposureByPoints, incapacityRule, policeRule } from './special.ts';

const to: Locality = {
  place: 'to',
  prefix: 'to-ec52',
  law: 'EC 52/2023 do Tocantins',
  ruleYear: 2023,
  cutOff: '2023-12-20',
  entryUntil: '2023-12-14',
  source: 'EC 52/2023; LC 150/2023',
  checkedAt: [
    'https://jornalotocantins.com.br/noticia/1651/reforma-da-previdencia-dos-servidores-estaduais-e-publicada-confira-as-regras-de-transicao.html',
    'https://portalgildabonfim.com.br/site/em-19-paginas-governo-publica-novas-regras-da-previdencia-dos-servidores-publicos-do-tocantins',
    'https://g1.globo.com/to/tocantins/noticia/2023/12/21/reforma-da-previdencia-dos-servidores-estaduais-e-publicada-veja-as-regras-de-transicao.ghtml',
    'https://conexaoto.com.br/2023/12/14/assembleia-legislativa-aprova-reforma-da-previdencia-dos-servidores-do-tocantins',
    'https://jmnoticia.com.br/reforma-da-previdencia-dos-servidores-estaduais-segue-para-a-casa-civil',
  ],
};

const points = {
  average: SIXTY_PLUS_TWO,
  fullPayAges: null,
  confirmed: false,
  observations: ['O primeiro ano da contagem dos pontos (2024) não foi confirmado.'],
} as const;

export const toEc52: Norm = {
  id: 'to-ec-52-2023',
  title: 'Tocantins – Emenda Constitucional 52/2023',
  rules: [
    ...pointsRules(to, {
      ...points,
      ...TRANSITION,
      ages: agesFrom(['2023-12-20', [61, 56]], ['2026-01-01', [62, 57]]),
    }),
    ...pointsRules(to, {
      ...points,
      ...TRANSITION_OF_TEACHERS,
      teacher: true,
      ages: agesFrom(['2023-12-20', [56, 51]]),
    }),
    permanentRule(to, { average: SIXTY_PLUS_TWO, confirmed: true, ...PERMANENT, ages: [65, 60] }),
    permanentRule(to, { average: SIXTY_PLUS_TWO, confirmed: true, ...PERMANENT, teacher: true, ages: [60, 55] }),
    policeRule(to, {
      what: 'polícia e sistema prisional, regra permanente',
      ages: [55, 55],
      years: [30, 30],
      inPolice: [25, 25],
      value: SIXTY_PLUS_TWO,
      transition: false,
      confirmed: false,
      observations: ['Idade e tempo de contribuição do projeto; o tempo de polícia é suposto igual ao da União.'],
    }),
    exposureByAge(to, {
      age: 55,
      publicService: 10,
      position: 5,
      confirmed: false,
      observations: ['Idade de 55 anos confirmada em linhas gerais; os tempos são supostos iguais aos da União.'],
    }),
    ...exposureByPoints(to, {
      kinds: [
        [15, 66],
        [20, 76],
        [25, 86],
      ],
      publicService: 10,
      position: 5,
      confirmed: false,
      observations: ['Serviço público e cargo confirmados; a pontuação não foi lida: supõe a da União.'],
    }),
    incapacityRule(to, { confirmed: false }),
  ],
};
