/** Lei 8.213/1991, art. 142: a tabela vai pelo ano em que as outras condições se completaram, em toda aposentadoria por idade. */
import { describe, expect, it } from 'vitest';
import { answerOf } from '../../testing/answers.ts';
import { someone, worked } from '../../testing/people.ts';

describe('a mulher que fez 60 anos em 2004, com 84 meses de roça e 84 de cidade', () => {
  const woman = (registrationDate: string) =>
    someone({
      gender: 'Mulher',
      birthDate: '1944-01-15',
      on: '2019-11-13',
      calculation: { registrationDate },
      records: [
        worked(registrationDate, '1981-12-31', { isRural: true, isQualifyingPeriod: false }),
        worked('1982-01-01', '1988-12-31'),
      ],
    });

  it('precisa de 138 contribuições, e tem a híbrida desde que ela existe', () => {
    const answer = answerOf(woman('1975-01-01'), 'rgps-pre-idade-hibrida');
    expect(answer).toMatchObject({ standing: 'applicable', when: '2008-06-23' });
    expect(answer.rule.minRemunerations).toBe(138);
    expect(answer.rule.held.remunerations).toBe(168);
  });
});

it('a trabalhadora rural que fez 55 anos na roça em 2007 precisa de 156 meses também depois da reforma', () => {
  const rural = (from: string, to: string | null) => worked(from, to, { isRural: true });
  const woman = someone({
    gender: 'Mulher',
    birthDate: '1952-01-10',
    on: '2026-11-20',
    calculation: { registrationDate: '1980-01-01' },
    records: [rural('1980-01-01', '1984-12-31'), rural('2007-01-01', '2007-12-31'), rural('2014-01-01', null)],
  });
  const answer = answerOf(woman, 'rgps-rural-idade');
  expect(answer.rule.minRemunerations).toBe(156);
  expect(answer.when).toBe('2020-12-01');
});

it('quem completa a idade em 2011 ou depois precisa de 180', () => {
  const woman = someone({
    gender: 'Mulher',
    birthDate: '1951-01-15',
    on: '2019-11-13',
    records: [
      worked('1975-01-01', '1981-12-31', { isRural: true, isQualifyingPeriod: false }),
      worked('1982-01-01', '1989-12-31'),
    ],
  });
  expect(answerOf(woman, 'rgps-pre-idade-hibrida').rule).toMatchObject({
    minRemunerations: 180,
    whenToRetire: '2011-01-15',
  });
});
