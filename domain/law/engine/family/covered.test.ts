/** Quem parou de contribuir há anos, ou deixou o cargo, não deixa pensão: Lei 8.213/1991, arts. 15 e 102, § 2º; CF, art. 40. */
import { describe, expect, it } from 'vitest';
import { type FamilyRequest, familyBody } from '../../../api/family.ts';
import type { LawInput } from '../../input/input.ts';
import { familyAnswerOf } from './family-answer.ts';
import { ask, DEATH, insured, servant, spouse } from './family-questions.fake.ts';

const ended = (input: LawInput, egressDate: string): LawInput => ({
  ...input,
  workRecords: input.workRecords.map((record) => ({
    ...record,
    egressDate,
    salaries: record.salaries.filter(({ year }) => year < Number(egressDate.slice(0, 4))),
  })),
});
const stopped = (egressDate: string) => ended(insured('Mulher', 2000), egressDate);
const told = (input: LawInput, rightDays: readonly string[] | null = [], body: Partial<FamilyRequest> = {}) =>
  familyAnswerOf({ input, body: familyBody.parse({ dependants: [spouse], ...body }), planned: [], rightDays })
    .notCovered;

describe('a qualidade de segurado', () => {
  it('dura no máximo 36 meses e até o vencimento da contribuição do mês seguinte: um dia depois não há pensão', () => {
    // The last of 09/2023, the grace until 09/2026; that of 10/2026 falls due on 15/11/2026.
    const death = (day: string) => told(stopped('2023-09-30'), [], { death: day });
    expect(death('2026-11-15')).toBeUndefined();
    expect(death('2026-11-16')).toContain('não haveria, em 16/11/2026, pensão nem benefício por incapacidade');
    expect(death('2026-11-16')).toContain('a última contribuição é de 09/2023');
    expect(death('2026-11-16')).toContain('acabou depois de 15/11/2026');
  });

  it('não se perde de quem contribui, e não falta a quem tinha a aposentadoria completa ou já a recebia', () => {
    expect(ask(insured('Mulher', 2000)).notCovered).toBeUndefined();
    expect(told(stopped('2016-03-31'))).toBeDefined();
    expect(told(stopped('2016-03-31'), ['2025-01-01'])).toBeUndefined();
    expect(told(stopped('2016-03-31'), ['2037-12-12'])).toBeDefined();
    expect(told(stopped('2016-03-31'), [], { retirementPay: 3000 })).toBeUndefined();
    expect(told(stopped('2016-03-31'), null)).toBeUndefined();
  });

  it('os valores ficam, com o aviso', () => {
    const answer = familyAnswerOf({
      input: stopped('2016-03-31'),
      body: familyBody.parse({ dependants: [spouse] }),
      planned: [],
      rightDays: [],
    });
    expect(answer.periods[0]?.total).toBeGreaterThan(0);
    expect(answer.death).toBe(DEATH);
  });
});

describe('o regime próprio', () => {
  it('não paga pensão de quem deixou o cargo, salvo a aposentadoria completa até a saída', () => {
    const left = ended(servant(), '2016-08-31');
    expect(told(servant())).toBeUndefined();
    expect(told(left)).toContain('o último cargo terminou em 31/08/2016');
    expect(told(left, ['2030-10-05'])).toBeDefined();
    expect(told(left, ['2016-08-01'])).toBeUndefined();
  });
});
