/** Amazonas: no reform of the general rules is known; LC 231/2022 gives the civil police an age, by the day of entry. */

import { OPTEE_WITHIN_CEILING } from '../norms/rpps/pieces.ts';
import type { Norm, Rule } from '../rule/rule.ts';
import { LAST_PAY, type Locality } from './pieces/locality.ts';
import { policeRule } from './pieces/police.ts';
import type { Place } from './place.ts';
import { NOT_READ, type RegimeEntry } from './regime-entry.ts';

const CIVIL_POLICE =
  'Polícia civil: quem ingressou de 01/01/2004 a 12/11/2019 segue desde 22/06/2022 a LC 231/2022, art. 1º (55 anos, ou 53 o homem e 52 a mulher com período adicional); a LC 51/1985, sem idade, vale para quem ingressou até 2003. Do § 2º em diante o texto da lei não foi conferido.';

const regime: RegimeEntry = {
  regimeId: 13,
  name: 'Amazonas (Estado)',
  uf: 'AM',
  institute: 'Amazonprev',
  ownReform: false,
  confirmed: false,
  endorsement: NOT_READ,
  note: `Nenhuma reforma estadual das regras gerais localizada: tratar como Sem Reforma até prova em contrário. ${CIVIL_POLICE}`,
  warning: `Amazonas. ${CIVIL_POLICE}`,
};

/** Publication of LC 231/2022, taken as its first day. */
const LC_231 = '2022-06-22';
const LAST_ENTRY_WITHOUT_AGE = '2003-12-31';
const FIRST_ENTRY = '2004-01-01';
const LAST_ENTRY = '2019-11-12';
const AFTER_THE_LAST_ENTRY = '2019-11-13';

const locality: Locality = {
  place: 'am',
  prefix: 'am-lc231',
  law: 'LC 231/2022 do Amazonas',
  ruleYear: 2022,
  cutOff: LC_231,
};

const ofTheArticle = {
  years: [30, 25],
  inPolice: [20, 15],
  value: LAST_PAY,
  transition: true,
  entryFrom: FIRST_ENTRY,
  entryUntil: LAST_ENTRY,
} as const;

const intoThePolice = (rule: Rule): Rule => ({
  ...rule,
  entry: { ...rule.entry, into: 'policeCareer' },
  observations: [...rule.observations, OPTEE_WITHIN_CEILING],
});

const WHO =
  'Vale para delegado, investigador, escrivão e perito da Polícia Civil. Conta como policial o tempo em polícia de qualquer ente, policial penal, socioeducativo e militar (art. 1º, § 1º).';

const norm: Norm = {
  id: 'am-lc-231-2022',
  title: 'Amazonas – Lei Complementar 231/2022 (polícia civil)',
  rules: [
    policeRule(locality, {
      ...ofTheArticle,
      article: 'art. 1º',
      what: 'polícia civil, ingresso de 2004 a 12/11/2019',
      ages: [55, 55],
      confirmed: true,
      observations: [WHO],
    }),
    policeRule(locality, {
      ...ofTheArticle,
      article: 'art. 1º, § 2º',
      suffix: '-pedagio',
      what: 'polícia civil, ingresso de 2004 a 12/11/2019, com período adicional',
      ages: [53, 52],
      toll: { percent: 100, measuredOn: LC_231, of: 'contribution' },
      confirmed: false,
      missing: 'o fim do § 2º: de que tempo e em que dia se mede o período adicional',
      observations: [
        WHO,
        'O cálculo adota período adicional igual ao tempo de contribuição que faltava em 22/06/2022; confira no § 2º.',
      ],
    }),
  ].map(intoThePolice),
};

/** Who entered when follows LC 231, art. 1, of which the copy has the caput, § 1 and the beginning of § 2. */
const byTheLawOfTheState = (rule: Rule, missing: string) =>
  ({
    ...rule,
    place: locality.place,
    source: `${rule.source}; ${locality.law}, art. 1º`,
    confirmed: false,
    missing,
  }) as const;

/** The copy ends before the day of LC 231, and LC 77/2010, which it revokes, was not found. */
const DAY_NOT_READ = 'a vigência da LC 231/2022 do Amazonas e a LC 77/2010, que ela revoga';

const closedByTheState = (rule: Rule): readonly Rule[] => [
  {
    ...byTheLawOfTheState(
      rule,
      'o resto da LC 231/2022 do Amazonas e a LC 77/2010, que ela revoga: o que dizem de quem ingressou até 31/12/2003',
    ),
    entry: { until: LAST_ENTRY_WITHOUT_AGE, into: 'policeCareer' },
  },
  {
    ...byTheLawOfTheState(rule, DAY_NOT_READ),
    id: `${rule.id}-ingresso-2004-a-2019`,
    window: { ...rule.window, to: LC_231 },
    entry: { from: FIRST_ENTRY, until: LAST_ENTRY, into: 'policeCareer' },
    observations: [
      ...rule.observations.filter((said) => !said.startsWith('Sem idade mínima')),
      'Sem idade mínima só como direito completo até 22/06/2022: desde então vale a LC 231/2022 do Amazonas, art. 1º.',
    ],
  },
  {
    ...byTheLawOfTheState(
      rule,
      'o resto da LC 231/2022 do Amazonas, que pode dizer o que vale para o ingresso desde 13/11/2019',
    ),
    id: `${rule.id}-ingresso-desde-13-11-2019`,
    entry: { from: AFTER_THE_LAST_ENTRY, into: 'policeCareer' },
    contested:
      'A LC 231/2022 do Amazonas, art. 1º, alcança o ingresso até 12/11/2019 e não diz o que vale para o posterior: aqui segue a LC 51/1985, sem idade (EC 103/2019, art. 5º, § 2º); confira a lei estadual.',
  },
];

export const am: Place = {
  regime,
  complementaryRegime: NOT_READ,
  points: null,
  norm,
  amends: { 'lc51-policial-voluntaria': closedByTheState },
};
