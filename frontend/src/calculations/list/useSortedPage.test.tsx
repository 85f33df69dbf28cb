import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type CalculationItem, type SortField, useSortedPage } from './useSortedPage.ts';

const item = (name: string, changes: Partial<CalculationItem> = {}): CalculationItem => ({
  id: name,
  name,
  regimeType: 'RPPS',
  regime: 'União',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...changes,
});
const names = (items: readonly CalculationItem[]) => items.map(({ name }) => name);

describe('the calculations of a client', () => {
  const by = (items: readonly CalculationItem[], ...fields: readonly SortField[]) => {
    const { result } = renderHook(() => useSortedPage(items));
    for (const field of fields) act(() => result.current.sortBy(field));
    return names(result.current.rows);
  };

  it('stand with the newest change first', () => {
    const items = [item('old'), item('new', { updatedAt: '2026-02-01T00:00:00.000Z' })];
    expect(by(items)).toEqual(['new', 'old']);
  });

  it('sort names as Brazilians read them, with and without an accent', () => {
    const items = [item('Zona'), item('Ângela 10'), item('Angela 9b'), item('Ângela 9'), item('banco')];
    expect(by(items, 'name')).toEqual(['Ângela 9', 'Angela 9b', 'Ângela 10', 'banco', 'Zona']);
  });

  it('keep those without a regime last in both directions', () => {
    const items = [item('sem', { regime: null }), item('b', { regime: 'São Paulo' }), item('a', { regime: 'Bahia' })];
    expect(by(items, 'regime')).toEqual(['a', 'b', 'sem']);
    expect(by(items, 'regime', 'regime')).toEqual(['b', 'a', 'sem']);
  });

  it('come ten a page, and a page that no longer exists gives the last one', () => {
    const items = Array.from({ length: 11 }, (_, index) => item(`c${index}`));
    const { result, rerender } = renderHook(({ list }) => useSortedPage(list), { initialProps: { list: items } });
    expect(result.current.rows).toHaveLength(10);
    act(() => result.current.setPage(1));
    expect(result.current.rows).toHaveLength(1);
    rerender({ list: items.slice(0, 10) });
    expect(result.current.page).toBe(0);
    expect(result.current.rows).toHaveLength(10);
  });
});
