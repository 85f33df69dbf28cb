/** Steps that are alternatives of each other: whoever reads both as things to do pays for what the other brings. */
import { describe, expect, it } from 'vitest';
import type { NextStep } from '../domain/api/next-steps.ts';
import { MEASURED_ALONE, notWorthItText, stepGroups } from '../domain/words/step-groups.ts';
import { asked, man, ofKind, woman } from './testing/asked-steps.ts';
import { add, at, empty, months, typed } from './testing/supposed.ts';

const household = (low: number) =>
  typed(
    empty,
    add('w1', {
      companyName: 'Família',
      regimeType: 'RGPS',
      ingressDate: '2008-03-01',
      salaries: months(at(2008, 3), at(2026, 10), (year) => (year < 2020 ? 1100 : low)),
    }),
  );

describe('months that are paid up and months that are joined for nothing', () => {
  const of1964 = woman('1964-07-07');

  it('are not both advised where paying brings no more: the free one says what would be paid for nothing', () => {
    const { steps } = asked(household(900), of1964);
    const { effective, notWorthIt } = stepGroups(steps);
    const complements = (some: readonly NextStep[]) =>
      some.flatMap(({ kind, title }) => (kind === 'complement' ? title : []));
    expect(complements(effective)).toEqual(['Usar excedente e agrupamento em Família, sem pagar']);
    expect(complements(notWorthIt)).toEqual(['Complementar 38 dos 82 meses de Família']);
    const [paid] = notWorthIt;
    if (paid === undefined) throw new Error('no step');
    expect(paid.text).toContain('O ajuste sem pagar traz o mesmo: pagar não acrescenta nada ao primeiro direito.');
    expect(notWorthItText(paid)).toBe('O mesmo sem pagar');
  });

  it('are each in place of the other where paying brings more: it says what', () => {
    const steps = ofKind(asked(household(400), of1964), 'complement');
    const [paid, free] = steps;
    if (paid === undefined || free === undefined) throw new Error('no steps');
    expect([paid.title, free.title]).toEqual([
      'Complementar 38 dos 82 meses de Família',
      'Usar excedente e agrupamento em Família, sem pagar',
    ]);
    const days = (paid.effect?.soonerByDays ?? 0) - (free.effect?.soonerByDays ?? 0);
    expect(days).toBeGreaterThan(0);
    expect(paid.text).toContain(`É em lugar do ajuste sem pagar: frente a ele, o direito vem ${days} dias antes.`);
    expect(stepGroups(steps).effective).toHaveLength(2);
  });

  it('are not paid for where joining them spares the same contributions, though the right comes on the day of the age either way', () => {
    const waiter = typed(
      empty,
      add('w1', {
        companyName: 'Usina',
        regimeType: 'RGPS',
        ingressDate: '1990-01-02',
        egressDate: '2003-12-31',
        salaries: months(at(1994, 7), at(2003, 12), () => 150),
      }),
      add('w2', {
        companyName: 'Restaurante',
        regimeType: 'RGPS',
        ingressDate: '2019-01-02',
        salaries: months(at(2019, 1), at(2026, 10), (year) => (year === 2019 ? 499 : 550)),
      }),
    );
    const steps = ofKind(asked(waiter, man('1963-12-01')), 'complement');
    const free = steps.find(({ title }) => title.startsWith('Usar excedente e agrupamento'));
    const paid = steps.find(({ title }) => title.startsWith('Complementar'));
    expect(free?.text).toContain('Com isso já não é preciso contribuir para o primeiro direito.');
    expect(free?.spares).toBeGreaterThan(0);
    expect(paid?.noMoreThan).toBe(free?.id);
    expect(stepGroups(steps).effective.map(({ title }) => title)).toEqual([free?.title]);
  });
});

describe('steps that each bring something by themselves', () => {
  const apart = typed(
    empty,
    add('w1', {
      companyName: 'Loja',
      regimeType: 'RGPS',
      ingressDate: '1990-01-01',
      egressDate: '2014-12-31',
      salaries: months(at(1994, 7), at(2014, 12), () => 2000),
    }),
    ...[2015, 2018, 2021].map((year) =>
      add(`m${year}`, {
        companyName: 'RECOLHIMENTO',
        regimeType: 'RGPS',
        ingressDate: `${year}-02-01`,
        egressDate: `${year + 1}-12-31`,
        contributionPlan: 'simplified',
        salaries: months(at(year, 2), at(year + 1, 12), () => 1100),
      }),
    ),
  );

  it('are told apart by their months where the extract calls all their records by one name', () => {
    const steps = ofKind(asked(apart, man('1964-03-01')), 'complement');
    expect([...new Set(steps.map(({ subject }) => subject?.name))].sort()).toEqual([
      'RECOLHIMENTO (02/2015 a 12/2016)',
      'RECOLHIMENTO (02/2018 a 12/2019)',
      'RECOLHIMENTO (02/2021 a 12/2022)',
    ]);
    expect(steps[0]?.title).toMatch(/^Complementar .* de RECOLHIMENTO \(02\/20\d\d a 12\/20\d\d\)/);
  });

  it('are not to be paid for together before they are weighed together: that is said, of one alone it is not', () => {
    const house = (id: string, from: string, to: string, salaries: ReturnType<typeof months>) =>
      add(id, { companyName: id, regimeType: 'RGPS', ingressDate: from, egressDate: to, salaries });
    const nearly = [
      empty,
      house(
        'Fábrica',
        '2006-01-01',
        '2019-12-31',
        months(at(2006, 1), at(2019, 12), () => 1500),
      ),
      house(
        'Casa',
        '2020-01-01',
        '2022-12-31',
        months(at(2020, 1), at(2022, 12), () => 400),
      ),
    ] as const;
    const [start, ...jobs] = nearly;
    const both = typed(
      start,
      ...jobs,
      house(
        'Sítio',
        '2023-01-01',
        '2026-10-31',
        months(at(2023, 1), at(2026, 10), () => 500),
      ),
    );
    expect(asked(both, woman('1964-07-07')).notes).toContain(MEASURED_ALONE);
    const running = months(at(2023, 1), at(2026, 10), () => 1800);
    const alone = typed(start, ...jobs, house('Sítio', '2023-01-01', '2026-10-31', running));
    expect(ofKind(asked(alone, woman('1964-07-07')), 'complement')).not.toEqual([]);
    expect(asked(alone, woman('1964-07-07')).notes).not.toContain(MEASURED_ALONE);
  });
});
