/** Manaus: LC 27/2025, which applies to those who entered after 31/12/2003; earlier entrants keep the old rules. */
import type { Norm, Rule } from '../rule/rule.ts';
import { localityOf, SIXTY_PLUS_TWO } from './pieces/locality.ts';
import { PERMANENT } from './pieces/mirror.ts';
import { permanentRule } from './pieces/shapes.ts';
import { incapacityRule } from './pieces/special.ts';
import type { Place } from './place.ts';
import { NOT_READ, type ReformedRegime } from './regime-entry.ts';

const regime: ReformedRegime = {
  regimeId: 1302603,
  name: 'Manaus - AM',
  uf: 'AM',
  city: 'Manaus',
  institute: 'Manaus Previdência',
  ownReform: true,
  reformDate: '2025-11-19',
  norm: 'LC municipal 27/2025 e emenda à LOMAN',
  confirmed: true,
  endorsement: NOT_READ,
  note: 'Atinge quem ingressou após 31/12/2003.',
};

const locality = localityOf(regime, {
  prefix: 'manaus-am-lc27',
  law: 'LC 27/2025 de Manaus',
  ruleYear: 2025,
});

const AFTER_2003 = '2004-01-01';
const reached = (rule: Rule): Rule => ({ ...rule, entry: { from: AFTER_2003 } });
const valueNotRead = ['O provento é estimado em 60% da média mais 2% por ano acima de 20; confira na LC 27/2025.'];

const norm: Norm = {
  id: 'manaus-lc-27-2025',
  title: 'Manaus – Lei Complementar 27/2025',
  rules: [
    permanentRule(locality, {
      average: SIXTY_PLUS_TWO,
      ...PERMANENT,
      ages: [65, 62],
      confirmed: false,
      observations: valueNotRead,
    }),
    permanentRule(locality, {
      average: SIXTY_PLUS_TWO,
      years: [30, 25],
      publicService: 10,
      position: 5,
      teacher: true,
      ages: [60, 57],
      confirmed: false,
      observations: [...valueNotRead, 'As idades do professor seguem a regra da União; confira-as na LC 27/2025.'],
    }),
    incapacityRule(locality, { confirmed: false }),
  ].map(reached),
};

export const manausAm: Place = {
  regime,
  complementaryRegime: NOT_READ,
  points: null,
  norm,
  keepsOldRules: { forEntryUntil: '2003-12-31', idSuffix: 'ingresso-ate-2003' },
};
