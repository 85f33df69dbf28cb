/** Pernambuco: only a change of the contributions is known; Lei 9.807/1986 gives the civil police parity by the day of entry. */
import { isRead } from '../rule/read.ts';
import type { Rule } from '../rule/rule.ts';
import type { Place } from './place.ts';
import { NOT_READ } from './regime-entry.ts';

/** Lei 9.807/1986, art. 1-C (LC 558/2025). */
const LAST_ENTRY_WITH_PARITY = '2020-03-31';
const FIRST_ENTRY_WITHOUT = '2020-04-01';
const LAW = 'Lei 9.807/1986';

const sourceOf = (rule: Rule, articles: string): Pick<Rule, 'place' | 'source' | 'confirmed'> => {
  const source = `${rule.source}; ${LAW}, ${articles}`;
  return { place: 'pe', source, confirmed: isRead(source, 'pe') };
};

/** "Cargos públicos de que tratam os incisos I a IX do art. 7º" of the law of the civil police. */
const WHO =
  'A Lei 9.807/1986 vale para a Polícia Civil (cargos da LC 137/2008 do Estado, art. 7º, I a IX); para os outros policiais confira a paridade na lei deles.';

/** Arts. 1-A (Lei 16.887/2020) and 1-B (LC 498/2022). */
const ALSO_POLICE =
  'Contam como estritamente policiais o mandato eletivo (Lei 9.807/1986, art. 1º-A, da Lei 16.887, de 02/06/2020) e o tempo nas Forças Armadas e Auxiliares (art. 1º-B, da LC 498, de 01/07/2022); se a LC 558/2025 os manteve não se viu.';

const withoutTheQuestionOfParity = ({ observations }: Rule): readonly string[] =>
  observations.filter((said) => !said.startsWith('Integralidade'));

const byTheDayOfEntry = (rule: Rule): readonly Rule[] => [
  {
    ...rule,
    ...sourceOf(rule, 'art. 1º; art. 1º-C'),
    entry: { until: LAST_ENTRY_WITH_PARITY, into: 'policeCareer' },
    parity: true,
    observations: [
      ...withoutTheQuestionOfParity(rule),
      WHO,
      ALSO_POLICE,
      'Em Pernambuco a lei dá integralidade e paridade a quem ingressou em cargo policial até 31/03/2020 (Lei 9.807/1986, art. 1º-C, incluído pela LC 558, de 27/05/2025).',
    ],
  },
  {
    ...rule,
    ...sourceOf(rule, 'art. 1º; art. 1º-C'),
    id: `${rule.id}-ingresso-desde-01-04-2020`,
    entry: { from: FIRST_ENTRY_WITHOUT, into: 'policeCareer' },
    parity: false,
    observations: [
      ...withoutTheQuestionOfParity(rule),
      WHO,
      ALSO_POLICE,
      'Em Pernambuco quem ingressou em cargo policial desde 01/04/2020 tem integralidade sem paridade (Lei 9.807/1986, art. 1º, parágrafo único; art. 1º-C).',
    ],
  },
];

export const pe: Place = {
  regime: {
    regimeId: 26,
    name: 'Pernambuco (Estado)',
    uf: 'PE',
    institute: 'FUNAPE',
    ownReform: null,
    norm: 'LC 423/2019 (custeio)',
    confirmed: false,
    endorsement: NOT_READ,
    warning:
      'Pernambuco: só se conhece a mudança da contribuição (LC 423/2019); se o Estado mudou as aposentadorias não se conferiu. As regras aqui são as de quem não fez reforma: o direito completo depois de uma reforma não é certo. Confira a lei local antes de usar qualquer data.',
    note: 'Acredita-se que só houve mudança de custeio; tratar como Sem Reforma até confirmação. A invalidez é a da LC 28/2000, art. 34: proporcional, e integral por acidente em serviço, moléstia profissional ou doença grave.',
  },
  complementaryRegime: {
    kind: 'notRead',
    report:
      'A LC 257/2013, art. 1º, § 1º, aplica-o a quem ingressou desde a autorização do órgão fiscalizador, cujo dia não é conhecido aqui.',
  },
  points: null,
  norm: null,
  amends: { 'lc51-policial-voluntaria': byTheDayOfEntry },
};
