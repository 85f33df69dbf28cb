/**
 * Goiás: EC 65/2019, published in an extra edition of 30/12/2019. CE, arts. 97 and 97-A, read whole, give the servants of
 * the state the rules of the União, those of transition included, and its calculation.
 */

import { reviewedBy } from '../norms/rpps/pieces.ts';
import type { Norm } from '../rule/rule.ts';
import { entryDoubted } from './pieces/entry-doubt.ts';
import { policeOfGoias } from './pieces/goias-police.ts';
import { dayAfter, localityOf, SIXTY_PLUS_TWO, WHOLE_AVERAGE } from './pieces/locality.ts';
import {
  FEDERAL_POINTS,
  FEDERAL_POINTS_OF_TEACHERS,
  FEDERAL_TOLL,
  FEDERAL_TOLL_OF_TEACHERS,
  PERMANENT,
} from './pieces/mirror.ts';
import { permanentRule, pointsRules, tollRules } from './pieces/shapes.ts';
import {
  compulsoryRule,
  disabilityRules,
  exposureByAge,
  exposureByPoints,
  FEDERAL_EXPOSURE,
  incapacityRule,
  orBetterVoluntary,
} from './pieces/special.ts';
import { wholePayIn } from './pieces/whole-pay.ts';
import type { Place } from './place.ts';
import type { ReformedRegime } from './regime-entry.ts';
import { uniaoPoints } from './uniao.ts';

const regime: ReformedRegime = {
  regimeId: 52,
  name: 'Goiás (Estado)',
  uf: 'GO',
  institute: 'GOIASPREV',
  ownReform: true,
  reformDate: '2019-12-30',
  norm: 'EC 65/2019; LC 161/2020',
  confirmed: true,
  endorsement: {
    kind: 'law',
    lastDay: '2019-12-30',
    law: 'CE, art. 6º, parágrafo único',
    byAmendment: true,
  },
  note: 'Emenda de 21/12/2019 publicada em edição extra de 30/12/2019, com vigência na publicação.',
};

const ADOPTED_BY = 'CE, art. 97-A';

/** CE, art. 97, § 19: "Observados critérios a serem estabelecidos em lei", "poderá fazer jus". */
const ABONO =
  'Depende dos critérios de lei do Estado, que é preciso conferir: no máximo a contribuição do servidor, até a idade da compulsória (CE, art. 97, § 19).';

const locality = localityOf(regime, {
  prefix: 'go-ec65',
  abono: ABONO,
  law: 'EC 65/2019 de Goiás',
  ruleYear: 2019,
  points: {
    source: 'EC 103/2019, art. 4º, adotado pela Constituição de Goiás, art. 97-A',
    servants: { ...uniaoPoints.servants, adoptedBy: ADOPTED_BY },
    teachers: { ...uniaoPoints.teachers, adoptedBy: ADOPTED_BY },
  },
});

/** Art. 97-A takes over the requirements, art. 97, § 3, the value, of which `items` names those of EC 103. */
const asInTheUniao = (items: string, article = 'CE, art. 97-A') =>
  ({
    article,
    valueArticle: `CE, art. 97, § 3º; EC 103/2019, ${items}`,
    confirmed: true,
  }) as const;

/** CE, art. 97-A, § 1: those with requirements of their own, teachers and exposure among them. */
const APART = 'CE, art. 97-A, § 1º';

/** CE, art. 97, § 4-E. */
const NOT_BY_CATEGORY =
  'A exposição há de ser efetiva: não há enquadramento por categoria profissional ou ocupação, nem por periculosidade (CE, art. 97, § 4º-E).';

/** Art. 97, § 3: "as regras de cálculo e reajustamento" of the União, EC 103, art. 26, § 7. */
const WITHOUT_PARITY =
  'Sem paridade, mesmo para ingresso até 31/12/2003: o reajuste é o da União (CE, art. 97, § 3º; EC 103/2019, art. 26, § 7º).';

const VALUE_OF_ART_10 = 'art. 10, § 4º; art. 26, § 2º, II';

const ENTRY =
  'Ingresso de 14/11 a 30/12/2019: o Estado adota as regras da União, que exigem ingresso até 13/11/2019; confira se o admite.';

/** Art. 97-A takes over the rules of transition and names no day. */
const entryInDoubt = {
  confirmed: false,
  missing:
    'até que dia o Estado admite o ingresso: 30/12/2019, vigência da emenda estadual, ou 13/11/2019, da EC 103/2019',
  observations: [ENTRY],
} as const;

