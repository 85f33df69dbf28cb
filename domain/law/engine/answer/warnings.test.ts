import { describe, expect, it } from 'vitest';
import { answerOf } from '../../testing/answers.ts';
import { regimeOf, served, someone, UNIAO, worked } from '../../testing/people.ts';
import { evaluate } from '../evaluate.ts';

const ON = '2026-11-20';

describe('an open record', () => {
  const warned = (year: number, month: string) =>
    evaluate(
      someone({
        gender: 'Homem',
        birthDate: '1961-05-10',
        on: ON,
        records: [
          worked('1985-03-01', null, { salaries: [{ year, month, value: 500 }] }),
          worked('2010-03-01', null, { salaries: [{ year: 2026, month: '10', value: 3000 }] }),
        ],
      }),
    ).warnings;

  it('is counted to the end, and whose last salary is years old is named', () => {
    expect(warned(1995, '12')).toEqual([
      'O registro em aberto desde 01/03/1985 tem a última remuneração em 12/1995 e foi contado até a data do cálculo; confira a saída.',
    ]);
  });

  it('is not named for the months of a calculation dated ahead, which nobody can know', () => {
    const ahead = (knownUntil: string) =>
      evaluate({
        ...someone({
          gender: 'Homem',
          birthDate: '1961-05-10',
          on: '2030-11-20',
          records: [worked('2010-03-01', null, { salaries: [{ year: 2026, month: '10', value: 3000 }] })],
        }),
        knownUntil,
      }).warnings;
    expect(ahead(ON)).toEqual([]);
    expect(ahead('2030-11-20')).toHaveLength(1);
  });

  it.each([
    [2025, '10', 1],
    [2025, '11', 0],
    [2025, '13', 0],
  ])('with its last salary in %i/%s is named %i times', (year, month, times) => {
    expect(warned(year, month)).toHaveLength(times);
  });
});

it('what a place has for its police alone is told to nobody else', () => {
  const warned = (isPoliceTime: boolean) =>
    evaluate(
      someone({
        gender: 'Mulher',
        birthDate: '1970-02-18',
        on: ON,
        regimeType: 'RPPS',
        regime: regimeOf(31),
        records: [served('1997-09-01', null, { isPoliceTime })],
      }),
    ).warnings.filter((said) => said.startsWith('Minas Gerais, polícia'));
  expect([warned(false).length, warned(true).length]).toEqual([0, 1]);
});

describe('a servant whose last post has ended', () => {
  const warned = (...posts: (string | null)[]) =>
    evaluate(
      someone({
        gender: 'Homem',
        birthDate: '1966-05-14',
        on: ON,
        regimeType: 'RPPS',
        regime: UNIAO,
        calculation: { publicServiceIngressDate: '1990-03-15' },
        records: posts.map((end, place) => served(place === 0 ? '1990-03-15' : '2005-01-03', end)),
      }),
    ).warnings;

  it('is told that the regime retires who holds a post', () => {
    expect(warned('2004-12-31', '2020-02-01').join(' ')).toContain(
      'O último vínculo do regime próprio terminou em 01/02/2020. Por ele só se aposenta quem ocupa cargo efetivo',
    );
    expect([warned(null), warned('2004-12-31', null), warned('2027-01-31'), warned()]).toEqual([[], [], [], []]);
  });
});

describe('o mês de meio salário que só o MEI completa', () => {
  const paid = (months: readonly string[], value: number) => months.map((month) => ({ year: 2023, month, value }));
  const warned = (plan: 'normal' | 'simplified') =>
    evaluate(
      someone({
        gender: 'Mulher',
        birthDate: '1975-05-10',
        on: '2023-12-20',
        records: [
          worked('2023-02-01', null, { salaries: paid(['05', '06', '08'], 700) }),
          worked('2023-02-01', null, { contributionPlan: plan, salaries: paid(['05', '06', '08'], 1320) }),
        ],
      }),
    ).warnings;

  it('é contado, e avisado com os meses', () => {
    expect(warned('simplified').join(' ')).toMatch(
      /Só chegam ao salário mínimo .*: de 05\/2023 a 06\/2023, 08\/2023\. O cálculo as conta;/,
    );
  });

  it('não é avisado onde o outro vínculo paga a contribuição inteira', () => {
    expect(warned('normal')).toEqual([]);
  });
});

