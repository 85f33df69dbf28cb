import { describe, expect, it } from 'vitest';
import { dayText } from './scenario-outcome.ts';

const right = { ruleId: 'r1', modality: 'Pontos', description: 'd', value: 3000 };

describe('the day of the first right', () => {
  it('is the day on which it will be complete', () => {
    expect(dayText({ ...right, date: '2030-01-14', from: '2030-01-14' }, '2026-11-22')).toBe('14/01/2030');
  });

  it('is said to be there where it was complete before the day of the calculation', () => {
    expect(dayText({ ...right, date: '2019-11-13', from: '2026-11-22' }, '2026-11-22')).toBe(
      'Já pode, desde 13/11/2019',
    );
  });

  it('is the end of a scenario that goes on beyond the day of the calculation', () => {
    expect(dayText({ ...right, date: '2019-11-13', from: '2030-12-31' }, '2026-11-22')).toBe('31/12/2030');
  });

  it('is none where there is no right', () => {
    expect(dayText(null, '2026-11-22')).toBe('Nenhum direito');
  });
});
