/** What lies beyond the last day of work. All factors of update are one, so that averages are plain. */

import { describe, expect, it } from 'vitest';
import { notEmpty } from '../../../testing/not-empty.ts';
import { completeTable } from '../../testing/complete-table.ts';
import { monthly } from '../../testing/monthly.ts';
import { someone, worked } from '../../testing/people.ts';
import { plain } from '../../testing/waiting-people.ts';
import { outlook } from './outlook.ts';

/**
 * Works 202 months on 2,000.00, then 172 on the ceiling of 8,475.55, until 75: the toll of 100% asks for 400 more. 66% of the
 * average until 62 lie below the minimum wage.
 */
describe('a right that is complete only at 94', () => {
  const answer = outlook({
    ...someone({
      gender: 'Mulher',
      birthDate: '1966-03-15',
      on: '2026-11-22',
      records: [
        worked('2010-01-01', '2026-10-31', { salaries: monthly('2010-01', '2026-10', 2000) }),
        worked('2026-12-01', null, { salaries: monthly('2026-12', '2041-03', 8475.55) }),
      ],
    }),
    indexes: [completeTable('11/2026')],
  });
  const { marks, rights } = answer;

  it('is listed beside the one of 62 with its value, out of reach, and is worth nothing', () => {
    expect(answer.until).toBe('2041-03-15');
    expect(rights.at(-1)).toMatchObject({
      ruleId: 'rgps-ec103-art20-pedagio-100',
      date: '2060-03-15',
      value: 4978.06,
      withinReach: false,
      total: null,
      gain: null,
      balance: null,
      evensOutOn: null,
    });
  });

  it('is no mark and no year of waiting', () => {
    expect(marks.first).toMatchObject({ date: '2028-03-15', ruleId: 'rgps-ec103-art18-idade', value: 1621 });
    for (const mark of [marks.highest, marks.bestInLife]) {
      expect(mark?.ruleId).toBe('rgps-ec103-art18-idade');
      expect(mark?.value).toBeLessThan(4978.06);
    }
    expect(answer.waiting.at(-1)?.date).toBe('2041-03-15');
    expect(answer.waiting.map(({ ruleId }) => ruleId)).not.toContain('rgps-ec103-art20-pedagio-100');
  });
});

describe('what lies beyond the last day of work', () => {
  /** By age at 62; the toll of 100% would be complete decades later. */
  const woman = plain({
    gender: 'Mulher',
    birthDate: '1966-03-15',
    records: [worked('2010-01-01', null, { salaries: monthly('2014-01', '2026-10', 2000) })],
  });

  it('stands in the list, and is never first, highest, best in life or a reason of anything', () => {
    const { rights, waiting, marks, until } = outlook(woman);
    expect(until).toBe('2041-03-15');
    const beyond = rights.filter(({ withinReach }) => !withinReach);
    expect(beyond.map(({ ruleId }) => ruleId)).toContain('rgps-ec103-art20-pedagio-100');
    for (const right of beyond)
      expect(right).toMatchObject({ parts: null, total: null, gain: null, balance: null, evensOutOn: null });
    const named = [...waiting, marks.first, marks.highest, marks.bestInLife].map((one) => one?.date ?? '');
    expect(notEmpty(named).every((date) => date <= '2041-03-15')).toBe(true);
    expect(marks.first?.date).toBe('2028-03-15');
  });

  it('is no reason of anything though it pays three times the first: 4.978,06 in 2060 beside 1.621,00 in 2028', () => {
    /** The least by age at 62; since 10/2026 so much that the average of fifty years is 4,978.06. */
    const salaries = [...monthly('2014-01', '2026-09', 1621), ...monthly('2026-10', '2026-10', 6866.4)];
    const { rights, waiting, marks, until } = outlook(
      plain(
        { gender: 'Mulher', birthDate: '1966-03-15', records: [worked('2010-01-16', null, { salaries })] },
        '2026-11-22',
      ),
    );
    expect(until).toBe('2041-03-15');
    expect(marks.first).toMatchObject({ date: '2028-03-15', value: 1621 });
    const late = rights.find(({ ruleId }) => ruleId === 'rgps-ec103-art20-pedagio-100');
    expect(late).toMatchObject({
      from: '2060-03-15',
      valueWithPay: 4978.06,
      withinReach: false,
      gain: null,
      total: null,
    });
    for (const { value, date } of [...waiting, marks.highest, marks.bestInLife].flatMap((one) => one ?? [])) {
      expect(value).toBeLessThan(4978.06);
      expect(date <= '2041-03-15').toBe(true);
    }
  });

  it('is the first right where there is no other, up to the expectation of life: the INSS forces nobody out', () => {
    const late = plain({
      gender: 'Homem',
      birthDate: '1956-01-10',
      records: [worked('2016-01-01', null, { salaries: monthly('2016-01', '2026-10', 2000) })],
    });
    const { marks, rights, notes } = outlook(late);
    expect(marks.first?.date).toBe('2030-12-30');
    expect(rights.some(({ withinReach }) => withinReach)).toBe(true);
    const older = outlook({ ...late, person: { ...late.person, birthDate: '1952-01-10' } });
    expect(older.until).toBe('2027-01-10');
    expect(older.marks.first?.date).toBe('2030-12-30');
    expect(notEmpty(older.rights).every(({ withinReach }) => !withinReach)).toBe(true);
    expect(older.notes.join(' ')).toContain('Nenhum direito se completa até os 75 anos');
    expect(notes.join(' ')).not.toContain('75 anos');
  });
});
