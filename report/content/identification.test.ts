import { expect, it } from 'vitest';
import { sampleCustomer } from '../../domain/api/sample.ts';
import { dayOf, isoOf } from '../../domain/units/day.ts';
import { formatDate } from '../../domain/words/format.ts';
import { sampleReport } from '../sample.ts';
import { basicFacts, identification } from './identification.ts';
import { timeAnalysis } from './times.ts';

it('keeps a phone number on one line', () => {
  const customer = { ...sampleCustomer, mainPhoneNumber: '41999990000' };
  const [facts] = identification(sampleReport({ customer }));
  const phone = facts?.kind === 'facts' ? facts.facts.find(({ label }) => label === 'Telefone')?.value : undefined;
  expect(phone).toMatch(/^\(41\)\S*\u00a0\S+$/);
  expect(phone).not.toContain(' ');
});

it('names no day of a reform where none is known: the day after the calculation is only computed with', () => {
  const report = sampleReport();
  const { rpps, calculation } = report;
  if (rpps === null) throw new Error('no rules');
  const reformed = (on: string) => ({
    ...rpps,
    rules: { ...rpps.rules, regimeDate: on },
    totals: [...rpps.totals.filter(({ cut }) => cut !== 'reform'), totalsUntil(on)],
  });
  const totalsUntil = (until: string) => {
    const [one] = rpps.totals;
    if (one === undefined) throw new Error('no totals');
    return { cut: 'reform' as const, totals: { ...one.totals, until } };
  };
  const printed = (on: string): string => {
    const data = { ...report, rpps: reformed(on) };
    return JSON.stringify([
      basicFacts(data, ['RPPS']),
      timeAnalysis(data, data.rpps, 'RPPS', ['TEMPO_CONTRIBUICAO_COMUM']),
    ]);
  };
  const after = isoOf(dayOf(calculation.calculationDateUsed) + 1);
  expect(printed('2019-11-13')).toContain('Até a data da reforma (13/11/2019)');
  expect(printed('2030-01-01')).not.toContain('Até a data da reforma');
  expect(printed(after)).not.toContain(formatDate(after));
  expect(printed(after)).toContain('nenhuma conhecida');
});
