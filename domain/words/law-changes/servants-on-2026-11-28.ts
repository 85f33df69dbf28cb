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
];
