import { describe, expect, it } from 'vitest';
import { firstRightIn, movement, type Right, rightsIn } from './rights.ts';

const rule = (whenToRetire: string | null, variantOf: string | null = null, id = 'r', estimatedBenefit = 1000) => ({
  id,
  whenToRetire,
  variantOf,
  estimatedBenefit,
  parity: false,
  withinReach: true,
  kind: 'points',
  calculationDate: '2026-11-20',
  confirmed: true,
  benefitCalculusMethod: 'RGPS_AVG100_60_2',
});
const answer = (applicableRules: readonly object[], futureRules: readonly object[], more: object = {}) => ({
  applicableRules,
  futureRules,
  notApplicableRules: [rule('1999-01-01')],
  missingData: [],
  ...more,
});
const first = (...lists: Parameters<typeof answer>) => firstRightIn(answer(...lists)).retirementOn;

describe('the first right', () => {
  it('is the best of those that can be asked for on the first day, else the first to come', () => {
    expect(first([rule('2024-05-03', null, 'a', 900), rule('2021-03-10', null, 'b', 800)], [rule('2028-01-14')])).toBe(
      '2024-05-03',
    );
    expect(first([], [rule('2031-01-01'), rule('2028-01-14')])).toBe('2028-01-14');
  });

  it('is nothing where no rule is ever met, where data is missing or nothing is recorded, and says which', () => {
    expect(firstRightIn(answer([], []))).toEqual({
      retirementOn: null,
      confirmed: false,
      compulsory: false,
      missing: 'noRight',
    });
    expect(firstRightIn(answer([], [rule(null)])).missing).toBe('noRight');
    expect(firstRightIn(answer([], [], { missingData: ['customer.gender'] })).missing).toBe('missingData');
    const supposed = firstRightIn(answer([], [rule('2041-11-23')], { nothingRecorded: true }));
    expect(supposed).toEqual({ retirementOn: null, confirmed: false, compulsory: false, missing: 'noRecords' });
  });

  it('is not the day of a reading that is disputed in court, nor that of having to leave', () => {
    expect(first([rule('2020-01-01', 'another')], [rule('2028-01-14')])).toBe('2028-01-14');
    expect(first([], [{ ...rule('2027-01-01'), kind: 'compulsory' }, rule('2028-01-14')])).toBe('2028-01-14');
  });

  it('says of the age that retires that it is no right to choose', () => {
    const compulsory = { ...rule('2020-01-01'), kind: 'compulsory' };
    expect(firstRightIn(answer([compulsory], []))).toMatchObject({ retirementOn: '2020-01-01', compulsory: true });
    expect(firstRightIn(answer([compulsory, rule('2021-01-01')], []))).toMatchObject({
      retirementOn: '2021-01-01',
      compulsory: false,
    });
  });

  it('says that nobody has read the text of its rule', () => {
    expect(firstRightIn(answer([{ ...rule('2020-01-01'), confirmed: false }], [])).confirmed).toBe(false);
    expect(firstRightIn(answer([rule('2020-01-01')], [])).confirmed).toBe(true);
  });
});

describe('the rights of a calculation', () => {
  it('stand by their days, of several on one day the highest value first', () => {
    const rights = rightsIn(answer([rule('2020-01-01', null, 'low', 10), rule('2020-01-01', null, 'high', 20)], []));
    expect(rights.map(({ ruleId }) => ruleId)).toEqual(['high', 'low']);
  });
});

describe('what moved', () => {
  const age: Right = { ruleId: 'age', date: '2028-01-14', value: 3000 };
  const points: Right = { ruleId: 'points', date: '2030-05-02', value: 3500 };

  it('is nothing where every day and value is as before', () => {
    expect(movement([age, points], [age, points])).toBeNull();
  });

  it('is the first rule whose day or value is another, with a count of the others', () => {
    expect(movement([age, points], [age, { ...points, value: 3600 }])).toEqual({
      ruleId: 'points',
      before: { date: '2030-05-02', value: 3500 },
      after: { date: '2030-05-02', value: 3600 },
      others: 0,
    });
    const later = { ...age, date: '2029-01-14' };
    expect(movement([age, points], [later, { ...points, value: 3600 }])).toMatchObject({ ruleId: 'age', others: 1 });
  });

  it('is told of one rule, never of two different ones', () => {
    expect(movement([age], [points, age])).toMatchObject({ ruleId: 'points', before: { date: null, value: null } });
    expect(movement([age, points], [points])).toMatchObject({ ruleId: 'age', after: { date: null, value: null } });
  });

  it('tells a value that is missing from one of zero', () => {
    expect(movement([age], [{ ...age, value: null }])?.after).toEqual({ date: '2028-01-14', value: null });
  });
});
