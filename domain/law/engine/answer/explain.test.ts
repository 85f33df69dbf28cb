import { describe, expect, it } from 'vitest';
import { answerOf } from '../../testing/answers.ts';
import { served, someone, UNIAO, worked, years } from '../../testing/people.ts';

const ON = '2026-11-20';

describe('a figure that moves', () => {
  it('is said as on the day of completion too: the age of art. 16 is 65 years on the birthday', () => {
    const man = someone({ gender: 'Homem', birthDate: '1965-03-02', on: ON, records: [worked('1990-01-01', null)] });
    const { rule } = answerOf(man, 'rgps-ec103-art16-idade-progressiva');
    const age = rule.requirements.find(({ requirement }) => requirement === 'age');
    expect(age).toMatchObject({ necessary: years(64, 6), necessaryThen: years(65), metOn: '2030-03-02' });
    expect(age?.text).toContain('Previsto para 02/03/2030, com 65 anos.');
  });

  it('is said as on the day of a right that is complete: the age of EC 47 fell after it', () => {
    const woman = someone({
      gender: 'Mulher',
      birthDate: '1966-05-14',
      on: ON,
      regimeType: 'RPPS',
      regime: UNIAO,
      calculation: { publicServiceIngressDate: '1985-01-02' },
      records: [served('1985-01-02', null)],
    });
    const { rule } = answerOf(woman, 'ec47-art3-formula-85-95');
    const age = rule.requirements.find(({ requirement }) => requirement === 'age');
    expect(age).toMatchObject({ necessary: years(52), held: years(52), metOn: '2018-05-14' });
    expect(age).not.toHaveProperty('necessaryThen');
  });

  it('is said once where it did not move', () => {
    const man = someone({ gender: 'Homem', birthDate: '1965-03-02', on: ON, records: [worked('1990-01-01', null)] });
    const { rule } = answerOf(man, 'rgps-ec103-art18-idade');
    for (const explained of rule.requirements) expect(explained).not.toHaveProperty('necessaryThen');
  });
});

describe('a requirement of a rule that became law after the day of the calculation', () => {
  const man = someone({
    gender: 'Homem',
    birthDate: '1954-05-01',
    on: '2018-06-15',
    records: [worked('1986-01-01', null)],
  });
  const { rule } = answerOf(man, 'rgps-ec103-art16-idade-progressiva');
  const age = rule.requirements.find(({ requirement }) => requirement === 'age');

  it('was complete when it was, not when the rule began', () => {
    expect(age).toMatchObject({ met: true, metOn: '2015-05-01' });
    expect(age?.text).toContain('Completo em 01/05/2015.');
  });

  it('is said to be of such a rule, and on no other day', () => {
    const since = 'Regra que só vale a partir de 13/11/2019, depois da data do cálculo.';
    expect(rule.notices).toContain(since);
    const later = answerOf({ ...man, calculationDate: '2019-11-13' }, 'rgps-ec103-art16-idade-progressiva');
    expect(later.rule.notices).not.toContain(since);
  });
});

describe('the name of a requirement', () => {
  const labelsOf = (more: Parameters<typeof worked>[2] = {}) =>
    answerOf(
      someone({ gender: 'Homem', birthDate: '1960-01-01', on: ON, records: [worked('1984-01-01', null, more)] }),
      'rgps-ec103-art17-pedagio-50',
    ).rule.requirements.map(({ label }) => label);

  it('says of which day a time of the past is', () => {
    expect(labelsOf()).toEqual([
      'Filiação ao RGPS',
      'Tempo de contribuição em 13/11/2019',
      'Tempo de contribuição',
      'Carência',
    ]);
  });

  it('says where special time was converted', () => {
    expect(labelsOf({ isSpecialTime: true, specialTimeBase: 25 })).toEqual([
      'Filiação ao RGPS',
      'Tempo de contribuição em 13/11/2019, com conversão',
      'Tempo de contribuição com conversão',
      'Carência',
    ]);
  });
});

describe('a card', () => {
  const servant = someone({
    gender: 'Mulher',
    birthDate: '1966-05-14',
    on: '2026-11-20',
    regimeType: 'RPPS',
    regime: UNIAO,
    calculation: { publicServiceIngressDate: '1985-01-02' },
    records: [served('1985-01-02', null)],
  });

  it('is read on the day on which the right became complete, and says what is held today', () => {
    const { rule } = answerOf(servant, 'ec103-art4-pontos-media');
    expect(rule.measuredOn).toBe('2023-05-14');
    const row = (key: string) => rule.requirements.find(({ requirement }) => requirement === key);
    expect(row('age')).toMatchObject({ held: years(57), heldOnCalculationDate: years(60, 6, 6) });
    expect(row('contribution')).toMatchObject({ held: years(38, 4, 22), heldOnCalculationDate: years(41, 11, 3) });
    expect(row('points')).toMatchObject({
      held: 95.3936,
      necessary: 90,
      necessaryThen: 86,
      metOn: '2019-11-13',
      heldOnCalculationDate: 102.4413,
    });
  });

  it('of a rule that closed is read on its last day', () => {
    const { rule } = answerOf(
      someone({ gender: 'Homem', birthDate: '1972-05-10', on: ON, records: [worked('1988-03-01', null)] }),
      'rgps-pre-tempo-contribuicao',
    );
    expect(rule.measuredOn).toBe('2019-11-13');
    const [contribution] = rule.requirements.filter(({ requirement }) => requirement === 'contribution');
    expect(contribution).toMatchObject({ held: years(31, 8, 25), heldOnCalculationDate: years(38, 9, 2) });
  });
});
