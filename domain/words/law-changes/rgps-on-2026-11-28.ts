/** Changes of the law of the INSS of this house, written down on 28/11/2026. Oldest first. */
import type { LawChange } from './change.ts';

export const rgpsWrittenOn20261128: readonly LawChange[] = [
  {
    norm: 'ec-103-2019-transicao-rgps',
    fingerprint: '52688186',
    title: 'Emenda Constitucional 103/2019, arts. 15 a 18 e 20 – transição do RGPS',
    kind: 'value',
    from: '2019-11-13',
    who: 'Professores cujo tempo de contribuição é só de magistério na educação básica, no pedágio de 50%',
    what: 'No fator previdenciário somam-se 5 anos ao professor e 10 à professora (Lei 8.213/1991, art. 29, § 9º, II e III, a que o art. 17, parágrafo único, remete). Antes o homem não tinha acréscimo e a mulher tinha 5. O mesmo vale para as outras regras com fator. O dia do direito não muda; o valor sobe.',
  },
  {
    norm: 'ec-20-1998-rgps',
    fingerprint: '0b50712e',
    title: 'Emenda Constitucional 20/1998 – tempo de contribuição no RGPS até a reforma',
    kind: 'new rule',
    from: '1998-12-16',
    who: 'Professores, também do ensino superior, que lecionaram até 16/12/1998',
    what: 'A transição integral (53 ou 48 anos, 35 ou 30 só de magistério e pedágio de 20%) com o acréscimo de 17% ou 20% no tempo até 16/12/1998 é agora regra própria (EC 20/1998, art. 9º, § 2º). Antes estava dito que não era calculada.',
  },
];
