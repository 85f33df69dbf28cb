/** The abono is of who stays at work, and the compulsory age ends the work. @see EC 103/2019, art. 3, § 3; CF, art. 40, § 1, II */
import { expect, it } from 'vitest';
import { asked, man, ofKind, servantOf, UNIAO } from './testing/asked-steps.ts';
import { at, months } from './testing/supposed.ts';

const since1998 = (place: number) =>
  servantOf(place, '1998-02-01', {
    companyName: 'Ministério',
    salaries: months(at(1998, 2), at(2026, 10), () => 9000),
  });
const stepFor = (birthDate: string, place: number) =>
  ofKind(asked(since1998(place), man(birthDate), 'RPPS'), 'abono')[0];
const textFor = (birthDate: string, place = UNIAO): string => stepFor(birthDate, place)?.text ?? '';
const arrearsIn = (text: string): number =>
  Number((/somam R\$\s([\d.,]+\d)/.exec(text)?.[1] ?? '').replaceAll('.', '').replace(',', '.'));

it('the arrears of who was retired by age in 2025 end on that day', () => {
  const text = textFor('1950-10-10');
  expect(text).toContain('os atrasados de 25/01/2023 a 09/10/2025 somam');
  expect(text).toMatch(/^Direito desde 25\/01\/2023, até a compulsória, em 10\/10\/2025\./);
  // He would have been at work until the day before he was 75; who is a year younger is at work today.
  expect(arrearsIn(text)).toBeGreaterThan(10_000);
  expect(arrearsIn(text)).toBeLessThan(arrearsIn(textFor('1952-01-10')));
});

it('those of who is at work go until today', () => {
  expect(textFor('1952-01-10')).toContain('enquanto continuar em atividade');
  expect(textFor('1952-01-10')).toMatch(/os atrasados desde \d{2}\/\d{2}\/\d{4} somam/);
});

const RIO = 33;
const RONDONIA = 11;

it('is not of who is retired by age where the law of the place has to be checked', () => {
  expect(textFor('1950-10-10', RIO)).toMatch(
    /^Pode haver direito desde \d{2}\/\d{2}\/\d{4}, até a compulsória, em 10\/10\/2025: /,
  );
  expect(textFor('1952-01-10', RIO)).toContain('enquanto continuar em atividade');
});

it('is no longer asked for by who is retired by age where it is paid from the request on', () => {
  const step = stepFor('1950-10-10', RONDONIA);
  expect(step?.title).toBe('Conferir se o abono de permanência foi pedido');
  expect(step?.text).toContain('o cargo terminou com a compulsória, em 10/10/2025');
  expect(stepFor('1952-01-10', RONDONIA)?.title).toBe('Pedir o abono de permanência');
});
