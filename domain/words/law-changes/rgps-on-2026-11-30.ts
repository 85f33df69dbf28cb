/** Changes of the law of the INSS of this house, written down on 30/11/2026. Oldest first. */
import type { LawChange } from './change.ts';

export const rgpsWrittenOn20261130: readonly LawChange[] = [
  {
    norm: 'lc-142-2013',
    fingerprint: '107c70ab',
    title: 'Lei Complementar 142/2013 – pessoa com deficiência no RGPS',
    kind: 'figure',
    from: null,
    who: 'Pessoas com deficiência que trabalharam expostas a agentes nocivos antes dela, até 13/11/2019',
    what: 'Na aposentadoria por tempo essa exposição é convertida pela tabela do Decreto 3.048/1999, art. 70-F, § 1º, que fala do segurado, "inclusive da pessoa com deficiência": 25 anos de exposição valem 1,16 para os 29 anos da moderada (homem), e não 0,83. O direito vem mais cedo. Na aposentadoria por idade nada muda.',
  },
];
