import { describe, expect, it } from 'vitest';
import { benefitLogsOf } from '../../engine/evaluate.ts';
import type { LawInput, WorkRecord } from '../../input/input.ts';
import type { Gender } from '../../rule/requirement.ts';
import { answerOf } from '../../testing/answers.ts';
import { someone, worked, years } from '../../testing/people.ts';

describe('EC 103/2019, art. 15: pontos', () => {
  const rule = 'rgps-ec103-art15-pontos';
  const atSixty = (birthDate: string) =>
    someone({ gender: 'Mulher', birthDate, on: '2026-11-20', calculation: { contributionTime: years(33) } });

  it('dá o direito no dia em que 60 anos de idade e 33 de contribuição somam os 93 de 2026', () => {
    const answer = answerOf(atSixty('1966-11-20'), rule);
    expect(answer.standing).toBe('applicable');
    expect(answer.when).toBe('2026-11-20');
    expect(answer.rule.held.points).toBe(93);
    expect(answer.rule.necessaryPoints).toBe(93);
  });

  it('não o dá a quem faz aniversário um dia depois', () => {
    const answer = answerOf(atSixty('1966-11-21'), rule);
    expect(answer.standing).toBe('future');
    expect(answer.when).toBe('2026-11-21');
  });

  it('leva o homem de 94 pontos ao limite de 105 em dezembro de 2031', () => {
    const answer = answerOf(
      someone({
        gender: 'Homem',
        birthDate: '1968-06-15',
        on: '2026-06-15',
        calculation: { contributionTime: years(36) },
      }),
      rule,
    );
    expect(answer.rule.held.points).toBe(94);
    expect(answer.rule.necessaryPoints).toBe(103);
    expect(answer.when?.slice(0, 7)).toBe('2031-12');
  });

  it('guarda o direito de quem somou o exigido em dezembro e já não o somaria em janeiro', () => {
    const answer = answerOf(
      someone({
        gender: 'Mulher',
        birthDate: '1966-12-31',
        on: '2026-06-15',
        records: [worked('1990-01-01', '2022-12-31')],
      }),
      rule,
    );
    expect(answer.standing).toBe('applicable');
    expect(answer.when).toBe('2022-12-28');
  });

  it('fecha a porta a quem se filiou depois de 13/11/2019', () => {
    const answer = answerOf(
      someone({ gender: 'Mulher', birthDate: '1986-06-15', on: '2026-06-15', records: [worked('2019-11-14', null)] }),
      rule,
    );
    expect(answer.standing).toBe('notApplicable');
    expect(answer.because).toContain('affiliation');
  });
});

const ITEM = (item: string): string => `Lei 8.213/1991, art. 29, § 9º, ${item}`;

const stepOf = (input: LawInput, label: string) =>
  benefitLogsOf(input, 'rgps-ec103-art17-pedagio-50')[0]?.steps.find((step) => step.label === label);

describe('EC 103/2019, art. 17: pedágio de 50%', () => {
  const rule = 'rgps-ec103-art17-pedagio-50';
  it('pede 35 anos e mais metade do ano que faltava, arredondada para 183 dias', () => {
    const answer = answerOf(
      someone({ gender: 'Homem', birthDate: '1962-01-10', on: '2020-01-10', records: [worked('1985-11-22', null)] }),
      rule,
    );
    expect(answer.rule.necessaryContribution).toEqual(years(35));
    expect(answer.rule.increasedNecessaryContribution).toEqual(years(35, 6, 3));
  });

  it('não basta ter exatamente 28 anos em 13/11/2019', () => {
    const exactly = someone({
      gender: 'Mulher',
      birthDate: '1970-01-10',
      on: '2026-01-10',
      records: [worked('1991-11-21', null)],
    });
    const oneDayMore = { ...exactly, workRecords: [worked('1991-11-20', null)] };
    expect(answerOf(exactly, rule).because).toContain('contribution');
    expect(answerOf(oneDayMore, rule).standing).not.toBe('notApplicable');
  });

  /** Art. 17, sole paragraph, sends to Lei 8.213/1991, art. 29, §§ 7 to 9: § 9 adds for who has taught alone, whatever the rule. */
  describe('soma ao tempo do fator o que a Lei 8.213/1991, art. 29, § 9º, dá a cada um', () => {
    const factorStep = (gender: Gender, begin: string, more: Partial<WorkRecord>, also: readonly WorkRecord[] = []) => {
      const input = someone({
        gender,
        birthDate: '1962-01-10',
        on: '2026-11-28',
        records: [worked(begin, null, more), ...also],
      });
      const filled = { ...input, givenFigures: { average: 5000, lastRemuneration: null } };
      return stepOf(filled, 'Acréscimo ao tempo dentro do fator');
    };
    const taught = { isTeaching: true } as const;

    it('10 anos à professora e 5 ao professor que só têm magistério na educação básica', () => {
      expect(factorStep('Mulher', '1991-01-10', taught)).toMatchObject({ value: '10 anos', article: ITEM('III') });
      expect(factorStep('Homem', '1985-11-22', taught)).toMatchObject({ value: '5 anos', article: ITEM('II') });
    });

    it('um mês de outro trabalho, e a mulher fica com os 5 do inciso I, o homem com nenhum', () => {
      const other = [worked('1984-01-01', '1984-01-31')];
      expect(factorStep('Mulher', '1991-01-10', taught, other)).toMatchObject({ value: '5 anos', article: ITEM('I') });
      expect(factorStep('Homem', '1985-11-22', taught, other)).toBeUndefined();
    });
  });
});
