import { describe, expect, it } from 'vitest';
import { answerOf } from '../testing/answers.ts';
import { someone, worked, years } from '../testing/people.ts';

const ON = '2026-11-20';

/** 28 years and 9 months of class; since then only her age grows, by a point a year like what is asked until 2030. */
const teacher = (countingMethod: 'days365' | 'calendar') =>
  someone({
    gender: 'Mulher',
    birthDate: '1967-10-07',
    on: ON,
    calculation: { countingMethod },
    records: [worked('1990-02-01', '2018-10-31', { isTeaching: true })],
  });
const POINTS = 'rgps-ec103-art15-pontos-professor';

describe('the other way of counting', () => {
  it('moves the points of a teacher by eleven years: the card says both days', () => {
    const { rule, when } = answerOf(teacher('days365'), POINTS);
    expect(when).toBe('2019-12-28');
    expect(rule.otherCount).toEqual({ countingMethod: 'calendar', standing: 'future', whenToRetire: '2031-01-07' });
    expect(rule.notices).toContain(
      'O método de contagem muda o resultado: em dias (ano de 365, mês de 30), direito em 28/12/2019; pelo calendário, direito em 07/01/2031.',
    );
  });

  it('is what the calculation says when it is counted that way', () => {
    const { rule, when, standing } = answerOf(teacher('calendar'), POINTS);
    expect([standing, when]).toEqual(['future', '2031-01-07']);
    expect(rule.otherCount).toEqual({ countingMethod: 'days365', standing: 'applicable', whenToRetire: '2019-12-28' });
    expect(rule.notices).toContain(
      'O método de contagem muda o resultado: pelo calendário, direito em 07/01/2031; em dias (ano de 365, mês de 30), direito em 28/12/2019.',
    );
  });

  it('closes a toll that only the count in days opens: more than 33 years on 13/11/2019', () => {
    const man = (countingMethod: 'days365' | 'calendar') =>
      someone({
        gender: 'Homem',
        birthDate: '1966-01-01',
        on: ON,
        calculation: { countingMethod },
        records: [worked('1986-11-20', null)],
      });
    const { rule, standing } = answerOf(man('days365'), 'rgps-ec103-art17-pedagio-50');
    const other = answerOf(man('calendar'), 'rgps-ec103-art17-pedagio-50');
    expect([standing, other.standing]).toEqual(['applicable', 'notApplicable']);
    expect(rule.otherCount).toEqual({ countingMethod: 'calendar', standing: 'notApplicable', whenToRetire: null });
    expect(rule.notices.join()).toContain('pelo calendário, a regra não se aplica.');
    expect(other.rule.otherCount).toMatchObject({ countingMethod: 'days365', standing: 'applicable' });
  });

  it('decides a carência on the last day of a rule: 180 months on 13/11/2019', () => {
    const stated = someone({
      gender: 'Homem',
      birthDate: '1950-01-01',
      on: ON,
      calculation: { contributionTime: years(22, 0, 7) },
    });
    const { rule, standing } = answerOf(stated, 'rgps-pre-idade-urbana');
    expect(standing).toBe('notApplicable');
    expect(rule.otherCount).toMatchObject({ countingMethod: 'calendar', standing: 'applicable' });
    expect(rule.requirements.find(({ requirement }) => requirement === 'remunerations')).toMatchObject({ held: 179 });
  });

  it('is not spoken of where it moves a right by days only', () => {
    const man = someone({ gender: 'Homem', birthDate: '1965-03-02', on: ON, records: [worked('1990-01-01', null)] });
    const { rule } = answerOf(man, 'rgps-ec103-art18-idade');
    expect(rule.otherCount).toBeNull();
    expect(rule.notices.join()).not.toContain('método de contagem muda');
  });
});
