/** Whoever can no longer work is not sent to contribute for fifteen years more. */
import { expect, it } from 'vitest';
import { evaluate, outlook } from '../domain/law/index.ts';
import { answerOf } from '../domain/words/answer.ts';
import { outlookSentences } from '../domain/words/outlook.ts';
import { lawInput } from './question.ts';
import { asked, ofUniao, woman } from './testing/asked-steps.ts';
import { add, at, empty, months, questionOf, typed } from './testing/supposed.ts';

const incapableSince = (day: string, birthDate: string) => ({
  customer: { ...woman(birthDate).customer, disablement: true, disablementDate: day },
});
const cleaner = typed(
  empty,
  add('w1', {
    companyName: 'Limpeza',
    regimeType: 'RGPS',
    ingressDate: '2001-04-01',
    salaries: months(at(2001, 4), at(2026, 2), () => 2200),
  }),
);

it.each([
  ['RGPS', cleaner, 'Depende da perícia médica'],
  ['RPPS', ofUniao, 'se não cabe readaptação'],
] as const)(
  '%s: asks for the pension of the incapacity first, and says what it hangs on',
  (regime, calculation, hangsOn) => {
    const { steps } = asked(calculation, incapableSince('2026-03-10', '1980-12-01'), regime);
    expect(steps[0]).toMatchObject({
      kind: 'request',
      title: 'Pedir a aposentadoria por incapacidade permanente, registrada desde 10/03/2026',
    });
    expect(steps[0]?.text).toContain(hangsOn);
    expect(steps[0]?.documents).toContain('Laudos, exames e receitas médicas');
    const ofWork = steps.filter(({ id }) => id === 'request' || id === 'contribute');
    expect(ofWork).not.toEqual([]);
    for (const { title } of ofWork) expect(title).toMatch(/^Se a perícia não confirmar a incapacidade: /);
  },
);

it('no right of decades ahead is told as one that is there', () => {
  const input = lawInput(questionOf(cleaner, incapableSince('2026-03-10', '1980-12-01')), 'RGPS');
  const [incapacity, first] = outlookSentences(outlook(input));
  expect(incapacity).toContain('registrada desde 10/03/2026');
  expect(incapacity).toContain('se a perícia confirmar a incapacidade permanente');
  expect(first).toMatch(/^O primeiro direito no RGPS vem em \d{2}\/\d{2}\/2041/);
  expect(answerOf(evaluate(input), 'RGPS', 'Ana')).toContain('se a perícia confirmar a incapacidade permanente');
});

it('is not told to whoever can ask for as much without an examination', () => {
  const { steps } = asked(cleaner, incapableSince('2026-03-10', '1960-12-01'));
  expect(steps.map(({ id }) => id)).not.toContain('incapacity');
  const input = lawInput(questionOf(cleaner, incapableSince('2026-03-10', '1960-12-01')), 'RGPS');
  expect(outlookSentences(outlook(input)).join(' ')).not.toContain('continua ou volta a trabalhar');
});
