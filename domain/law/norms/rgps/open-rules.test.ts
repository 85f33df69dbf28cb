/** The rules without an end: met on the very day, missed by a day of age or of time, closed to those who entered too late. */
import { describe, expect, it } from 'vitest';
import { dayOf, isoOf } from '../../../units/day.ts';
import { daysOfSpan, type Span, spanOfDays } from '../../../units/span.ts';
import type { Calculation } from '../../input/input.ts';
import type { Gender } from '../../rule/requirement.ts';
import { answerOf } from '../../testing/answers.ts';
import { someone, worked, years } from '../../testing/people.ts';

type Times = Partial<
  Pick<
    Calculation,
    'contributionTime' | 'teachingTime' | 'specialTime' | 'disabledTime' | 'disabledModerateTime' | 'disabledLowTime'
  >
>;

interface Meeting {
  readonly rule: string;
  /** What the statute asks, as a sentence. */
  readonly asks: string;
  readonly gender: Gender;
  readonly birthDate: string;
  readonly times: Times;
  readonly on: string;
  /** Whether a day of age or a day of time keeps the right away. */
  readonly hangsOn: 'age' | 'time';
}

const taught = (count: number): Times => ({ contributionTime: years(count), teachingTime: years(count) });
const exposed = (count: number, all: number = count): Times => ({
  contributionTime: years(all),
  specialTime: years(count),
});

const ON = '2026-11-20';
/** Born so that the age is complete on 20/11/2026. */
const aged = (count: number, months: 0 | 6 = 0): string => `${2026 - count}-${months === 6 ? '05' : '11'}-20`;

const meetings: readonly Meeting[] = [
  {
    rule: 'rgps-ec103-art15-pontos',
    asks: '35 anos de contribuição e, em 2026, 103 pontos',
    gender: 'Homem',
    birthDate: aged(65),
    times: { contributionTime: years(38) },
    on: ON,
    hangsOn: 'age',
  },
  {
    rule: 'rgps-ec103-art15-pontos-professor',
    asks: '25 anos de magistério e, em 2026, 88 pontos',
    gender: 'Mulher',
    birthDate: aged(55),
    times: taught(33),
    on: ON,
    hangsOn: 'age',
  },
  {
    rule: 'rgps-ec103-art16-idade-progressiva',
    asks: '30 anos de contribuição e, em 2026, 59 anos e 6 meses',
    gender: 'Mulher',
    birthDate: aged(59, 6),
    times: { contributionTime: years(31) },
    on: ON,
    hangsOn: 'age',
  },
  {
    rule: 'rgps-ec103-art16-idade-progressiva',
    asks: '35 anos de contribuição completos aos 66 de idade',
    gender: 'Homem',
    birthDate: aged(66),
    times: { contributionTime: years(35) },
    on: ON,
    hangsOn: 'time',
  },
  {
    rule: 'rgps-ec103-art16-idade-progressiva-professor',
    asks: '30 anos de magistério e, em 2026, 59 anos e 6 meses',
    gender: 'Homem',
    birthDate: aged(59, 6),
    times: taught(31),
    on: ON,
    hangsOn: 'age',
  },
  {
    rule: 'rgps-ec103-art18-idade',
    asks: '65 anos de idade e 15 de contribuição',
    gender: 'Homem',
    birthDate: aged(65),
    times: { contributionTime: years(16) },
    on: ON,
    hangsOn: 'age',
  },
  {
    rule: 'rgps-ec103-art18-idade',
    asks: '15 anos de contribuição aos 63 de idade',
    gender: 'Mulher',
    birthDate: aged(63),
    times: { contributionTime: years(15) },
    on: ON,
    hangsOn: 'time',
  },
  {
    rule: 'rgps-ec103-art20-pedagio-100',
    asks: '57 anos de idade, 30 de contribuição e o que faltava',
    gender: 'Mulher',
    birthDate: aged(57),
    times: { contributionTime: years(37) },
    on: ON,
    hangsOn: 'age',
  },
  {
    rule: 'rgps-ec103-art20-pedagio-100-professor',
    asks: '55 anos de idade, 30 de magistério e o que faltava',
    gender: 'Homem',
    birthDate: aged(55),
    times: taught(37),
    on: ON,
    hangsOn: 'age',
  },
  {
    rule: 'rgps-ec103-art19-programada',
    asks: '20 anos de contribuição aos 66 de idade',
    gender: 'Homem',
    birthDate: aged(66),
    times: { contributionTime: years(20) },
    on: ON,
    hangsOn: 'time',
  },
  {
    rule: 'rgps-ec103-art19-programada',
    asks: '62 anos de idade e 15 de contribuição',
    gender: 'Mulher',
    birthDate: aged(62),
    times: { contributionTime: years(16) },
    on: ON,
    hangsOn: 'age',
  },
  {
    rule: 'rgps-ec103-art19-professor',
    asks: '25 anos de magistério aos 61 de idade',
    gender: 'Homem',
    birthDate: aged(61),
    times: taught(25),
    on: ON,
    hangsOn: 'time',
  },
  {
    rule: 'rgps-ec103-art21-especial-pontos-25',
    asks: '25 anos de exposição e 86 pontos',
    gender: 'Homem',
    birthDate: aged(52),
    times: exposed(25, 34),
    on: ON,
    hangsOn: 'age',
  },
  {
    rule: 'rgps-ec103-art19-especial-25',
    asks: '25 anos de exposição e 60 anos de idade',
    gender: 'Mulher',
    birthDate: aged(60),
    times: exposed(26),
    on: ON,
    hangsOn: 'age',
  },
  {
    rule: 'rgps-adi6309-especial-25',
    asks: '25 anos de exposição, sem idade',
    gender: 'Mulher',
    birthDate: aged(45),
    times: exposed(25),
    on: ON,
    hangsOn: 'time',
  },
  {
    rule: 'rgps-lc142-idade',
    asks: '60 anos de idade, 15 de contribuição e 15 com deficiência',
    gender: 'Homem',
    birthDate: aged(60),
    times: { contributionTime: years(16), disabledLowTime: years(16) },
    on: ON,
    hangsOn: 'age',
  },
  {
    rule: 'rgps-lc142-tempo-grave',
    asks: '20 anos com deficiência grave',
    gender: 'Mulher',
    birthDate: aged(45),
    times: { contributionTime: years(20), disabledTime: years(20) },
    on: ON,
    hangsOn: 'time',
  },
  {
    rule: 'rgps-lc142-tempo-moderada',
    asks: '29 anos com deficiência moderada',
    gender: 'Homem',
    birthDate: aged(50),
    times: { contributionTime: years(29), disabledModerateTime: years(29) },
    on: ON,
    hangsOn: 'time',
  },
  {
    rule: 'rgps-lc142-tempo-leve',
    asks: '28 anos com deficiência leve',
    gender: 'Mulher',
    birthDate: aged(50),
    times: { contributionTime: years(28), disabledLowTime: years(28) },
    on: ON,
    hangsOn: 'time',
  },
];

