import { describe, expect, it } from 'vitest';
import { outlook } from '../domain/law/index.ts';
import { formatDate, formatMoney } from '../domain/words/format.ts';
import { markedChoice } from '../domain/words/outlook-marks.ts';
import { waitingSentence } from '../domain/words/outlook-waiting.ts';
import { lawInput } from './question.ts';
import { asked, man, servantOf, UNIAO, woman } from './testing/asked-steps.ts';
import { add, at, empty, facts, months, newPay, questionOf, typed } from './testing/supposed.ts';

describe('the right that can be asked for today', () => {
  const analyst = servantOf(UNIAO, '1993-08-02', {
    companyName: 'Ministério da Fazenda',
    salaries: months(at(1994, 7), at(2026, 10), (year) => Math.round(2400 * 1.06 ** (year - 1994))),
  });
  const sixty = woman('1966-04-09');

  it('says what the next better right brings, before somebody asks for what is less for life', () => {
    const [request] = asked(analyst, sixty, 'RPPS').steps;
    const answer = outlook(lawInput(questionOf(analyst, sixty), 'RPPS'));
    const better = answer.rights.find(({ from }) => from === '2027-04-05');
    expect(request?.title).toBe(`Esperar até 05/04/2027 e então requerer por “${better?.modality}”`);
    expect(better?.balance).toBeGreaterThan(0);
    expect(request?.text).toContain(`Nesse dia são ${formatMoney(better?.valueWithPay ?? 0)} por mês`);
    expect(request?.text).toContain(`${formatMoney(better?.gain ?? 0)} a mais do que hoje`);
  });

  it('compares with the day that page 1 names, and tells until when the sums go: one day beside another read as two measures', () => {
    const welder = typed(
      { ...empty, fields: { ...empty.fields, regimeType: 'RGPS' } },
      add('w1', {
        companyName: 'Serralheria',
        regimeType: 'RGPS',
        ingressDate: '1984-03-01',
        egressDate: '2008-06-30',
        isSpecialTime: true,
        salaries: months(at(1994, 7), at(2008, 6), (year) => 525 * 1.03 ** (year - 1994)),
      }),
      add('w2', { companyName: 'Oficina', regimeType: 'RGPS', ingressDate: '2018-03-01', salaries: newPay.slice(2) }),
    );
    for (const birthDate of ['1963-09-22', '1965-08-05']) {
      const [request] = asked(welder, man(birthDate)).steps;
      const answer = outlook(lawInput(questionOf(welder, man(birthDate)), 'RGPS'));
      const most = markedChoice(answer, 'bestInLife');
      expect(waitingSentence(answer)).toContain(`quem pede em ${formatDate(most?.date ?? null)}`);
      expect(request?.text).toContain(`quem pede em ${formatDate(most?.date ?? null)}`);
      expect(request?.text).toContain(`${formatMoney(most?.balance ?? 0)} a mais`);
      expect(request?.text).toContain(
        `até a expectativa de vida (${answer.horizon?.slice(5, 7)}/${answer.horizon?.slice(0, 4)})`,
      );
      const even = most?.evensOutOn ?? '';
      expect(request?.text).toContain(`só compensa a partir de ${even.slice(5, 7)}/${even.slice(0, 4)}`);
      expect(request?.text).not.toMatch(/compare: em [\d/]+, pela mesma regra/);
    }
  });

  it('says nothing of waiting where no later right brings more', () => {
    const older = asked(facts, man('1955-01-01')).steps[0];
    expect(older?.title).toMatch(/^Requerer/);
    expect(older?.text).not.toContain('Antes de pedir');
  });

  it('says that it hangs on how time is counted, as its card does: the INSS may count otherwise', () => {
    const weaver = typed(
      { ...empty, fields: { ...empty.fields, regimeType: 'RGPS' } },
      add('w1', {
        companyName: 'Tecelagem',
        regimeType: 'RGPS',
        ingressDate: '1970-01-05',
        egressDate: '1999-12-31',
        salaries: months(at(1994, 7), at(1999, 12), () => 450),
      }),
    );
    const [request] = asked(weaver, woman('1948-02-10')).steps;
    expect(request?.title).toBe('Conferir e requerer: “Transição com pedágio de 50% (art. 17)”');
    expect(request?.text).toContain('pelo calendário, a regra não se aplica. Conferir antes de pedir.');
  });

  it('is told beside the other regime with the day since when it is complete, as its card has it', () => {
    const both = typed(
      analyst,
      add('w8', {
        companyName: 'Faculdade',
        regimeType: 'RGPS',
        ingressDate: '2008-02-01',
        salaries: months(at(2008, 2), at(2026, 10), () => 3000),
      }),
    );
    const beside = asked(both, sixty).steps.find(({ id }) => id === 'elsewhere');
    const complete = outlook(lawInput(questionOf(both, sixty), 'RPPS')).rights[0];
    expect(complete?.date).toBe('2025-12-01');
    expect(beside?.text).toContain('dá direito próprio lá desde 01/12/2025, R$ ');
  });

  it('is not to be received before the action about another benefit is decided on', () => {
    const rise = (year: number) => Math.round(300 * 1.1 ** (year - 1994));
    const clerk = (id: string, from: string, until: string | null, level: 'low' | 'medium' | null) =>
      add(id, {
        companyName: 'Banco',
        regimeType: 'RGPS',
        ingressDate: from,
        egressDate: until,
        isDisabled: level !== null,
        disabledLevel: level,
        salaries: months(
          Math.max(at(1994, 7), at(Number(from.slice(0, 4)), Number(from.slice(5, 7)))),
          until === null ? at(2026, 10) : at(Number(until.slice(0, 4)), Number(until.slice(5, 7))),
          rise,
        ),
      });
    const disabled = typed(
      { ...empty, fields: { ...empty.fields, regimeType: 'RGPS' } },
      clerk('w1', '1992-03-02', '1996-05-09', null),
      clerk('w2', '1996-05-10', '2012-07-31', 'low'),
      clerk('w3', '2013-01-07', null, 'medium'),
    );
    const her = woman('1969-11-03');
    const [request] = asked(disabled, her).steps;
    const [dispute] = asked(disabled, her).steps.filter(({ kind }) => kind === 'dispute');
    expect(request?.title).toMatch(/^Requerer a aposentadoria por “Transição com pedágio de 100%/);
    expect(dispute?.subject?.name).toMatch(/deficiência/);
    expect(dispute?.text).toContain(
      'Decida antes de receber a primeira parcela. Recebida a aposentadoria, não se troca por outra (Decreto 3.048/1999, art. 181-B).',
    );
  });
});
