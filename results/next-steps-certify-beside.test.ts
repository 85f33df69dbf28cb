import { describe, expect, it } from 'vitest';
import { isNotWorthIt, stepGroups } from '../domain/words/step-groups.ts';
import { asked, man, only, servantOf, woman } from './testing/asked-steps.ts';
import { add, at, months, typed } from './testing/supposed.ts';

const RIO = 33;
const MINAS = 31;

const salaries = months(at(1994, 7), at(2026, 10), (year) => 2000 + (year - 1994) * 250);
const servantWithFactory = (
  place: number,
  since: string,
  [from, to]: readonly [string, string],
  pay: typeof salaries | [] = salaries,
) =>
  typed(
    servantOf(place, since, { companyName: 'Estado', salaries: pay }),
    add('g1', { companyName: 'Fábrica', regimeType: 'RGPS', ingressDate: from, egressDate: to }),
  );

describe('a certificate that leaves the first right as it is', () => {
  it('tells of a right of the past with parity, and of the abono that may be owed from an earlier day', () => {
    const of1996 = servantWithFactory(RIO, '1996-03-01', ['1990-03-01', '1995-10-01']);
    const answer = asked(of1996, woman('1963-03-01'), 'RPPS');
    const step = only(answer, 'certify');
    expect(step.text).toMatch(
      /Com ele fica completo também “.+ integralidade e paridade.*”, desde \d{2}\/\d{2}\/2020, com paridade, R\$\s10\.000,00 por mês; e mais \d direitos\./,
    );
    expect(step.text).toMatch(
      /Com ele pode haver abono de permanência desde \d{2}\/\d{2}\/2020, não desde \d{2}\/\d{2}\/2025, conforme a lei do ente\./,
    );
    expect(stepGroups(answer.steps).idle).not.toContainEqual(expect.objectContaining({ kind: 'certify' }));
    // What the abono is worth is not known: nothing says that it does not pay
    expect(step.beside).toBeUndefined();
    expect(isNotWorthIt(step)).toBe(false);
  });

  it('tells of a right of the past where no value is known', () => {
    const unpaid = servantWithFactory(MINAS, '2002-04-01', ['2000-03-01', '2001-10-01'], []);
    const step = only(asked(unpaid, man('1954-03-01'), 'RPPS'), 'certify');
    expect(step.text).toMatch(
      /Com ele fica completo também “Voluntária – regra permanente .+”.*, desde \d{2}\/\d{2}\/2025\./,
    );
  });

  it('tells that waiting comes to more with it', () => {
    const of1994 = servantWithFactory(RIO, '1994-03-01', ['1989-03-01', '1993-10-01']);
    const step = only(asked(of1994, woman('1969-03-01'), 'RPPS'), 'certify');
    expect(step.text).toMatch(
      /O primeiro direito não muda; para quem espera, o maior valor ao alcance passa a ser .+ por mês em \d{2}\/\d{2}\/\d{4}, em vez de R\$\s/,
    );
  });

  it('says nothing more where it brings nothing', () => {
    const old = servantWithFactory(RIO, '1985-03-01', ['1984-03-01', '1984-10-01']);
    const step = only(asked(old, woman('1955-03-01'), 'RPPS'), 'certify');
    expect(step.text).not.toMatch(/Com ele|não muda; /);
  });
});
