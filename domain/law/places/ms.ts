/** Mato Grosso do Sul: LC 274 was published on 22/05/2020; the figures mirror EC 103/2019. */

import { WHOLE_PAY_OF_LC_51 } from '../norms/rpps/lc-51-1985.ts';
import { isRead } from '../rule/read.ts';
import type { Norm, Rule } from '../rule/rule.ts';
import { LAST_PAY, localityOf } from './pieces/locality.ts';
import { federalMirror } from './pieces/mirror.ts';
import { policeRule } from './pieces/police.ts';
import type { Place } from './place.ts';
import { NOT_READ, type ReformedRegime } from './regime-entry.ts';
import { asTheUniao } from './uniao.ts';

const regime: ReformedRegime = {
  regimeId: 50,
  name: 'Mato Grosso do Sul (Estado)',
  uf: 'MS',
  institute: 'AGEPREV',
  ownReform: true,
  reformDate: '2020-05-22',
  reformDayDoubt: {
    lastDay: '2019-12-19',
    why: 'a EC 82/2019 saiu em 19/12/2019, com vigência noticiada para noventa dias depois.',
  },
  norm: 'EC 82/2019; LC 274/2020',
  confirmed: false,
  endorsement: NOT_READ,
  warning:
    'Mato Grosso do Sul: da EC 82/2019 só se conferiram as idades de 62 e 65 anos, e da LC 274/2020 o começo; as demais figuras são as da União, e o dia da reforma está em dúvida entre 19/12/2019 e 22/05/2020.',
  note: 'Data da publicação da LC 274 confirmada; a vigência das idades da EC 82/2019 (dezembro de 2019) não foi conferida. Até a reforma a polícia civil segue também a LC 199/2015, art. 1º, com os tempos da LC 51/1985 e sem idade.',
};

const locality = localityOf(regime, {
  prefix: 'ms-lc274',
  law: 'LC 274/2020 de Mato Grosso do Sul',
  ruleYear: 2020,
  points: asTheUniao,
});

/** EC 82/2019 in the official journal; its article on when it came into force was not found. */
const PUBLISHED = '2019-12-19';
const AFTER_PUBLISHED = '2019-12-20';
/** Ninety days later, as reported of the bill. */
const IN_FORCE_AS_REPORTED = '2020-03-18';

const OF_2024 = [
  'Integralidade e paridade pela lei complementar de 03/06/2024, arts. 1º e 2º; confira a idade na LC 274/2020, art. 10.',
];

const ENTRY =
  'A lei complementar de 03/06/2024 alcança o ingresso até a entrada em vigor da EC 82/2019: publicada em 19/12/2019, com vigência noticiada para noventa dias depois (18/03/2020). Quem ingressou entre os dois dias lê esta regra em dúvida; confira a emenda.';

const ofThePolice = {
  article: 'art. 10; LC de 03/06/2024, art. 1º; art. 2º; art. 3º',
  ages: [55, 55],
  years: [30, 25],
  inPolice: [20, 15],
  value: LAST_PAY,
  transition: true,
  confirmed: false,
  observations: OF_2024,
} as const;

/** LC of 03/06/2024, art. 3: not for those who opted for the complementary regime. */
const police: readonly Rule[] = [
  policeRule(locality, { ...ofThePolice, what: 'polícia civil', entryUntil: PUBLISHED }),
  {
    ...policeRule(locality, {
      ...ofThePolice,
      suffix: '-ingresso-ate-03-2020',
      what: 'polícia civil, ingresso de 20/12/2019 a 18/03/2020',
      entryFrom: AFTER_PUBLISHED,
      entryUntil: IN_FORCE_AS_REPORTED,
    }),
    variantOf: 'ms-lc274-policial',
    contested: ENTRY,
  },
].map((rule) => ({
  ...rule,
  entry: { ...rule.entry, into: 'policeCareer' as const },
  modality: rule.modality.replace(/ \(.*\)$/, ' (LC 274/2020 de Mato Grosso do Sul, art. 10; LC de 03/06/2024)'),
  ruleLaw: 'LC 274/2020 de Mato Grosso do Sul, art. 10; LC de 03/06/2024, arts. 1º a 3º',
  withoutComplementaryRegime:
    'A lei complementar de 03/06/2024, art. 3º, exclui quem optou pela previdência complementar.',
}));

const norm: Norm = {
  id: 'ms-lc-274-2020',
  title: 'Mato Grosso do Sul – Lei Complementar 274/2020',
  rules: [...federalMirror(locality), ...police],
};

/** LC of 03/06/2024, arts. 1, I, and 2: "último subsídio", readjusted with those in activity; art. 3 leaves out who opted. */
const policeWithParity = (rule: Rule): readonly Rule[] => {
  const source = `${rule.source}; LC de 03/06/2024, art. 1º; art. 2º; art. 3º`;
  return [
    {
      ...rule,
      place: locality.place,
      source,
      confirmed: rule.confirmed && isRead(source, locality.place),
      parity:
        'Polícia Civil: sim, sem opção pela previdência complementar (LC de 03/06/2024, arts. 1º, I, 2º e 3º). Outros policiais: depende de lei complementar do ente (STF, Temas 1019 e 1307).',
      stepLaw: { lastPay: `${WHOLE_PAY_OF_LC_51}; LC de 03/06/2024, art. 2º` },
      observations: [
        ...rule.observations.filter((said) => !said.startsWith('Integralidade')),
        'Em Mato Grosso do Sul a lei complementar de 03/06/2024 dá à Polícia Civil o último subsídio e a paridade quando os requisitos da LC 51/1985 se completaram até a entrada em vigor da EC 82/2019 (art. 1º, I); depois dela pede também os da LC 274/2020, art. 10 (II). Confira o dia.',
      ],
    },
  ];
};

export const ms: Place = {
  regime,
  complementaryRegime: NOT_READ,
  points: locality.points,
  norm,
  amends: { 'lc51-policial-voluntaria': policeWithParity },
};
