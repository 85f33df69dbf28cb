import { beforeEach, describe, expect, it } from 'vitest';
import { sampleRecord } from '../../../../domain/api/sample.ts';
import { filtered, noFilter, rememberedFilter, rememberedView, rememberFilter, rememberView } from './list-view.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the view of the records', () => {
  it('is compact where there are many, until somebody chooses', () => {
    expect(rememberedView(localStorage, 15)).toBe('cards');
    expect(rememberedView(localStorage, 16)).toBe('compact');
    rememberView(localStorage, 'cards');
    expect(rememberedView(localStorage, 70)).toBe('cards');
  });

  it('keeps the filter of each calculation, and none that cannot be read', () => {
    rememberFilter(sessionStorage, 'k1', { regime: 'RGPS', employer: 'padaria' });
    expect(rememberedFilter(sessionStorage, 'k1')).toEqual({ regime: 'RGPS', employer: 'padaria' });
    expect(rememberedFilter(sessionStorage, 'k2')).toEqual(noFilter);
    sessionStorage.setItem('genial.records.filter.k3', '{');
    expect(rememberedFilter(sessionStorage, 'k3')).toEqual(noFilter);
  });

  it('shows the records of a regime and of an employer, accents aside', () => {
    const bakery = { ...sampleRecord, id: 'w2', regimeType: 'RGPS' as const, companyName: 'Panificação Inventada' };
    const ids = (filter: Parameters<typeof filtered>[1]) =>
      filtered([sampleRecord, bakery], filter).map(({ id }) => id);
    expect(ids({ regime: 'ALL', employer: 'panificacao' })).toEqual(['w2']);
    expect(ids({ regime: 'RPPS', employer: 'inventada' })).toEqual([]);
    expect(ids(noFilter)).toEqual(['w1', 'w2']);
  });
});
