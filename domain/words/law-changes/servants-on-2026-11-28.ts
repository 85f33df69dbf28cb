/** Changes of the law of every servant of this house, written down on 28/11/2026. Oldest first. */
import type { LawChange } from './change.ts';

export const servantsWrittenOn20261128: readonly LawChange[] = [
  {
    norm: 'lc-51-1985',
    fingerprint: 'dbd8a517',
    title: 'Lei Complementar 51/1985',
    kind: 'new rule',
    from: null,
    who: 'Policiais que fizeram 65 anos no cargo até 03/12/2015',
    what: 'A compulsória do policial aos 65 anos (LC 51/1985, art. 1º, até a LC 152/2015, art. 3º) é agora regra própria, quando um registro de polícia da carreira ou do cargo em que se aposenta alcança o dia em que ele os fez. O direito que só se completaria depois desse dia deixa de aparecer como devido. Antes ela só estava dita em observação.',
  },
  {
    norm: 'ec-20-1998',
    fingerprint: '9a560ef4',
    title: 'Emenda Constitucional 20/1998',
    kind: 'new rule',
    from: '1998-12-16',
    who: 'Magistrados e membros do Ministério Público e de Tribunal de Contas, homens, com ingresso até 16/12/1998',
    what: 'A transição proporcional (53 anos, 30 de contribuição e pedágio de 40%) com o acréscimo de 17% no tempo até 16/12/1998 é agora regra própria (EC 20/1998, art. 8º, §§ 1º a 3º). Antes só a integral tinha o acréscimo.',
  },
];
