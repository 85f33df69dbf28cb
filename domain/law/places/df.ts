/** Distrito Federal: only a change of the contributions is known. EC 103/2019, arts. 5 and 10, § 2, I, name its civil police. */
import { ec103Police } from '../norms/rpps/ec-103-2019-policial.ts';
import { REFORM } from '../norms/rpps/pieces.ts';
import type { Rule } from '../rule/rule.ts';
import type { Place } from './place.ts';

const OF_THE_POLICE =
  'Vale para a Polícia Civil do Distrito Federal, que a emenda nomeia (EC 103/2019, art. 5º, caput). Policiais penais e agentes socioeducativos do Distrito Federal não estão no artigo: para eles confira a lei distrital.';

/** Art. 5, § 2, keeps the old rules for the states alone. */
const closedByTheAmendment = (rule: Rule): readonly Rule[] => [
  {
    ...rule,
    window: { ...rule.window, to: REFORM },
    observations: [
      ...rule.observations.filter((said) => !said.startsWith('Sem idade mínima')),
      'Sem idade mínima só como direito completo até 13/11/2019: a EC 103/2019, art. 5º, nomeia a Polícia Civil do Distrito Federal e só nos Estados conserva as regras anteriores (§ 2º). Policiais penais e agentes socioeducativos do Distrito Federal não estão no artigo: se para eles a LC 51/1985 continua não é certo, confira.',
    ],
  },
];

const ofThePolice = (rule: Rule): Rule => ({
  ...rule,
  modality: rule.modality.replace('Policial da União', 'Polícia Civil do Distrito Federal'),
  parity: rule.parity === false ? false : 'Depende de lei do Distrito Federal (STF, Temas 1019 e 1307).',
  observations: [OF_THE_POLICE, ...rule.observations.filter((said) => !said.includes('União'))],
  confirmed: false,
  missing: 'a lei distrital que dá a paridade',
});

export const df: Place = {
  regime: {
    regimeId: 53,
    name: 'Distrito Federal',
    uf: 'DF',
    institute: 'IPREV-DF',
    ownReform: null,
    norm: 'LC 970/2020 (custeio)',
    confirmed: false,
    endorsement: {
      kind: 'notRead',
      report:
        'Noticia-se que o Distrito Federal referendou a revogação por lei de junho de 2020; a LC 970 é de 08/07/2020, e do que se conferiu dela (contribuições) não consta o referendo.',
    },
    warning:
      'Distrito Federal: a LC 970/2020 mudou a contribuição, e o Iprev disse em 12/2020 que idade e tempo não mudaram; a lei não foi conferida inteira, e há notícia de projeto de 2026 com regras próprias da Polícia Civil. As regras aqui são as de quem não fez reforma: o direito completo depois de uma reforma não é certo. Confira a lei local antes de usar qualquer data.',
    note: 'Acredita-se que só houve mudança de custeio; tratar como Sem Reforma até confirmação.',
  },
  complementaryRegime: {
    kind: 'since',
    firstDay: '2019-03-01',
    source: 'LC 769/2008, art. 73',
    missing: 'a LC 932/2017, que institui o regime: o dia é o que separa os fundos no art. 73 da LC 769/2008',
    doubt: {
      from: '2017-10-04',
      before: '2020-03-01',
      text: 'Previdência complementar: o primeiro dia é o que separa os fundos (LC 769/2008, art. 73), 01/03/2019; confira-o na LC 932/2017. Desde esse dia o ingresso leva ao teto do RGPS (CF, art. 40, § 14); quem ingressou perto dele confira.',
    },
  },
  points: null,
  norm: null,
  amends: { 'lc51-policial-voluntaria': closedByTheAmendment },
  adds: ec103Police.map(ofThePolice),
};
