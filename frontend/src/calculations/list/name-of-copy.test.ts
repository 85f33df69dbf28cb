import { describe, expect, it } from 'vitest';
import { nameOfCopy } from './name-of-copy.ts';

describe('the name proposed for a copy', () => {
  it.each([
    ['União', 'Cópia de União'],
    ['Aposentadoria União', 'Cópia de Aposentadoria'],
    ['Aposentadoria Uni', 'Cópia de Aposentadoria Uni'],
    ['contribuinte-individual', 'Cópia de contribuinte-indiv'],
    ['contribuinte-individual RGPS', 'Cópia de contribuinte-indiv'],
    ['Cálculo de aposentadoria', 'Cópia de Cálculo'],
  ])('of %s is %s', (name, copy) => {
    expect(nameOfCopy(name)).toBe(copy);
    expect(copy.length).toBeLessThanOrEqual(27);
  });
});