describe('o trabalho remunerado filia (Decreto 3.048/1999, art. 20, § 1º)', () => {
  const registeredOn = (registrationDate: string) =>
    someone({
      gender: 'Homem',
      birthDate: '1961-05-10',
      on: ON,
      calculation: { registrationDate },
      records: [worked('1985-03-01', null)],
    });

  it('quem trabalha desde 1985 não perde a transição por uma filiação de 2020, e lê o que se supôs', () => {
    expect(answerOf(registeredOn('2020-01-01'), 'rgps-ec103-art15-pontos').standing).toBe('applicable');
    expect(evaluate(registeredOn('2020-01-01')).warnings.join(' ')).toContain('valeu 01/03/1985');
  });

  it('a filiação anterior aos registros vale como informada', () => {
    expect(evaluate(registeredOn('1980-01-01')).warnings).toEqual([]);
  });
});

describe('o direito completo antes da EC 20/1998 e da Lei 9.876/1999', () => {
  const man = (birthDate: string, on: string, ...records: ReturnType<typeof worked>[]) =>
    someone({ gender: 'Homem', birthDate, on, records });

  it('com 31 anos em 16/12/1998 há a proporcional sem idade, que é uma regra, e nenhum aviso', () => {
    const person = man('1950-01-10', '1999-01-10', worked('1967-01-01', '1998-11-30'));
    expect(evaluate(person).warnings).toEqual([]);
    expect(answerOf(person, 'rgps-1998-tempo-servico').standing).toBe('applicable');
    expect(answerOf(person, 'rgps-pre-proporcional-ec20').when).toBe('2003-01-10');
  });

  it('os 35 anos de 23/12/1998 eram calculados pelos 36 últimos salários, e a regra o diz', () => {
    const { rule } = answerOf(man('1948-01-10', ON, worked('1964-01-02', '1999-06-30')), 'rgps-pre-tempo-contribuicao');
    expect(rule.whenToRetire).toBe('1998-12-23');
    expect(rule.notices.join(' ')).toContain('a média dos 36 últimos salários');
    expect(rule.notices.join(' ')).toContain('uma regra à parte');
  });

  it('os 35 anos de 2003 não', () => {
    const { rule } = answerOf(man('1948-01-10', ON, worked('1968-12-01', null)), 'rgps-pre-tempo-contribuicao');
    expect(rule.notices.join(' ')).not.toContain('36 últimos');
  });
});

describe('dois cargos ao mesmo tempo no regime próprio', () => {
  const doctor = (egressDate: string | null) =>
    evaluate(
      someone({
        gender: 'Mulher',
        birthDate: '1966-03-10',
        on: ON,
        regimeType: 'RPPS',
        regime: UNIAO,
        calculation: { publicServiceIngressDate: '1995-02-01' },
        records: [
          served('1995-02-01', null, { isCurrentPosition: true }),
          served('2002-05-02', egressDate, { isCurrentPosition: true }),
        ],
      }),
    ).warnings.join(' ');

  it('são contados como um, e o aviso pede um cálculo para cada um (CF, art. 40, § 6º)', () => {
    expect(doctor(null)).toContain('2 cargos em curso ao mesmo tempo no regime próprio são contados aqui como um só');
  });

  it('o que já terminou não é outro cargo', () => {
    expect(doctor('2010-05-02')).not.toContain('cargos em curso ao mesmo tempo');
  });
});

describe('tempo averbado ao lado do cargo', () => {
  const warned = (egressDate: string | null, more: Parameters<typeof worked>[2] = {}) =>
    evaluate(
      someone({
        gender: 'Mulher',
        birthDate: '1965-02-18',
        on: ON,
        regimeType: 'RPPS',
        regime: UNIAO,
        calculation: { publicServiceIngressDate: '1996-08-12' },
        records: [
          worked('1993-02-01', egressDate, { regimeType: 'RPPS', ...more }),
          served('1996-08-12', '2002-05-01', { isCurrentPosition: false }),
          served('2002-05-02', null),
        ],
      }),
    ).warnings.filter((text) => text.includes('averbado'));

  it('é nomeado: os dias concomitantes não se certificam (Lei 8.213/1991, art. 96, II)', () => {
    expect(warned('1997-12-20')).toEqual([
      'O tempo averbado de 01/02/1993 a 20/12/1997 corre ao lado do cargo entre 12/08/1996 e 20/12/1997: os dias concomitantes não podem ser certificados (Lei 8.213/1991, art. 96, II). Divida o registro e deixe-os no regime em que foram trabalhados.',
    ]);
    expect(warned('2004-12-20')).toHaveLength(1);
    expect(warned('2004-12-20').join('')).toContain('entre 12/08/1996 e 20/12/2004');
  });

  it('o que terminou antes do cargo, e o que é serviço público, não', () => {
    expect(warned('1996-08-11')).toEqual([]);
    expect(warned('1997-12-20', { isPublicService: true })).toEqual([]);
  });
});
