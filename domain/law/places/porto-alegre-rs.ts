/** Porto Alegre: amendment to the organic law approved on 05/07/2021; publication and complementary law not read. */
import type { Norm } from '../rule/rule.ts';
import { agesFrom, localityOf, SIXTY_PLUS_TWO, WHOLE_AVERAGE } from './pieces/locality.ts';
import { PERMANENT, TRANSITION, TRANSITION_OF_TEACHERS } from './pieces/mirror.ts';
import { permanentRule, pointsRules, tollRules } from './pieces/shapes.ts';
import { incapacityRule } from './pieces/special.ts';
import type { Place } from './place.ts';
import { NOT_READ, type ReformedRegime } from './regime-entry.ts';

const regime: ReformedRegime = {
  regimeId: 4314902,
  name: 'Porto Alegre - RS',
  uf: 'RS',
  city: 'Porto Alegre',
  institute: 'PREVIMPA',
  ownReform: true,
  reformDate: '2021-07-05',
  norm: 'Emenda à Lei Orgânica de 2021',
  confirmed: false,
  endorsement: NOT_READ,
  note: 'Data da aprovação em segundo turno; publicação não conferida.',
};

const locality = localityOf(regime, {
  prefix: 'porto-alegre-rs-elo2021',
  law: 'Emenda à Lei Orgânica de Porto Alegre de 2021',
  ruleYear: 2021,
  points: {
    source: 'Emenda à Lei Orgânica de 2021',
    note: 'Confira na norma municipal as elevações e os limites.',
    servants: { from: '2021-01', points: [96, 86], limits: [105, 100], everyMonths: 12, confirmed: false },
    teachers: { from: '2021-01', points: [91, 81], limits: [100, 92], everyMonths: 12, confirmed: false },
  },
});

const notRead = { average: SIXTY_PLUS_TWO, confirmed: false } as const;

const norm: Norm = {
  id: 'porto-alegre-elo-2021',
  title: 'Porto Alegre – Emenda à Lei Orgânica de 2021',
  rules: [
    ...pointsRules(locality, {
      ...notRead,
      ...TRANSITION,
      ages: agesFrom([locality.cutOff, [62, 56]], ['2022-01-01', [62, 57]]),
      fullPayAges: [60, 57],
      observations: ['A idade inicial de 62 anos (homem) é a noticiada; 61 é mais plausível.'],
    }),
    ...pointsRules(locality, {
      ...notRead,
      ...TRANSITION_OF_TEACHERS,
      teacher: true,
      ages: agesFrom([locality.cutOff, [56, 51]], ['2022-01-01', [57, 52]]),
      fullPayAges: [55, 52],
    }),
    ...tollRules(locality, {
      percent: 50,
      measuredOn: locality.cutOff,
      average: WHOLE_AVERAGE,
      years: [35, 30],
      publicService: 20,
      position: 5,
      ages: [60, 57],
      confirmed: false,
      observations: ['O pedágio de 50% é noticiado para quem estava perto de se aposentar.'],
    }),
    permanentRule(locality, { ...notRead, ...PERMANENT, ages: [65, 62] }),
    permanentRule(locality, { ...notRead, ...PERMANENT, teacher: true, ages: [60, 57] }),
    incapacityRule(locality, { confirmed: false }),
  ],
};

export const portoAlegreRs: Place = {
  regime,
  complementaryRegime: NOT_READ,
  points: locality.points,
  norm,
};
