/** 'Não é preciso pagar mais nada': what whoever believes it loses, or still owes. */
import { describe, expect, it } from 'vitest';
import { asked, asScenario, effectIn, man, only, servantOf, UNIAO, woman } from './testing/asked-steps.ts';
import { add, at, empty, months, typed } from './testing/supposed.ts';

const COVERAGE = 'Quem não paga fica, com o tempo, sem cobertura por incapacidade e sem pensão por morte';
const OWED = 'Enquanto trabalhar por conta própria, o recolhimento segue devido';

const clerk = { companyName: 'Escritório', regimeType: 'RGPS', ingressDate: '1995-04-01' } as const;

it('who has to contribute for some weeks more is told that nothing but the age is missing afterwards', () => {
  const own = (egressDate: string, name: string, from: string) =>
    typed(
      empty,
      add('w0', { ...clerk, ingressDate: from, egressDate, salaries: [] }),
      add('w1', {
        companyName: name,
        regimeType: 'RGPS',
        ingressDate: '2013-06-01',
        salaries: months(at(2013, 6), at(2026, 10), () => 1621),
      }),
    );
  const weeks = only(
    asked(own('2011-03-31', 'Contribuinte individual', '1986-04-01'), man('1968-02-12')),
    'contribute',
  );
  expect(weeks.title).toBe('Continuar contribuindo até 02/12/2026');
  expect(weeks.text).toContain('Daí em diante só falta a idade.');
  const together = only(asked(own('2011-03-31', 'Loja', '2011-01-01'), man('1958-02-12')), 'contribute');
  expect(together.text).not.toContain('Daí em diante');
});

describe('only the age is missing', () => {
  it('whoever stopped paying years before the right is told what the insurance covers no longer (Lei 8.213, arts. 15 and 102)', () => {
    const stopped = typed(
      empty,
      add('w1', { ...clerk, egressDate: '2016-03-31', salaries: months(at(1995, 4), at(2016, 3), () => 3000) }),
    );
    const { text } = only(asked(stopped, woman('1975-12-12')), 'noNeed');
    expect(text).toContain(
      'A cobertura por incapacidade e a pensão por morte já acabaram: a última contribuição registrada é de 03/2016, e mesmo com as prorrogações a qualidade de segurado acabou depois de 15/05/2019 (Lei 8.213/1991, arts. 15 e 102).',
    );
    expect(text).toContain('Quem volta a contribuir a recupera');
    expect(text).toContain('seis novas contribuições (arts. 25, I, e 27-A)');
    expect(text).not.toContain(COVERAGE);
    expect(text).not.toContain(OWED);
  });

  it('whoever stopped paying lately, and may still be insured, is told that it ends with time', () => {
    const lately = typed(
      empty,
      add('w1', { ...clerk, egressDate: '2025-03-31', salaries: months(at(1995, 4), at(2025, 3), () => 3000) }),
    );
    const { text } = only(asked(lately, woman('1975-12-12')), 'noNeed');
    expect(text).toContain(`${COVERAGE} (Lei 8.213/1991, arts. 15 e 102).`);
    expect(text).not.toContain('já acabaram');
  });

  it('who works on his own account still owes what he works for (Lei 8.212, art. 30, II)', () => {
    const own = typed(
      empty,
      add('w1', { ...clerk, egressDate: '2009-12-31', salaries: months(at(1995, 4), at(2009, 12), () => 3000) }),
      add('w2', {
        companyName: 'MEI',
        regimeType: 'RGPS',
        ingressDate: '2012-05-01',
        contributionPlan: 'simplified',
        salaries: months(at(2012, 5), at(2026, 10), () => 1621),
      }),
    );
    const { text } = only(asked(own, woman('1966-02-20')), 'noNeed');
    expect(text).toContain(`${OWED} (Lei 8.212/1991, art. 30, II).`);
    expect(text).toContain(COVERAGE);
  });

  it('who pays by choice is covered for six months only, and who works for twelve (Lei 8.213, art. 15, II and VI)', () => {
    const paying = (companyName: string) =>
      typed(
        empty,
        add('w1', { ...clerk, egressDate: '2009-12-31', salaries: months(at(1995, 4), at(2009, 12), () => 3000) }),
        add('w2', {
          companyName,
          regimeType: 'RGPS',
          ingressDate: '2012-05-01',
          contributionPlan: 'simplified',
          salaries: months(at(2012, 5), at(2026, 10), () => 1621),
        }),
      );
    const textOf = (companyName: string) => only(asked(paying(companyName), woman('1965-09-10')), 'noNeed').text;
    expect(textOf('Facultativo')).toContain(COVERAGE);
    expect(textOf('Contribuinte individual')).not.toContain(COVERAGE);
  });

  it('an employee of whom months are missing is covered until then, and owes nothing by himself', () => {
    const employed = typed(empty, add('w1', { ...clerk, salaries: months(at(1995, 4), at(2026, 10), () => 3000) }));
    const { text } = only(asked(employed, man('1962-07-10')), 'noNeed');
    expect(text).not.toContain(COVERAGE);
    expect(text).not.toContain(OWED);
  });

  it('a servant is covered by his own regime', () => {
    const both = typed(
      servantOf(UNIAO, '2016-04-01', {
        companyName: 'Ministério',
        salaries: months(at(2016, 4), at(2026, 10), () => 9000),
      }),
      add('w1', { ...clerk, egressDate: '2016-03-31', salaries: months(at(1995, 4), at(2016, 3), () => 3000) }),
    );
    expect(only(asked(both, woman('1975-12-12')), 'noNeed').text).not.toContain(COVERAGE);
  });

  it('a servant to whom paying brings more is not sent to pay as if he could insure himself as he likes (CF, art. 201, § 5)', () => {
    const both = typed(
      servantOf(UNIAO, '2012-02-01', {
        companyName: 'Ministério',
        salaries: months(at(2012, 2), at(2026, 10), () => 9000),
      }),
      add('w1', {
        ...clerk,
        ingressDate: '1984-02-05',
        egressDate: '2011-12-31',
        salaries: months(at(1994, 7), at(2011, 12), () => 3000),
      }),
    );
    expect(only(asked(both, man('1963-01-20')), 'noNeed').text).toMatch(
      /Pagar só a contribuição de 11\/2026, 20% do mínimo, aumenta .* quem tem regime próprio não pode contribuir como facultativo \(CF, art\. 201, § 5º\)/,
    );
  });
});

