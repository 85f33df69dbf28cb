/** A incapacidade, permanente e temporária, e o segurado especial: EC 103/2019, art. 26; Lei 8.213/1991, arts. 39, 42 a 45 e 59 a 63. */
import { describe, expect, it } from 'vitest';
import { notEmpty } from '../../../testing/not-empty.ts';
import type { LawInput } from '../../input/input.ts';
import { ofAbroad } from '../../testing/abroad.ts';
import { someone, worked } from '../../testing/people.ts';
import { ask, DEATH, insured, paid, servant } from './family-questions.fake.ts';

describe('quem ficasse incapaz nesse dia', () => {
  const incapacityOf = (input: LawInput) => {
    const { incapacity } = ask(input);
    if (incapacity === null) throw new Error('no incapacity');
    return incapacity;
  };

  it('no RGPS: 60% e 2% por ano, 100% por acidente do trabalho, mais 25% com assistência permanente', () => {
    const { permanent, byWork, withAssistance } = incapacityOf(insured('Homem', 2000));
    expect((byWork.amount ?? 0) / (permanent.amount ?? 0)).toBeCloseTo(1 / 0.72, 3);
    expect(withAssistance?.permanent.amount).toBeCloseTo((permanent.amount ?? 0) * 1.25, 1);
    expect(withAssistance?.byWork.steps.at(-1)?.article).toBe('Lei 8.213/1991, art. 45, parágrafo único');
  });

  it('o acréscimo passa do teto', () => {
    const rich = incapacityOf(insured('Homem', 2000, { salaries: paid(2000, 40_000) }));
    expect(rich.byWork.amount).toBeLessThanOrEqual(8475.55);
    expect(rich.withAssistance?.byWork.amount).toBeGreaterThan(8475.55);
  });

  it('o auxílio é 91% da média, e nunca mais que a média das 12 últimas', () => {
    const even = incapacityOf(insured('Homem', 2000));
    const low = incapacityOf(
      insured('Homem', 2000, {
        salaries: paid(2000, 3000).map((one) => (one.year >= 2025 ? { ...one, value: 1800 } : one)),
      }),
    );
    expect(even.temporary?.amount).toBeLessThanOrEqual(Math.max(even.byWork.amount ?? 0, 3100));
    expect(low.temporary?.steps.map(({ label }) => label).join()).toContain('Média das 12 últimas');
    expect(low.temporary?.amount).toBeLessThan(1900);
    expect(low.temporary?.amount).toBeGreaterThan(1700);
  });

  it('onze meses de contribuição não fazem a carência, e a nota diz quando ela é dispensada', () => {
    const few = (since: string) =>
      someone({
        gender: 'Homem',
        birthDate: '1990-01-01',
        on: DEATH,
        regimeType: 'RGPS',
        records: [worked(since, null, { salaries: paid(2025, 3000) })],
      });
    const notesOf = (input: LawInput) => incapacityOf(input).notes.join(' ');
    expect(notesOf(few('2025-12-20'))).toContain('a carência é de 12');
    expect(notesOf(few('2025-10-01'))).not.toContain('a carência é de 12');
    expect(notesOf(few('2025-12-20'))).not.toContain('acordo internacional');
    const abroad = [ofAbroad('Portugal', '2010-01-01', '2019-12-31')];
    expect(notesOf({ ...few('2025-12-20'), abroad })).toContain('por acordo internacional que cubra a incapacidade');
  });

  it('o servidor não tem acréscimo nem auxílio, e a regra é a do ente', () => {
    const { permanent, withAssistance, temporary } = incapacityOf(servant());
    expect(permanent).toMatchObject({ ruleId: 'ec103-art10-incapacidade', confirmed: true });
    expect([withAssistance, temporary]).toEqual([null, null]);
    expect(notEmpty(permanent.steps.slice(1)).every(({ article }) => article !== null)).toBe(true);
  });

  it('de quem já é aposentado não se pergunta', () => {
    expect(ask(insured('Homem', 2000), { retirementPay: 4000 }).incapacity).toBeNull();
  });
});

describe('o segurado especial que nada pagou (Lei 8.213/1991, art. 39, I)', () => {
  const onTheLand = (until: string | null) =>
    ask(
      someone({
        gender: 'Homem',
        birthDate: '1975-01-01',
        on: DEATH,
        records: [worked('2000-01-01', until, { isRural: true, isQualifyingPeriod: false })],
      }),
    );

  it('tem um salário mínimo na incapacidade, permanente ou temporária, com 12 meses de trabalho rural', () => {
    const { incapacity } = onTheLand(null);
    expect(incapacity).toMatchObject({ permanent: { amount: 1621 }, temporary: { amount: 1621 } });
    expect(incapacity?.notes.join(' ')).toContain('12 meses de trabalho rural');
  });

  it('não a tem quem já deixou a roça', () => {
    expect(onTheLand('2020-12-31').incapacity?.permanent.amount).toBeNull();
  });

  it('deixa pensão de um salário mínimo, sem carência; por quanto tempo, a lei não diz de quem não verte contribuições', () => {
    const answer = onTheLand(null);
    expect(answer.base).toMatchObject({ amount: 1621, ruleId: 'rgps-incapacidade-segurado-especial-no-dia' });
    expect(answer.periods[0]?.total).toBe(1621);
    expect(answer.durations[0]).toMatchObject({ until: null, confirmed: false });
    expect(answer.durations[0]?.reason).toContain('não 18 contribuições');
    expect(answer.notes.join(' ')).toContain('a família prova o trabalho rural até o óbito');
  });

  it('quem deixou a roça não a deixa, sem contribuições', () => {
    expect(onTheLand('2020-12-31')).toMatchObject({ base: { amount: null }, missing: 'noBase' });
  });
});
