/** Curitiba: LC 133/2021, with effect from 01/01/2022; the product's cut-off is 31/12/2021. */
import type { Norm } from '../rule/rule.ts';
import { agesFrom, localityOf, type Value } from './pieces/locality.ts';
import {
  FEDERAL_TOLL,
  FEDERAL_TOLL_OF_TEACHERS,
  PERMANENT,
  TRANSITION,
  TRANSITION_OF_TEACHERS,
} from './pieces/mirror.ts';
import { permanentRule, pointsRules, tollRules } from './pieces/shapes.ts';
import { incapacityRule } from './pieces/special.ts';
import type { Place } from './place.ts';
import { NOT_READ, type ReformedRegime } from './regime-entry.ts';

const regime: ReformedRegime = {
  regimeId: 4106902,
  name: 'Curitiba - PR',
  uf: 'PR',
  city: 'Curitiba',
  institute: 'IPMC',
  ownReform: true,
  reformDate: '2021-12-31',
  inForceFrom: '2022-01-01',
  norm: 'LC 133/2021 (alterada pela LC 147/2025); Lei Orgânica, arts. 91 e 91-A',
  confirmed: true,
  endorsement: NOT_READ,
  note: 'A especificação usa 31/12/2021, último dia de ingresso com direito à transição; a apuração do pedágio é em 01/01/2022. O art. 91-A da Lei Orgânica (segundo turno em 16/06/2025), com as idades da transição, convalida as concessões da LC 133 e não foi conferido; noticia-se que a LC 147/2025 converte o tempo especial até 12/11/2019.',
};

const locality = localityOf(regime, {
  prefix: 'curitiba-pr-lc133',
  law: 'LC 133/2021 de Curitiba',
  ruleYear: 2021,
  points: {
    source: 'LC 133/2021',
    note: 'Professores: confira todos os valores na norma municipal.',
    servants: { from: '2022-01', points: [98, 88], limits: [105, 100], everyMonths: 12, confirmed: true },
    teachers: { from: '2022-01', points: [93, 83], limits: [100, 92], everyMonths: 12, confirmed: false },
  },
});

/** Art. 10, § 10, as the calculator of the city council applies it: up to 20% of the lowest contributions may go. */
const sixtyPlusTwo: Value = {
  benefitCalculusMethod: 'MEDIA_100_60_MAIS_2',
  benefitParameters: { discardableShare: 20 },
  words: '60% da média mais 2% por ano acima de 20, podendo excluir até 20% das menores contribuições',
};

const points = { article: 'art. 10', average: sixtyPlusTwo } as const;
const toll = { article: 'art. 11', percent: 100, measuredOn: '2022-01-01', average: sixtyPlusTwo } as const;
const permanent = { article: 'art. 6º', average: sixtyPlusTwo } as const;

const norm: Norm = {
  id: 'curitiba-lc-133-2021',
  title: 'Curitiba – Lei Complementar 133/2021',
  rules: [
    ...pointsRules(locality, {
      ...points,
      ...TRANSITION,
      ages: agesFrom([locality.cutOff, [62, 57]]),
      fullPayAges: [65, 62],
      confirmed: true,
    }),
    ...pointsRules(locality, {
      ...points,
      ...TRANSITION_OF_TEACHERS,
      teacher: true,
      ages: agesFrom([locality.cutOff, [57, 52]]),
      fullPayAges: [60, 57],
      confirmed: false,
    }),
    ...tollRules(locality, { ...toll, ...FEDERAL_TOLL, confirmed: true }),
    ...tollRules(locality, { ...toll, ...FEDERAL_TOLL_OF_TEACHERS, confirmed: false }),
    permanentRule(locality, { ...permanent, ...PERMANENT, ages: [65, 62], confirmed: true }),
    permanentRule(locality, { ...permanent, ...PERMANENT, teacher: true, ages: [60, 57], confirmed: false }),
    incapacityRule(locality, { confirmed: false }),
  ],
};

export const curitibaPr: Place = {
  regime,
  complementaryRegime: NOT_READ,
  points: locality.points,
  norm,
};
