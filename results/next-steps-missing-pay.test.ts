import { describe, expect, it } from 'vitest';
import { evaluate } from '../domain/law/index.ts';
import { lawInput } from './question.ts';
import { asked, man, ofKind, only } from './testing/asked-steps.ts';
import { add, at, datedOn, empty, months, questionOf, typed } from './testing/supposed.ts';

const job = (companyName: string, ingressDate: string, without: readonly [number, number]) => ({
  companyName,
  regimeType: 'RGPS' as const,
  ingressDate,
  salaries: months(at(Number(ingressDate.slice(0, 4)), 1), at(2026, 9), () => 3000).filter(({ year, month }) => {
    const paid = at(year, Number(month));
    return paid < without[0] || paid > without[1];
  }),
});

const him = man('1963-05-10');
const stepOf = (...jobs: readonly ReturnType<typeof job>[]) => {
  const calculation = typed(empty, ...jobs.map((one, place) => add(`w${place}`, one)));
  const input = lawInput(questionOf(calculation, him), 'RGPS');
  const { applicableRules, futureRules } = evaluate(input);
  const [working] = [...applicableRules, ...futureRules].flatMap(({ benefitLogs }) =>
    benefitLogs.flatMap(({ steps }) => steps.filter(({ label }) => /sem remuneração informada/.test(label))),
  );
  return { ...only(asked(calculation, him), 'missingPay'), working: working?.value ?? null };
};

describe('remunerations that are missing', () => {
  const factory = job('Fábrica', '2000-01-03', [at(2025, 1), at(2025, 12)]);

  it('of one record are as many as the months that the average does without', () => {
    const { title, text, working } = stepOf(factory);
    expect(title).toBe('Informar 12 remunerações que faltam');
    expect(text).toContain('(de 01/2025 a 12/2025): esses meses não entram na média.');
    expect(working).toMatch(/^12 competências/);
  });

  it('beside another record are told apart: the average has what the other one paid, and only that', () => {
    const { title, text, working } = stepOf(factory, job('Faculdade', '2010-01-04', [at(2025, 7), at(2026, 6)]));
    expect(title).toBe('Informar 24 remunerações que faltam');
    expect(text).toContain(
      'Fábrica e Faculdade: 6 meses não entram na média; em outros 12 ela conta só o que outro vínculo pagou.',
    );
    expect(working).toMatch(/^6 competências/);
  });

  it('in months that another record paid are in the average, with what that one paid', () => {
    const { title, text, working } = stepOf(factory, job('Faculdade', '2010-01-04', [at(2000, 1), at(2000, 1)]));
    expect(title).toBe('Informar 12 remunerações que faltam');
    expect(text).toContain('nesses meses a média conta só o que outro vínculo pagou.');
    expect(text).not.toContain('não entram na média');
    expect(working).toBeNull();
  });

  it('of months to come nobody has: a calculation dated ahead asks for those reported by today, and doubts no end by them', () => {
    const calculation = typed(empty, datedOn('2030-06-01'), add('w0', factory));
    const steps = asked(calculation, him);
    expect(only(steps, 'missingPay').text).toContain('Fábrica (de 01/2025 a 12/2025)');
    expect(ofKind(steps, 'openEnd')).toEqual([]);
    expect(steps.notes.at(-1)).toContain('A data deste cálculo, 01/06/2030, ainda não chegou');
  });

  it('an end that is doubted is doubted as of the calculation date, where that is not today', () => {
    const left = { ...factory, salaries: factory.salaries.filter(({ year }) => year < 2021) };
    const openEnd = (day: string | null) => {
      const facts = typed(empty, ...(day === null ? [] : [datedOn(day)]), add('w0', left));
      return only(asked(facts, him), 'openEnd').text;
    };
    expect(openEnd(null)).toContain('ele conta até hoje.');
    expect(openEnd('2030-06-01')).toContain('ele conta até a data do cálculo.');
  });

  it('of a reduced plan of which no payment is known are asked for, and none of them is offered to be paid up for nothing', () => {
    const mei = typed(
      empty,
      add('w0', {
        ...job('Loja', '1984-02-05', [at(2002, 1), at(2026, 10)]),
        egressDate: '2001-12-31',
      }),
      add('w1', {
        companyName: 'MEI',
        regimeType: 'RGPS',
        ingressDate: '2010-03-01',
        contributionPlan: 'simplified',
        salaries: [],
      }),
    );
    const steps = asked(mei, man('1964-12-21'));
    const { title, documents } = only(steps, 'missingPay');
    expect([title, documents[0]]).toEqual(['Informar 199 remunerações que faltam', 'Guias e comprovantes dos meses']);
    expect(ofKind(steps, 'complement')).toEqual([]);
  });

  it('are not known, and so is what going on would change', () => {
    const unpaid = typed(empty, add('w0', { ...factory, ingressDate: '1990-03-01', salaries: [] }));
    const { text, effect } = only(asked(unpaid, man('1962-06-10')), 'noNeed');
    expect([text, effect?.gain]).toEqual([
      'Não é preciso pagar mais nada ao INSS para este direito. Enquanto durar o emprego, a contribuição segue descontada (Lei 8.212/1991, art. 30, I e V); este direito é que já não depende dela.',
      null,
    ]);
  });
});
