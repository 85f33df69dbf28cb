import { describe, expect, it } from 'vitest';
import { answerOf, answersOf } from '../../testing/answers.ts';
import { someone, worked } from '../../testing/people.ts';

const ON = '2026-11-20';
const ON_TWENTY = '2028-12-29';
const countryside = (from: string, to: string | null) => worked(from, to, { isRural: true, isQualifyingPeriod: false });

describe('CF, art. 201, § 7º, II: trabalhador rural', () => {
  const rule = 'rgps-rural-idade';
  const born = (birthDate: string) =>
    someone({ gender: 'Mulher', birthDate, on: ON, records: [countryside('2000-01-01', null)] });

  it('55 anos e 180 meses na roça dão o direito no aniversário', () => {
    expect(answerOf(born('1971-11-20'), rule).when).toBe(ON);
    expect(answerOf(born('1971-11-20'), rule).rule.notices).toContain('Categoria rural não informada');
  });

  it('um dia antes do aniversário ainda não', () => {
    const answer = answerOf(born('1971-11-21'), rule);
    expect(answer.standing).toBe('future');
    expect(answer.when).toBe('2026-11-21');
  });

  it('abaixo do salário mínimo o mês de roça conta do mesmo modo', () => {
    const salaries = [{ month: '05', year: 2021, value: 1 }];
    const person = someone({
      gender: 'Mulher',
      birthDate: '1960-01-01',
      on: ON,
      records: [worked('2011-12-01', null, { isRural: true, salaries })],
    });
    expect(answerOf(person, rule).rule.held.remunerations).toBe(180);
  });
});

describe('Lei 8.213/1991, art. 48, §§ 3º e 4º: híbrida', () => {
  const rule = 'rgps-hibrida-idade';
  const records = [countryside('1978-01-01', '1987-12-31'), worked('2010-01-01', '2019-12-31')];
  const born = (birthDate: string) => someone({ gender: 'Mulher', birthDate, on: ON, records });

  it('62 anos, roça e cidade somadas', () => {
    expect(answerOf(born('1964-11-20'), rule).when).toBe(ON);
    expect(answerOf(born('1964-11-21'), rule).when).toBe('2026-11-21');
  });

  it('em 2020 bastavam 60 anos e 6 meses', () => {
    expect(answerOf(born('1960-01-10'), rule).when).toBe('2020-07-10');
  });

  it('ao homem filiado até 13/11/2019 são mostradas as duas leituras, de 15 e de 20 anos', () => {
    const person = someone({
      gender: 'Homem',
      birthDate: '1961-01-10',
      on: ON,
      records: [countryside('1978-01-01', '1978-12-31'), worked('2010-01-01', null)],
    });
    const fifteen = answerOf(person, rule);
    const twenty = answerOf(person, 'rgps-hibrida-idade-20-anos');
    expect([fifteen.when, twenty.when]).toEqual(['2026-01-10', ON_TWENTY]);
    expect(twenty.rule).toMatchObject({ variantOf: rule, confirmed: true });
    expect(fifteen.rule.notices.join(' ')).toContain('15 ou 20 anos');
  });

  it('ao homem que se filiou depois da reforma só servem os 20 anos do art. 51, II, do decreto', () => {
    const later = someone({
      gender: 'Homem',
      birthDate: '1970-01-10',
      on: ON,
      records: [worked('2020-01-01', '2024-12-31'), countryside('2025-01-01', null)],
    });
    expect(answerOf(later, rule).standing).toBe('notApplicable');
    const answer = answerOf(later, 'rgps-hibrida-idade-filiacao-apos-reforma');
    expect(answer.rule.requirements.map(({ requirement, necessary }) => [requirement, necessary])).toContainEqual([
      'contribution',
      { years: 20, months: 0, days: 0 },
    ]);
    expect(answer.rule.confirmed).toBe(true);
  });

  it('filiado em 13/11/2019 tem as duas leituras; um dia depois, só a do filiado depois da reforma', () => {
    const applies = (ingress: string) => {
      const records = [worked(ingress, '2024-12-31'), countryside('2025-01-01', null)];
      const answers = answersOf(someone({ gender: 'Homem', birthDate: '1970-01-10', on: ON, records }));
      return [rule, 'rgps-hibrida-idade-20-anos', 'rgps-hibrida-idade-filiacao-apos-reforma'].map(
        (id) => answers.get(id)?.because.includes('affiliation') === false,
      );
    };
    expect(applies('2019-11-13')).toEqual([true, true, false]);
    expect(applies('2019-11-14')).toEqual([false, false, true]);
  });
});
