import { describe, expect, it } from 'vitest';
import { concomitantRecords } from './concomitance.ts';

const record = (id: string, ingressDate: string, egressDate: string | null, regimeType: 'RPPS' | 'RGPS' = 'RGPS') => ({
  id,
  ingressDate,
  egressDate,
  regimeType,
});

describe('concomitant records', () => {
  it('share at least a day', () => {
    const records = [
      record('a', '2000-01-01', '2000-06-30'),
      record('b', '2000-06-30', '2000-12-31'),
      record('c', '2001-01-01', '2001-12-31'),
    ];
    expect([...concomitantRecords(records)]).toEqual([
      ['a', ['b']],
      ['b', ['a']],
      ['c', []],
    ]);
  });

  it('are of the same regime', () => {
    const records = [record('a', '2000-01-01', null, 'RPPS'), record('b', '2000-01-01', null)];
    expect(concomitantRecords(records).get('a')).toEqual([]);
  });

  it('run on while they are open', () => {
    const records = [record('a', '2000-01-01', null), record('b', '2030-01-01', '2030-01-02')];
    expect(concomitantRecords(records).get('b')).toEqual(['a']);
  });
});
