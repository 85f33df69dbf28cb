import type { LawChange } from './change.ts';

export const agreementsWrittenOn20261123: readonly LawChange[] = [
  {
    norm: 'acordos-internacionais',
    fingerprint: '699dd31b',
    title:
      'Acordos internacionais de previdência – direitos por totalização (Decreto 3.048/1999, arts. 32, § 18, e 35, § 1º)',
    kind: 'new norm',
    from: null,
    who: 'Segurados do INSS com tempo de previdência em outro país',
    what: 'O tempo no exterior completa o tempo de contribuição e a carência das regras por totalização, com valor proporcional ao tempo do Brasil, que pode ficar abaixo do salário mínimo. Nas regras por tempo o valor não está confirmado: nem todo acordo as cobre.',
  },
];
