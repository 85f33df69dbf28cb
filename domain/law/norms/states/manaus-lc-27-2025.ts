/** Manaus: LC 27/2025, which reaches who entered after 31/12/2003; earlier entrants keep the old rules. */
import type { Norm, Rule } from '../../rule/rule.ts';
import { type Locality, SIXTY_PLUS_TWO } from './locality.ts';
import { PERMANENT } from './mirror.ts';
import { permanentRule } from './shapes.ts';
import { incapacityRule } from './special.ts';

const manaus: Locality = {
  place: 'manaus-am',
  prefix: 'manaus-am-lc27',
  law: 'LC 27/2025 de Manaus',
  ruleYear: 2025,
  cutOff: '2025-11-19',
  source: 'LC 27/2025; emenda à Lei Orgânica de Manaus',
  checkedAt: [
    'https://g1.globo.com/am/amazonas/noticia/2025/11/20/lei-que-altera-regras-de-aposentadoria-de-servidores-e-publicada-em-manaus.ghtml',
  ],
};

/** Last day of entry that keeps the old rules open. */
export const MANAUS_KEEPS_OLD_RULES_UNTIL = '2003-12-31';

const AFTER_2003 = '2004-01-01';
const reached = (rule: Rule): Rule => ({ ...rule, entry: { from: AFTER_2003 } });
const valueNotRead = ['O cálculo do provento não foi lido: supõe 60% da média mais 2% por ano acima de 20.'];

export const manausLc27: Norm = {
  id: 'manaus-lc-27-2025',
  title: 'Manaus – Lei Complementar 27/2025',
  rules: [
    permanentRule(manaus, {
      average: SIXTY_PLUS_TWO,
      ...PERMANENT,
      ages: [65, 62],
      confirmed: false,
      observations: valueNotRead,
    }),
    permanentRule(manaus, {
      average: SIXTY_PLUS_TWO,
      years: [30, 25],
      publicService: 10,
      position: 5,
      teacher: true,
      ages: [60, 57],
      confirmed: false,
      observations: [...valueNotRead, 'Tempos de 30 e 25 anos confirmados; as idades do professor são supostas.'],
    }),
    incapacityRule(manaus, { confirmed: false }),
  ].map(reached),
};