const points = { ...asInTheUniao('art. 4º, § 6º, II; art. 26, § 2º, I'), average: SIXTY_PLUS_TWO };
const toll = {
  ...asInTheUniao('art. 20, § 2º, II; art. 26, § 3º, I'),
  percent: 100,
  measuredOn: locality.cutOff,
  average: WHOLE_AVERAGE,
  confirmed: false,
  missing:
    'em que dia o Estado mede o pedágio: 30/12/2019, vigência da emenda estadual, ou 13/11/2019, da EC 103/2019, art. 20, IV',
  observations: [
    'O pedágio é medido em 30/12/2019; pela letra da EC 103/2019, art. 20, IV, em 13/11/2019, e seria até 47 dias maior.',
  ],
} as const;
const permanent = { ...asInTheUniao(VALUE_OF_ART_10), ...PERMANENT, average: SIXTY_PLUS_TWO };

/** Art. 4, § 6, I, and art. 20, § 2, I: whole pay stands in them alone, not in art. 26. */
const paidBy = (items: string) => wholePayIn(`CE, art. 97, § 3º; EC 103/2019, ${items}`);

/** As in the União, whose rule is not confirmed for the same reason. */
const AVERAGE_OF_DISABILITY =
  'o ato que diz qual média se usa: a das 80% maiores (LC 142/2013, art. 8º) ou a de todas (EC 103/2019, art. 26)';

/** LC 142/2013, art. 8: I by time, II by age. */
const disability = disabilityRules(locality, {
  ...asInTheUniao('art. 22, caput; LC 142/2013, art. 8º', APART),
  publicService: 10,
  position: 5,
}).map((rule, at) => ({
  ...rule,
  confirmed: false,
  missing: AVERAGE_OF_DISABILITY,
  source: `${rule.source}, ${at === 0 ? 'I' : 'II'}`,
  valueLaw: `${rule.valueLaw}, ${at === 0 ? 'I' : 'II'}`,
}));

const norm: Norm = {
  id: 'go-ec-65-2019',
  title: 'Goiás – Emenda Constitucional 65/2019',
  rules: [
    ...[
      ...pointsRules(locality, { ...points, ...FEDERAL_POINTS }),
      ...pointsRules(locality, { ...points, ...FEDERAL_POINTS_OF_TEACHERS }),
    ]
      .map(entryDoubted(entryInDoubt))
      .map(paidBy('art. 4º, §§ 6º, I, e 8º')),
    ...[
      ...tollRules(locality, { ...toll, ...FEDERAL_TOLL }),
      ...tollRules(locality, { ...toll, ...FEDERAL_TOLL_OF_TEACHERS }),
    ]
      .map(entryDoubted(entryInDoubt))
      .map(paidBy('art. 20, § 2º, I; art. 4º, § 8º')),
    permanentRule(locality, { ...permanent, ages: [65, 62] }),
    permanentRule(locality, { ...permanent, article: APART, teacher: true, ages: [60, 57] }),
    incapacityRule(locality, {
      ...asInTheUniao('art. 10, §§ 1º, II, e 4º; art. 26, §§ 2º, II, e 3º, II'),
      observations: [reviewedBy('CE, art. 97, § 1º, I'), WITHOUT_PARITY],
    }),
    compulsoryRule(locality, {
      ...asInTheUniao('art. 10, § 1º, III; art. 26, §§ 2º, II, e 4º'),
      observations: [orBetterVoluntary('EC 103/2019, art. 26, § 4º')],
      from: dayAfter(locality.cutOff),
    }),
    exposureByAge(locality, {
      ...asInTheUniao(VALUE_OF_ART_10, APART),
      observations: [NOT_BY_CATEGORY],
      age: 60,
      publicService: 10,
      position: 5,
    }),
    ...exposureByPoints(locality, {
      ...asInTheUniao('art. 21, § 2º; art. 26, §§ 2º, IV, e 5º', APART),
      ...entryInDoubt,
      observations: [...entryInDoubt.observations, NOT_BY_CATEGORY],
      kinds: FEDERAL_EXPOSURE,
      publicService: 20,
      position: 5,
    }),
    ...disability,
    ...policeOfGoias(locality, VALUE_OF_ART_10),
  ],
};

export const go: Place = {
  regime,
  complementaryRegime: {
    kind: 'since',
    firstDay: '2017-07-07',
    source: 'LC 192/2024, art. 2º, I',
  },
  points: locality.points,
  norm,
};
