/** Porto Alegre: amendment to the organic law approved on 05/07/2021; publication and complementary law not read. */
import type { Norm } from '../../rule/rule.ts';
import { agesFrom, type Locality, SIXTY_PLUS_TWO, WHOLE_AVERAGE } from './locality.ts';
import { PERMANENT, TRANSITION, TRANSITION_OF_TEACHERS } from './mirror.ts';
import { permanentRule, pointsRules, tollRules } from './shapes.ts';
import { incapacityRule } from './special.ts';

const portoAlegre: Locality = {
  place: 'porto-alegre-rs',
  prefix: 'porto-alegre-rs-elo2021',
  law: 'Emenda à Lei Orgânica de Porto Alegre de 2021',
  ruleYear: 2021,
  cutOff: '2021-07-05',
  source: 'Emenda à Lei Orgânica de Porto Alegre de 2021',
  checkedAt: [
    'https://camarapoa.rs.gov.br/noticias/reforma-da-previdencia-municipal-e-aprovada-em-segundo-turno',
    'https://gauchazh.clicrbs.com.br/porto-alegre/noticia/2021/07/reforma-da-previdencia-de-porto-alegre-e-aprovada-em-segundo-turno-pelos-vereadores-ckqr03ced00920193on1ggqhd.html',
  ],
};

const notRead = { average: SIXTY_PLUS_TWO, confirmed: false } as const;

export const portoAlegreElo2021: Norm = {
  id: 'porto-alegre-elo-2021',
  title: 'Porto Alegre – Emenda à Lei Orgânica de 2021',
  rules: [
    ...pointsRules(portoAlegre, {
      ...notRead,
      ...TRANSITION,
      ages: agesFrom(['2021-07-05', [62, 56]], ['2022-01-01', [62, 57]]),
      fullPayAges: [60, 57],
      observations: ['A idade inicial de 62 anos (homem) é a noticiada; 61 é mais plausível.'],
    }),
    ...pointsRules(portoAlegre, {
      ...notRead,
      ...TRANSITION_OF_TEACHERS,
      teacher: true,
      ages: agesFrom(['2021-07-05', [56, 51]], ['2022-01-01', [57, 52]]),
      fullPayAges: [55, 52],
    }),
    ...tollRules(portoAlegre, {
      percent: 50,
      measuredOn: '2021-07-05',
      average: WHOLE_AVERAGE,
      years: [35, 30],
      publicService: 20,
      position: 5,
      ages: [60, 57],
      confirmed: false,
      observations: ['O pedágio de 50% é noticiado para quem estava perto de se aposentar.'],
    }),
    permanentRule(portoAlegre, { ...notRead, ...PERMANENT, ages: [65, 62] }),
    permanentRule(portoAlegre, { ...notRead, ...PERMANENT, teacher: true, ages: [60, 57] }),
    incapacityRule(portoAlegre, { confirmed: false }),
  ],
};