it('paying for more value ends with the year that raises it: the months after it would add nothing', async () => {
  const tailor = typed(
    empty,
    add('w1', {
      ...clerk,
      ingressDate: '1984-02-05',
      egressDate: '2011-12-31',
      salaries: months(at(1994, 7), at(2011, 12), () => 3000),
    }),
  );
  const of1963 = man('1963-01-20');
  const step = only(asked(tailor, of1963), 'noNeed');
  const rowUntil = async (until: string | null) => {
    if (step.hypothesis?.kind !== 'contributes') throw new Error('no payment');
    return asScenario({ ...step, hypothesis: { ...step.hypothesis, until } }, tailor, of1963);
  };
  // 27 years and 11 months: with one month there are 28, and the twelve after it are left out of the average as the lowest
  const [all, one] = [await rowUntil(null), await rowUntil('2026-11-30')];
  expect([all?.cost, one?.cost]).toEqual([14 * 324.2, 324.2]);
  expect([one?.first?.date, one?.first?.value]).toEqual([all?.first?.date, all?.first?.value]);
  expect(step.hypothesis).toMatchObject({ rate: 20, until: '2026-11-30' });
  expect(step.text).toContain('Pagar só a contribuição de 11/2026, 20% do mínimo, aumenta o valor');
  expect([step.price?.amount, step.effect]).toEqual([324.2, effectIn(one)]);
});

it('the price of paying until the right says that the month which completes it falls due afterwards', () => {
  const nearly = typed(
    empty,
    add('w1', {
      companyName: 'Loja',
      regimeType: 'RGPS',
      ingressDate: '2004-01-01',
      egressDate: '2010-06-30',
      salaries: months(at(2004, 1), at(2010, 6), () => 800),
    }),
    add('w2', {
      companyName: 'Carnê',
      regimeType: 'RGPS',
      ingressDate: '2015-01-01',
      egressDate: '2022-12-31',
      salaries: months(at(2015, 1), at(2022, 12), () => 1212),
    }),
  );
  const step = only(asked(nearly, woman('1963-08-18')), 'contribute');
  expect(step.text).toContain('o primeiro direito vem em 30/04/2027');
  expect(step.text).toContain(
    'A contribuição de 04/2027, que completa o direito, vence depois desse dia e não está no custo.',
  );
  // Of 11/2026 to 03/2027.
  expect(step.price?.amount).toBe(5 * 178.31);
});
