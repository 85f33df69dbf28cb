/** Works part of the day for less than the minimum wage: what is supposed of the months to come is told as supposed. */
import { describe, expect, it } from 'vitest';
import { evaluate, outlook } from '../domain/law/index.ts';
import { lawInput } from './question.ts';
import { asked, only, woman } from './testing/asked-steps.ts';
import { add, at, empty, months, questionOf, typed } from './testing/supposed.ts';

const earning = (monthly: number, readValue?: number) =>
  typed(
    empty,
    add('w0', {
      companyName: 'Loja',
      regimeType: 'RGPS',
      ingressDate: '2005-01-03',
      egressDate: '2018-12-31',
      salaries: months(at(2005, 1), at(2018, 12), () => 2000),
    }),
    add('w1', {
      companyName: 'Central de atendimento',
      regimeType: 'RGPS',
      ingressDate: '2026-01-05',
      salaries: months(at(2026, 1), at(2026, 10), () => monthly).map((salary) =>
        readValue === undefined ? salary : { ...salary, readValue },
      ),
    }),
  );
const client = woman('1964-12-01');

const supposedOf = (calculation: ReturnType<typeof earning>) => {
  const input = lawInput(questionOf(calculation, client), 'RGPS');
  const { futureRules } = evaluate({ ...input, futurePay: 'goesOn' });
  const rule = futureRules.find(({ id }) => id === 'rgps-ec103-art18-idade');
  const said = {
    note: outlook(input).notes.join(' '),
    step: rule?.benefitLogs[0]?.steps.find(({ label }) => label.startsWith('Remunerações a vir'))?.value ?? '',
    advice: only(asked(calculation, client), 'contribute').text,
  };
  return Object.values(said).map((text) => text.replaceAll('\u00a0', ' '));
};

describe('CF, art. 195, § 14: a month below the minimum wage does not count', () => {
  it.each([
    ['typed', earning(972.6)],
    ['read in an extract, and raised as it was kept', earning(1621, 972.6)],
  ])('the last remuneration, %s, is not called the minimum wage', (_, calculation) => {
    for (const text of supposedOf(calculation)) {
      expect(text).toContain('R$ 972,60 (10/2026)');
      expect(text).not.toMatch(
        /última (remuneração )?conhecida: R\$ 1\.621,00|R\$ 1\.621,00 por mês, a última conhecida/,
      );
    }
  });

  it('who goes on like that is told that no month counts by itself until the day named', () => {
    const { text, title } = only(asked(earning(972.6), client), 'contribute');
    expect(title).toMatch(/^Continuar contribuindo até/);
    expect(text).toContain('sem completar cada mês até o mínimo, ele não conta e esse direito não vem nesse dia');
  });

  it('nothing of the kind is said of whoever earns the minimum wage', () => {
    const [note, step, advice] = supposedOf(earning(1621));
    expect(note).toContain('última remuneração conhecida: R$ 1.621,00 por mês (10/2026)');
    expect(step).toContain('R$ 1.621,00 por mês, a última conhecida (10/2026)');
    expect(advice).not.toContain('completar cada mês');
  });
});
