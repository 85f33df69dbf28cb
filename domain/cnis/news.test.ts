import { describe, expect, it } from 'vitest';
import { toWorkRecord } from '../calculations/work-records/packing.ts';
import type { NewWorkRecord } from '../calculations/work-records/work-record.ts';
import { extractBeside, outcomeOf } from './choices.ts';
import { shippedLimits } from './limits.ts';
import { linksOf } from './link.ts';
import { newsOf } from './news.ts';
import type { CnisRegister } from './register.ts';
import { aRegister, paid } from './testing/register.ts';

const recordOf = (register: CnisRegister, said: Partial<NewWorkRecord> = {}) =>
  toWorkRecord('w1', {
    companyName: register.companyName,
    ingressDate: register.ingressDate ?? '2009-03-01',
    egressDate: register.egressDate,
    salaries: register.salaries,
    cnisLink: linksOf([register])[0] ?? null,
    ...said,
  });
const news = (register: CnisRegister, record: ReturnType<typeof recordOf>) =>
  newsOf(extractBeside([register], [record], false), [record], shippedLimits)[0];

const before = aRegister({ egressDate: null, salaries: [paid('2010-01'), paid('2010-02')] });
const nothing = {
  months: 0,
  from: null,
  to: null,
  egressDate: null,
  kept: [],
  asksEnd: false,
  asksPlan: false,
  indicators: false,
};

describe('what a later extract would add to a link', () => {
  it('is nothing for a link that is not there, and nothing new for the same extract', () => {
    expect(newsOf(extractBeside([before], [], false), [], shippedLimits)).toEqual([null]);
    expect(news(before, recordOf(before))).toEqual({ ...nothing, knownEgressDate: null });
  });

  it('is its new months and its end, and what differs is told and kept', () => {
    const later = {
      ...before,
      egressDate: '2010-04-30',
      salaries: [paid('2010-02'), paid('2010-03'), paid('2010-04')],
    };
    const typed = recordOf(before, { salaries: [paid('2010-01'), { month: '02', year: 2010, value: 900 }] });
    expect(news(later, typed)).toEqual({
      ...nothing,
      months: 2,
      from: '2010-03',
      to: '2010-04',
      egressDate: '2010-04-30',
      knownEgressDate: null,
      kept: [{ month: '02', year: 2010, value: 900, read: 1000 }],
    });
  });

  it('asks for the end that new months lie behind, and for a plan other than the record’s', () => {
    const later = { ...before, salaries: [...before.salaries, paid('2010-03')] };
    expect(news(later, recordOf(before, { egressDate: '2010-02-28' }))).toMatchObject({ months: 1, asksEnd: true });
    const contributionPlans = [{ plan: 'simplified' as const, from: '2010-03', to: '2010-03' }];
    expect(news({ ...later, contributionPlans }, recordOf(before))).toMatchObject({ months: 1, asksPlan: true });
  });

  it('is what the INSS marks otherwise than before, though no month is new, in every part of a divided link', () => {
    const marked = [{ code: 'PREM-EMPR', months: [{ from: '2010-01', to: '2010-01' }] }];
    const noted = { ...before, noted: marked };
    expect(news(noted, recordOf(before))).toMatchObject({ months: 0, egressDate: null, indicators: true });
    expect(news(before, recordOf(before, { cnisIndicators: marked }))).toMatchObject({ months: 0, indicators: true });
    expect(news(noted, recordOf(before, { cnisIndicators: marked }))).toMatchObject({ indicators: false });

    const first = {
      ...recordOf(before, { cnisIndicators: marked }),
      egressDate: '2010-01-31',
      salaries: [paid('2010-01')],
    };
    const second = { ...recordOf(before), id: 'w2', ingressDate: '2010-02-01', salaries: [paid('2010-02')] };
    const parts = [first, second];
    const extract = extractBeside([before], parts, false);
    expect(newsOf(extract, parts, shippedLimits)).toMatchObject([{ months: 0, indicators: true }]);
    const outcome = outcomeOf({ register: 0, workRecordId: 'w2' }, extract, parts);
    expect(outcome.ok && outcome.edits.get('w1')).toEqual({ cnisIndicators: [] });
  });
});
