/** Joinville: Emenda à Lei Orgânica 26/2021 and LC 571/2021, rules from 01/01/2022 on. The toll was not read. */
import type { Norm, Rule } from '../../rule/rule.ts';
import { agesFrom, type Locality, SIXTY_PLUS_TWO } from './locality.ts';
import { PERMANENT, TRANSITION, TRANSITION_OF_TEACHERS } from './mirror.ts';
import { permanentRule, pointsRules } from './shapes.ts';
import { incapacityRule } from './special.ts';

const joinville: Locality = {
  place: 'joinville-sc',
  prefix: 'joinville-sc-lc571',
  law: 'LC 571/2021 de Joinville',
  ruleYear: 2021,
  cutOff: '2022-01-01',
  source: 'Emenda à Lei Orgânica 26/2021; LC 571/2021, arts. 33, 47, 50 e 51',
  checkedAt: [
    'https://www.ipreville.sc.gov.br/pagina/16/regras',
    'https://www.alelobo.com/reforma-da-previdencia-para-os-servidores-municipais-caso-aprovada-advogada-explica-o-que-muda-em-joinville/',
    'https://stage.nsctotal.com.br/colunistas/saavedra/camara-de-joinville-tem-acordo-e-votacao-da-reforma-da-previdencia-fica-mais',
    'https://camara.joinville.br/noticia/aprovada-em-segundo-turno-a-reforma-da-previdencia-dos-servidores-de-joinville/',
  ],
};

const points = {
  article: 'art. 47',
  average: SIXTY_PLUS_TWO,
  confirmed: false,
  observations: ['A pontuação do projeto (88/98) foi mudada por emenda que não foi lida.'],
} as const;

const permanent = permanentRule(joinville, {
  article: 'art. 33',
  average: SIXTY_PLUS_TWO,
  ...PERMANENT,
  ages: [65, 62],
  confirmed: true,
});

/** Art. 33 for who entered until 01/01/2022: ages that rise to those of the others in 2026. */
const permanentOfEarlierEntry: Rule = {
  ...permanent,
  id: 'joinville-sc-lc571-voluntaria-ingresso-ate-2022',
  modality: 'Voluntária – ingresso até 01/01/2022 (LC 571/2021 de Joinville, art. 33)',
  description:
    'Ingresso até 01/01/2022: 63 anos (homem) ou 60 (mulher) até 31/12/2023, 64/61 em 2024 e 2025, 65/62 desde 01/01/2026, 25 de contribuição, 10 de serviço público e 5 no cargo; 60% da média mais 2% por ano acima de 20.',
  entry: { until: '2022-01-01' },
  requirements: [
    {
      kind: 'age',
      months: agesFrom(['2022-01-01', [63, 60]], ['2024-01-01', [64, 61]], ['2026-01-01', [65, 62]]),
    },
    ...permanent.requirements.filter((requirement) => requirement.kind !== 'age'),
  ],
  confirmed: false,
  observations: ['Idades, contribuição e cargo confirmados; os 10 anos de serviço público são supostos.'],
};

export const joinvilleLc571: Norm = {
  id: 'joinville-lc-571-2021',
  title: 'Joinville – Lei Complementar 571/2021',
  rules: [
    ...pointsRules(joinville, {
      ...points,
      ...TRANSITION,
      ages: agesFrom(['2022-01-01', [62, 57]]),
      fullPayAges: [65, 62],
    }),
    ...pointsRules(joinville, {
      ...points,
      ...TRANSITION_OF_TEACHERS,
      teacher: true,
      ages: agesFrom(['2022-01-01', [57, 52]]),
      fullPayAges: [60, 57],
    }),
    permanentOfEarlierEntry,
    permanent,
    permanentRule(joinville, {
      article: 'art. 33',
      average: SIXTY_PLUS_TWO,
      ...PERMANENT,
      teacher: true,
      ages: [60, 57],
      confirmed: false,
    }),
    incapacityRule(joinville, { confirmed: false }),
  ],
};
