import { describe, expect, it } from 'vitest';
import { monthStretches, noticesOf, usualIn } from './notices.ts';
import { register } from './register.fake.ts';
import { reviewOf } from './review.ts';

describe('what the review of a CNIS points out', () => {
  it('asks for attention where there is something to decide, and counts what is usual once', () => {
    const before = { code: 'before1994' as const, month: '06', year: 1994, message: 'Anterior.' };
    const noted = [
      { code: 'PEXT', months: [] },
      { code: 'IREC-MEI', months: [{ from: '1994-08', to: '1994-09' }] },
    ];
    const openEnd = { code: 'openEnd' as const, month: null, year: null, message: 'Sem fim.' };
    const [one] = reviewOf([{ ...register, noted, warnings: [...register.warnings, before, openEnd] }], 'RGPS');
    if (one === undefined) throw new Error('a register was given');
    const notices = noticesOf(one, null);
    expect(notices.filter(({ asks }) => asks).map(({ title }) => title)).toEqual(['Sem data de término', 'PEXT']);
    expect(noticesOf({ ...one, ending: 'running' }, null).filter(({ asks }) => asks)).toHaveLength(1);
    expect(notices.find(({ title }) => title === 'IREC-MEI')?.months).toBe('08/1994 a 09/1994');
    expect(usualIn([one, one], null)).toEqual([
      '2 remunerações anteriores a 07/1994, que não entram na média',
      '2 meses sem remuneração',
    ]);
  });

  it('asks about months in which who pays for himself paid nothing, and about none that an employer owes', () => {
    const titles = (more: Partial<typeof register>): string[] => {
      const [one] = reviewOf([{ ...register, ...more }], 'RGPS');
      if (one === undefined) throw new Error('a register was given');
      return noticesOf(one, null).flatMap(({ title, asks }) => (asks ? [title] : []));
    };
    expect(titles({ kind: 'contributions', companyName: 'RECOLHIMENTO' })).toEqual([
      'Meses sem contribuição: contam até que se incluam como 0,00',
    ]);
    expect(titles({ kind: 'contributions', companyName: 'EMPREGADO DOMÉSTICO' })).toEqual([]);
    expect(titles({})).toEqual([]);
  });

  it('names consecutive months as one stretch, over the turn of the year too, and the 13th apart', () => {
    const months = ['11', '12', '13'].map((month) => ({ month, year: 1999 }));
    const after = ['01', '03'].map((month) => ({ month, year: 2000 }));
    expect(monthStretches([...after, ...months])).toBe('11/1999 a 01/2000, 03/2000, 13º/1999');
  });
});
