/** Rights of 16/12/1998 and 28/11/1999, from the statute: on the last day, and a day short. */
import { describe, expect, it } from 'vitest';
import { dayOf, isoOf } from '../../../units/day.ts';
import type { WorkRecord } from '../../input/input.ts';
import type { Gender } from '../../rule/requirement.ts';
import { answersOf } from '../../testing/answers.ts';
import { monthly } from '../../testing/monthly.ts';
import { someone, worked } from '../../testing/people.ts';

const completing = (count: number, on: string, more: Partial<WorkRecord> = {}): WorkRecord =>
  worked(isoOf(dayOf(on) - count * 365 + 1), on, more);

const asked = (rule: string, gender: Gender, birthDate: string, records: readonly WorkRecord[]) =>
  answersOf(someone({ gender, birthDate, on: '2026-11-20', records })).get(rule);

describe.each([
  ['rgps-1998-tempo-servico', 'Homem', 30, '1998-12-16', {}],
  ['rgps-1998-tempo-servico', 'Mulher', 25, '1998-12-16', {}],
  ['rgps-1998-professor', 'Mulher', 25, '1998-12-16', { isTeaching: true }],
  ['rgps-1999-tempo-contribuicao', 'Homem', 35, '1999-11-28', {}],
  ['rgps-1999-tempo-contribuicao', 'Mulher', 30, '1999-11-28', {}],
  ['rgps-1999-professor', 'Homem', 30, '1999-11-28', { isTeaching: true }],
  ['rgps-1999-especial-25', 'Homem', 25, '1999-11-28', { isSpecialTime: true, specialTimeBase: 25 }],
] as const)('%s: %s, %i anos em %s', (rule, gender, count, last, flags) => {
  it('completos no último dia', () => {
    expect(asked(rule, gender, '1950-01-01', [completing(count, last, flags)])?.when).toBe(last);
  });

  it('com um dia a menos não aparece', () => {
    const [short] = [completing(count, isoOf(dayOf(last) + 1), flags)];
    expect(asked(rule, gender, '1950-01-01', [short])).toBeUndefined();
  });
});

describe('Lei 8.213, art. 48, até 28/11/1999', () => {
  it('65 anos no dia, e no seguinte não', () => {
    const record = worked('1985-01-01', '1999-11-30');
    expect(asked('rgps-1999-idade-urbana', 'Homem', '1934-11-28', [record])?.when).toBe('1999-11-28');
    expect(asked('rgps-1999-idade-urbana', 'Homem', '1934-11-29', [record])).toBeUndefined();
  });
});

describe('EC 20/1998, art. 9º, § 1º, até 28/11/1999', () => {
  it('48 anos e 40% do que faltava, completos no dia', () => {
    const record = worked(isoOf(dayOf('1998-12-16') - 9000 + 1), '1999-12-31');
    // faltavam 125 dias em 16/12/1998: 9.125 + 50, completos 175 dias depois
    const answer = asked('rgps-1999-proporcional', 'Mulher', '1950-01-01', [record]);
    expect(answer?.when).toBe(isoOf(dayOf('1998-12-16') + 175));
    expect(asked('rgps-1999-proporcional', 'Mulher', '1951-11-29', [record])).toBeUndefined();
  });
});

it('quem se filiou depois não lê nada destes direitos', () => {
  const answers = answersOf(
    someone({ gender: 'Homem', birthDate: '1980-01-01', on: '2026-11-20', records: [worked('2000-01-01', null)] }),
  );
  expect([...answers.keys()].filter((id) => /^rgps-199[89]-/.test(id))).toEqual([]);
});

it('os dois valores estão lado a lado: a média dos 36 e a desde 07/1994', () => {
  const salaries = monthly('1994-07', '1999-12', 800);
  const records = [worked('1960-01-01', '1999-12-31', { salaries })];
  const answers = answersOf(someone({ gender: 'Homem', birthDate: '1940-01-01', on: '2026-11-20', records }));
  const worth = (id: string) => answers.get(id)?.rule.estimatedBenefit ?? 0;
  expect(worth('rgps-1998-tempo-servico')).toBeGreaterThan(0);
  expect(worth('rgps-pre-tempo-contribuicao')).toBeGreaterThan(0);
});

it('o período de 48 meses e o divisor de 24 estavam na redação antiga do art. 29, que não foi lida', () => {
  const records = [worked('1960-01-01', '1999-12-31', { salaries: monthly('1994-07', '1999-12', 800) })];
  const answers = answersOf(someone({ gender: 'Homem', birthDate: '1940-01-01', on: '2026-11-20', records }));
  const confirmed = [...answers].filter(([id, { rule }]) => /^rgps-1998-/.test(id) && rule.confirmed);
  expect(confirmed.map(([id]) => id)).toEqual([]);
});