const aDayLess = (span: Span): Span => spanOfDays(daysOfSpan(span) - 1);
const aDayLater = (iso: string): string => isoOf(dayOf(iso) + 1);
const everyTimeADayLess = (times: Times): Times =>
  Object.fromEntries(Object.entries(times).map(([name, span]) => [name, aDayLess(span)]));

describe.each(meetings)('$rule pede $asks', ({ rule, gender, birthDate, times, on, hangsOn }) => {
  const registrationDate = '1980-01-01';
  const person = (born: string, held: Times) =>
    someone({ gender, birthDate: born, on, calculation: { registrationDate, ...held } });

  it('e o direito nasce no dia em que tudo se completa', () => {
    const answer = answerOf(person(birthDate, times), rule);
    expect(answer.standing).toBe('applicable');
    expect(answer.when).toBe(on);
  });

  it('e um dia antes ainda não há direito', () => {
    const short = hangsOn === 'age' ? person(aDayLater(birthDate), times) : person(birthDate, everyTimeADayLess(times));
    const answer = answerOf(short, rule);
    expect(answer.standing).toBe('future');
    expect(answer.when).toBe(aDayLater(on));
  });
});

describe('as regras de transição', () => {
  const transition = [
    'rgps-ec103-art15-pontos',
    'rgps-ec103-art15-pontos-professor',
    'rgps-ec103-art16-idade-progressiva',
    'rgps-ec103-art16-idade-progressiva-professor',
    'rgps-ec103-art17-pedagio-50',
    'rgps-ec103-art18-idade',
    'rgps-ec103-art20-pedagio-100',
    'rgps-ec103-art20-pedagio-100-professor',
    'rgps-ec103-art21-especial-pontos-15',
    'rgps-ec103-art21-especial-pontos-20',
    'rgps-ec103-art21-especial-pontos-25',
  ];

  it.each(transition)('%s é só para quem se filiou até 13/11/2019', (rule) => {
    const affiliated = (registrationDate: string) =>
      answerOf(
        someone({
          gender: 'Mulher',
          birthDate: '1950-01-01',
          on: ON,
          calculation: {
            registrationDate,
            contributionTime: years(40),
            teachingTime: years(40),
            specialTime: years(40),
          },
        }),
        rule,
      );
    expect(affiliated('2019-11-13').because).not.toContain('affiliation');
    expect(affiliated('2019-11-14').because).toContain('affiliation');
  });
});

describe('o valor de 60% mais 2% por ano', () => {
  it.each([
    ['art15-pontos', '§§ 2º, I, e 5º'],
    ['art16-idade-progressiva', '§§ 2º, I, e 5º'],
    ['art18-idade', '§§ 2º, I, e 5º'],
    ['art19-programada', '§§ 2º, IV, e 5º'],
    ['art19-professor', '§§ 2º, IV, e 5º'],
  ])('da regra %s está no art. 26, %s, da EC 103/2019', (rule, items) => {
    const insured = someone({
      gender: 'Mulher',
      birthDate: '1964-01-10',
      on: ON,
      records: [worked('1990-01-10', null)],
    });
    const articles = answerOf(insured, `rgps-ec103-${rule}`).rule.sources.map(({ article }) => article);
    expect(articles).toContain(`art. 26, ${items}`);
  });
});
