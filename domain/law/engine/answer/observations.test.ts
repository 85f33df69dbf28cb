import { describe, expect, it } from 'vitest';
import { answerOf } from '../../testing/answers.ts';
import { someone, worked } from '../../testing/people.ts';

type Asked = Pick<Parameters<typeof someone>[0], 'gender' | 'records'>;

const observed = (id: string, { gender, records }: Asked): string =>
  answerOf(someone({ gender, birthDate: '1962-03-10', on: '2026-11-20', records }), id).rule.observation ?? '';

describe('the observations of a rule', () => {
  const AGE = 'rgps-ec103-art18-idade';
  const TOLL = 'rgps-ec103-art17-pedagio-50';
  const since = (day: string) => [worked(day, null)];

  it('speak of the percentage of men to men alone', () => {
    expect(observed(AGE, { gender: 'Homem', records: since('1995-01-02') })).toContain('Para o homem, o acréscimo');
    expect(observed(AGE, { gender: 'Mulher', records: since('1995-01-02') })).not.toContain('Para o homem');
  });

  it('speak of the shorter carência to whoever was affiliated by then', () => {
    expect(observed(AGE, { gender: 'Mulher', records: since('1991-07-24') })).toContain('art. 182');
    expect(observed(AGE, { gender: 'Mulher', records: since('1991-07-25') })).not.toContain('art. 182');
  });

  it('speak of the factor of teachers to whoever has taught', () => {
    const taught = [worked('1995-01-02', null, { isTeaching: true })];
    expect(observed(TOLL, { gender: 'Mulher', records: taught })).toContain('magistério');
    expect(observed(TOLL, { gender: 'Mulher', records: since('1990-01-02') })).not.toContain('magistério');
  });
});
