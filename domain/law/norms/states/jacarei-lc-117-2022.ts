/** Jacareí: Emenda à Lei Orgânica of 2022 (art. 154-A) and LC 117/2022, in force on 10/01/2023. The toll was not read. */
import type { Norm } from '../../rule/rule.ts';
import { agesFrom, type Locality, SIXTY_PLUS_TWO } from './locality.ts';
import { PERMANENT, TRANSITION, TRANSITION_OF_TEACHERS } from './mirror.ts';
import { permanentRule, pointsRules } from './shapes.ts';
import { exposureByAge, incapacityRule } from './special.ts';

const jacarei: Locality = {
  place: 'jacarei-sp',
  prefix: 'jacarei-sp-lc117',
  law: 'LC 117/2022 de Jacareí',
  ruleYear: 2022,
  cutOff: '2023-01-10',
  source: 'Lei Orgânica de Jacareí, art. 154-A; LC 117/2022, arts. 3º e 4º',
  checkedAt: [
    'https://camarajacarei.legislacaocompilada.com.br/Arquivo/Documents/legislacao/html/C1172022.html',
    'https://jacarei.sp.leg.br/geral/audiencia-publica-discute-reforma-da-previdencia-a-servidores-publicos-de-jacarei',
    'https://diariodejacarei.com.br/cidade/camara-aprova-reforma-previdenciaria-dos-servidores-municipais-de-jacarei?format=amp',
  ],
};

const valueNotRead = {
  average: SIXTY_PLUS_TWO,
  confirmed: false,
  observations: ['O percentual da média não foi lido: supõe 60% mais 2% por ano acima de 20.'],
} as const;
const points = {
  ...valueNotRead,
  observations: [...valueNotRead.observations, 'Idades e tempos confirmados; a pontuação não foi lida.'],
};

export const jacareiLc117: Norm = {
  id: 'jacarei-lc-117-2022',
  title: 'Jacareí – Lei Complementar 117/2022',
  rules: [
    ...pointsRules(jacarei, {
      ...points,
      ...TRANSITION,
      ages: agesFrom(['2023-01-10', [62, 57]]),
      fullPayAges: [65, 62],
    }),
    ...pointsRules(jacarei, {
      ...points,
      ...TRANSITION_OF_TEACHERS,
      teacher: true,
      ages: agesFrom(['2023-01-10', [57, 52]]),
      fullPayAges: [60, 57],
    }),
    permanentRule(jacarei, { ...valueNotRead, article: 'art. 3º', ...PERMANENT, ages: [65, 62] }),
    permanentRule(jacarei, { ...valueNotRead, article: 'art. 4º', ...PERMANENT, teacher: true, ages: [60, 57] }),
    exposureByAge(jacarei, { age: 57, publicService: 10, position: 5, confirmed: false }),
    incapacityRule(jacarei, { confirmed: false }),
  ],
};
