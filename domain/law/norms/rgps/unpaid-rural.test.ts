/** Lei 8.213/1991, art. 55, § 2º: só o tempo rural anterior a 11/1991 vale sem contribuição. */
import { describe, expect, it } from 'vitest';
import { answerOf, answersOf } from '../../testing/answers.ts';
import { someone, worked } from '../../testing/people.ts';

const ON = '2026-11-20';
const UNPAID = { isRural: true, isQualifyingPeriod: false } as const;

const paid = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index).flatMap((year) =>
    Array.from({ length: 12 }, (_, month) => ({ year, month: String(month + 1).padStart(2, '0'), value: 3000 })),
  );

const man = (rural: ReturnType<typeof worked>) =>
  someone({
    gender: 'Homem',
    birthDate: '1960-05-10',
    on: ON,
    records: [rural, worked('2011-01-01', null, { salaries: paid(2011, 2026) })],
  });

describe('o segurado especial que nada pagou', () => {
  const answers = answersOf(man(worked('1991-11-01', '2010-12-31', UNPAID)));

  it('tem por tempo de contribuição só os quinze anos da cidade', () => {
    expect(answers.get('rgps-ec103-art18-idade')?.rule.held.contribution).toMatchObject({ years: 15, months: 10 });
  });

  it('completa o art. 18 com os quinze anos em 29/12/2025 e não tem os 35 do art. 16', () => {
    expect(answers.get('rgps-ec103-art18-idade')).toMatchObject({ standing: 'applicable', when: '2025-12-29' });
    expect(answers.get('rgps-ec103-art16-idade-progressiva')?.standing).toBe('future');
  });

  it('soma a roça na aposentadoria híbrida, que não pede pagamento (STJ, Tema 1.007)', () => {
    expect(answers.get('rgps-hibrida-idade')).toMatchObject({ standing: 'applicable', when: '2025-05-10' });
  });
});

it('o tempo rural de até 31/10/1991 vale como contribuição sem pagamento', () => {
  const { rule } = answerOf(man(worked('1981-11-01', '1991-10-31', UNPAID)), 'rgps-ec103-art18-idade');
  expect(rule.held.contribution).toMatchObject({ years: 25, months: 10 });
});

it('o mês rural com remuneração é tempo de contribuição', () => {
  const rural = worked('2001-01-01', '2010-12-31', { ...UNPAID, salaries: paid(2001, 2005) });
  const { rule } = answerOf(man(rural), 'rgps-ec103-art18-idade');
  expect(rule.held.contribution).toMatchObject({ years: 20, months: 10 });
});

it('o registro rural com carência e sem remuneração conta, e cada regra diz que a categoria falta', () => {
  const answers = answersOf(man(worked('1991-11-01', '2010-12-31', { isRural: true })));
  const { rule } = answers.get('rgps-ec103-art18-idade') ?? {};
  expect(rule?.held.contribution).toMatchObject({ years: 35 });
  expect(rule?.notices).toContain('Categoria rural não informada');
});

it('do registro rural que não conta para carência o tempo sem pagamento já está fora: nenhum direito depende dele', () => {
  const records = [worked('1985-01-01', '1998-12-31', UNPAID), worked('2001-01-01', '2024-12-31')];
  const answers = answersOf(someone({ gender: 'Mulher', birthDate: '1962-01-01', on: ON, records }));
  const age = answers.get('rgps-ec103-art18-idade');
  expect(age).toMatchObject({ standing: 'applicable', when: '2024-01-01' });
  expect(age?.rule.held.contribution).toMatchObject({ years: 30, months: 10 });
  expect(age?.rule.hangsOnRuralPay).toBeUndefined();
  expect(age?.rule.notices).not.toContain('Categoria rural não informada');
});
