import { describe, expect, it } from 'vitest';
import { linksOf } from './link.ts';
import { matchesOf } from './matches.ts';
import type { CnisRegister } from './register.ts';
import { aRegister, paid } from './testing/register.ts';

const record = (id: string, said: Partial<Parameters<typeof matchesOf>[1][number]> = {}) => ({
  id,
  companyName: 'Padaria Inventada',
  ingressDate: '2009-03-01',
  egressDate: '2011-02-28',
  cnisLink: null,
  ...said,
});
const linkOf = (...registers: CnisRegister[]) => linksOf(registers).at(-1) ?? null;

describe('the record that a register is', () => {
  it('is none where there is none, or where it is of another employer', () => {
    expect(matchesOf([aRegister()], [])).toEqual([null]);
    expect(matchesOf([aRegister()], [record('w1', { companyName: 'Outra' })])).toEqual([null]);
  });

  it('is the one that came of the same link, whatever was corrected in it since', () => {
    const corrected = record('w1', {
      companyName: 'Pão e Cia.',
      ingressDate: '1999-01-01',
      egressDate: '1999-12-31',
      cnisLink: linkOf(aRegister()),
    });
    expect(matchesOf([aRegister()], [corrected])).toEqual(['w1']);
  });

  it('goes by the company code where both have one: another establishment of the same name is another link', () => {
    const known = record('w1', { cnisLink: linkOf(aRegister()) });
    expect(matchesOf([aRegister({ companyCode: '99888777000166' })], [known])).toEqual([null]);
    expect(matchesOf([aRegister({ companyName: 'PADARIA SUCESSORA', egressDate: null })], [known])).toEqual(['w1']);
    expect(matchesOf([aRegister({ companyCode: null })], [known])).toEqual(['w1']);
  });

  it('goes by name and period for what was typed', () => {
    expect(matchesOf([aRegister()], [record('w1')])).toEqual(['w1']);
    expect(matchesOf([aRegister()], [record('w1', { ingressDate: '2010-12-01', egressDate: null })])).toEqual(['w1']);
    expect(matchesOf([aRegister()], [record('w1', { ingressDate: '2012-01-01', egressDate: null })])).toEqual([null]);
  });

  it('is the newest part of a record that was divided', () => {
    const cnisLink = linkOf(aRegister());
    const parts = [
      record('second', { ingressDate: '2010-01-01', cnisLink }),
      record('first', { egressDate: '2009-12-31', cnisLink }),
    ];
    expect(matchesOf([aRegister()], parts)).toEqual(['second']);
    expect(
      matchesOf(
        [aRegister()],
        parts.map((part) => ({ ...part, cnisLink: null })),
      ),
    ).toEqual(['second']);
  });

  it('is one each where somebody was hired again, also where the first link was never closed', () => {
    const left = aRegister({ egressDate: null, salaries: [paid('2009-03'), paid('2011-02')] });
    const again = aRegister({ ingressDate: '2015-01-01', egressDate: null });
    expect(matchesOf([left, again], [record('w2', { ingressDate: '2015-01-01', egressDate: null })])).toEqual([
      null,
      'w2',
    ]);
    expect(
      matchesOf(
        [aRegister({ egressDate: null, salaries: left.salaries })],
        [record('w2', { ingressDate: '2015-01-01', egressDate: null })],
      ),
    ).toEqual([null]);
  });

  it('is one each of two posts under one employer from one day on', () => {
    const posts = [aRegister(), aRegister()];
    const [one, other] = linksOf(posts);
    const records = [record('w2', { cnisLink: other ?? null }), record('w1', { cnisLink: one ?? null })];
    expect(matchesOf(posts, records)).toEqual(['w1', 'w2']);
    expect(matchesOf(posts, records.slice(1))).toEqual(['w1', null]);
    expect(matchesOf(posts, [record('a'), record('b')])).toEqual(['a', 'b']);
  });
});
