/** Whoever asks today for what a month later is twice as much has it for life. */
import { expect, it } from 'vitest';
import { outlook } from '../domain/law/index.ts';
import { formatDate } from '../domain/words/format.ts';
import { greatestSum } from '../domain/words/greatest-sum.ts';
import { outlookSentences } from '../domain/words/outlook.ts';
import { lawInput } from './question.ts';
import { asked, man, servantOf } from './testing/asked-steps.ts';
import { add, at, empty, months, questionOf, typed } from './testing/supposed.ts';

const emigrant = typed(
  { ...empty, fields: { ...empty.fields, regimeType: 'RGPS' } },
  add('w1', { companyName: 'Móveis', regimeType: 'RGPS', ingressDate: '1981-01-01', egressDate: '1990-12-31' }),
  add('w2', {
    companyName: 'Construtora em Lisboa',
    regimeType: 'RGPS',
    ingressDate: '1991-06-01',
    egressDate: '2009-12-31',
    country: 'Portugal',
  }),
  add('w3', {
    companyName: 'Oficina',
    regimeType: 'RGPS',
    ingressDate: '2022-01-01',
    salaries: months(at(2022, 1), at(2026, 10), () => 2500),
  }),
);
const CEARA = 23;
const born = man('1961-02-14');

it('the step says to wait, by which rule, and that what is missed meanwhile comes back within the year', () => {
  const [request] = asked(emigrant, born).steps;
  expect(request).toMatchObject({
    kind: 'request',
    title: 'Esperar até 29/12/2026 e então requerer por “Transição da aposentadoria por idade (art. 18)”',
    subject: { type: 'rule', id: 'rgps-ec103-art18-idade' },
  });
  expect(request?.text).toMatch(/^Nesse dia são R\$ 1\.621,00 por mês, R\$ [\d.,]+ a mais do que hoje/);
  expect(request?.text).toContain(
    'Hoje já está completo “Transição da aposentadoria por idade (art. 18), por totalização”',
  );
  expect(request?.text).toContain('Falta completar: ');
  expect(request?.text).toContain('não se troca por outra');
});

it('the outlook does not say "só compensa" of what is back within the year', () => {
  const said = outlookSentences(outlook(lawInput(questionOf(emigrant, born), 'RGPS'))).join(' ');
  expect(said).toContain('e já compensa a partir de 02/2027');
});

it('nobody whose pay exceeds the pension is told to wait for years, though nothing is missed meanwhile', () => {
  const disabled = servantOf(CEARA, '1996-09-02', {
    companyName: 'Ministério',
    salaries: months(at(1996, 9), at(2026, 10), (year) => Math.round(800 * 1.09 ** (year - 1996))),
  });
  const [record] = disabled.workRecords;
  if (record === undefined) throw new Error('no record');
  const calculation = { ...disabled, workRecords: [{ ...record, isDisabled: true, disabledLevel: 'medium' as const }] };
  const [request] = asked(calculation, man('1968-09-30'), 'RPPS').steps;
  expect(request?.title).toMatch(/^(Requerer|Conferir e requerer)/);
  expect(request?.text).toContain('Antes de pedir, compare');
});

it('a sure pension is not put off for one that hangs on an assessment', () => {
  const assessed = typed(
    { ...empty, fields: { ...empty.fields, regimeType: 'RGPS' } },
    add('w0', { companyName: 'Loja', regimeType: 'RGPS', ingressDate: '2007-01-01', egressDate: '2009-12-31' }),
    add('w1', {
      companyName: 'Banco',
      regimeType: 'RGPS',
      ingressDate: '2012-02-01',
      isDisabled: true,
      disabledLevel: 'medium',
      salaries: months(at(2012, 2), at(2026, 10), () => 4000),
    }),
  );
  const [request] = asked(assessed, man('1961-05-10')).steps;
  expect(request?.title).toMatch(/^Requerer a aposentadoria por “Transição da aposentadoria por idade/);
  expect(request?.text).toMatch(
    /Antes de pedir, compare: em \d{2}\/\d{2}\/2027, por “Aposentadoria por idade da pessoa com deficiência/,
  );
});

const PAID = [1056, 1056, 1144.8, 1197.6, 1254, 1320, 1454.4, 1584, 1694.4, 1821.6, 1945.2];

it('the step names the day of the greatest sum that the answer names: none later for some days of the calendar', () => {
  const farmer = typed(
    { ...empty, fields: { ...empty.fields, regimeType: 'RGPS', calculationDate: '2026-11-30' } },
    add('w1', {
      companyName: 'Sítio',
      regimeType: 'RGPS',
      ingressDate: '1985-01-01',
      egressDate: '2015-12-31',
      isRural: true,
    }),
    add('w2', {
      companyName: 'Laticínios',
      regimeType: 'RGPS',
      ingressDate: '2016-02-01',
      salaries: months(at(2016, 2), at(2026, 10), (year) => PAID[year - 2016] ?? 0),
    }),
  );
  const who = man('1967-01-30');
  const sum = greatestSum(outlook(lawInput(questionOf(farmer, who), 'RGPS')));
  expect(sum?.isNearly).toBe(true);
  const [request] = asked(farmer, who).steps;
  expect(request?.text).toContain(
    `Praticamente a maior soma até lá é a de quem pede em ${formatDate(sum?.choice.date ?? '')}, `,
  );
});
