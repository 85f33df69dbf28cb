/** Advice that a lawyer reads as what the INSS does: where the INSS does otherwise, or something else holds on, it is said. */
import { describe, expect, it } from 'vitest';
import { earlierForLess } from '../domain/advice/candidate.ts';
import { evaluate } from '../domain/law/index.ts';
import { lawInput } from './question.ts';
import { asked, man, ofKind, only, servantOf, woman } from './testing/asked-steps.ts';
import { add, at, empty, months, questionOf, typed } from './testing/supposed.ts';

describe('months of an employee of which no remuneration is known', () => {
  const maid = typed(
    empty,
    add('w1', {
      companyName: 'Empregador doméstico',
      regimeType: 'RGPS',
      ingressDate: '2008-01-01',
      salaries: months(at(2008, 1), at(2026, 10), (year) => (year < 2020 ? 2600 : 2400)).filter(
        ({ year }) => year !== 2022,
      ),
    }),
  );

  it('are counted by the INSS at the minimum wage: what the right is then worth, and what it is once they are proved', () => {
    const { text, effect } = only(asked(maid, woman('1965-12-20')), 'missingPay');
    const [proved] = /provada a média conhecida, até (R\$.[\d.,]+)/.exec(text)?.slice(1) ?? [];
    expect(text).toContain(
      'Sem prova, o INSS conta neles o salário mínimo (Lei 8.213/1991, art. 35; Decreto 3.048/1999, art. 36, § 2º): o primeiro direito seria de',
    );
    expect(proved).toBeDefined();
    expect(effect?.gain).toBeGreaterThan(0);
  });

  it('and nothing of the kind is said of months of who pays for himself: those count for nothing unpaid, and are asked about apart', () => {
    const own = typed(
      maid,
      add('w2', {
        companyName: 'Autônoma',
        regimeType: 'RGPS',
        ingressDate: '2004-01-01',
        egressDate: '2007-12-31',
        salaries: months(at(2004, 1), at(2007, 12), () => 2600).filter(({ year }) => year !== 2006),
      }),
    );
    const steps = asked(own, woman('1965-12-20'));
    expect(only(steps, 'missingPay').text).toContain('Sem remuneração em Empregador doméstico (de 01/2022 a 12/2022)');
    const { title, text } = only(steps, 'indicator');
    expect(title).toBe('Conferir 12 meses sem contribuição em Autônoma');
    expect(text).not.toContain('o INSS conta neles');
  });
});

describe('the Army as carência', () => {
  const soldier = typed(
    empty,
    add('w1', {
      companyName: 'Exército Brasileiro',
      regimeType: 'RGPS',
      ingressDate: '1980-02-04',
      egressDate: '1980-12-12',
    }),
    add('w2', {
      companyName: 'Oficina',
      regimeType: 'RGPS',
      ingressDate: '2012-06-01',
      egressDate: '2026-10-31',
      salaries: months(at(2012, 6), at(2026, 10), () => 2000),
    }),
  );
  const DOUBT = 'o INSS pode não aceitar o tempo militar como carência';

  it('is a doubt where the right hangs on it: nobody asks for it and is refused without having been told', () => {
    const answer = asked(soldier, man('1961-02-10'));
    const request = only(answer, 'request');
    expect(request.title).toMatch(/^Conferir e requerer/);
    expect(request.text).toContain(DOUBT);
    expect(only(answer, 'prove').text).toContain('Conta aqui também como carência');
  });

  it('is none where the contributions alone are enough', () => {
    const enough = {
      ...soldier,
      workRecords: soldier.workRecords.map((one) => (one.id === 'w2' ? { ...one, ingressDate: '2008-06-01' } : one)),
    };
    expect(only(asked(enough, man('1961-02-10')), 'request').text).not.toContain(DOUBT);
  });
});

it('who is employed and need not contribute for the right is told that the contribution goes on while the work does', () => {
  const clerk = typed(
    empty,
    add('w1', {
      companyName: 'Loja',
      regimeType: 'RGPS',
      ingressDate: '2000-01-01',
      salaries: months(at(2000, 1), at(2026, 10), () => 2600),
    }),
  );
  const { text } = only(asked(clerk, woman('1965-08-20')), 'noNeed');
  expect(text).toContain('Enquanto durar o emprego, a contribuição segue descontada (Lei 8.212/1991, art. 30, I e V)');
});

it('an earlier right of less a month that sums to more is not called one for those in need alone', () => {
  const early = { soonerByDays: 763, gain: -22.12 };
  expect(earlierForLess({ ...early, balance: 54_514.1 })).toBe(
    ' Antecipa o direito, com valor menor por mês: soma mais até a expectativa de vida, e menos a quem viver muito além dela.',
  );
  expect(earlierForLess({ ...early, balance: -1 })).toContain('só serve a quem precisa do benefício antes');
});

it('who has the time and lacks points is not told that time is missing, and of what is paid late both readings of the toll', () => {
  const job = (id: string, from: string, to: string | null, salaries: ReturnType<typeof months>) =>
    add(id, { companyName: id, regimeType: 'RGPS', ingressDate: from, egressDate: to, salaries });
  const driver = typed(
    empty,
    job(
      'Viação',
      '1988-05-02',
      '2003-11-28',
      months(at(1994, 7), at(2003, 11), () => 1000),
    ),
    job(
      'Contribuinte individual',
      '2006-01-01',
      '2012-12-31',
      months(at(2006, 1), at(2012, 12), () => 1000),
    ),
    job(
      'Logística',
      '2013-03-04',
      null,
      months(at(2013, 3), at(2026, 10), () => 4000),
    ),
  );
  const answer = asked(driver, man('1966-03-14'));
  const { text } = only(answer, 'contribute');
  expect(text).toContain('Até lá faltam pontos');
  expect(text).not.toContain('falta tempo');

  // Two years paid now: the INSS does not count them on the day of the reform, by which the toll is measured; others do
  const [late] = ofKind(answer, 'late');
  if (late === undefined) throw new Error('no step');
  expect(late.title).toContain('12/2003 a 12/2005 (se trabalhou por conta própria)');
  expect(late.text).toContain('logo antes de Contribuinte individual');
  expect(late.text).toContain('nem no tempo medido nesse dia para o pedágio');
  expect(late.text).toMatch(
    /Por uma leitura em discussão nos tribunais, “.+”, período pago depois da reforma contado também em 13\/11\/2019: pedindo em 08\/02\/2027, \d+ dias antes/,
  );
});

it('of a place without a reform of its own it is said that this has to be looked up, today and on the day of asking', () => {
  const own = servantOf(3, '1998-07-01', {
    companyName: 'Município',
    salaries: months(at(1998, 7), at(2026, 10), () => 4000),
  });
  const { warnings } = evaluate(lawInput(questionOf(own, woman('1967-09-12')), 'RPPS'));
  expect(warnings.join(' ')).toContain(
    'Valem aqui as normas anteriores à EC 103/2019, que seguem enquanto o ente não mudar a sua legislação (EC 103/2019, arts. 4º, § 9º, 10, § 7º, e 20, § 4º)',
  );
});
