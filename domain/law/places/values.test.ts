/** O valor, onde a lei do lugar o calcula de outro modo que a União. */
import { describe, expect, it } from 'vitest';
import type { LawInput, Salary } from '../input/input.ts';
import type { IsoDate } from '../rule/requirement.ts';
import { answerOf } from '../testing/answers.ts';
import { served, someone } from '../testing/people.ts';
import { regimeForLaw } from './regimes.ts';

/** Two hundred months until October 2026: 20 of 9.000 (the last pay), 20 of 7.000, 120 of 5.000 and 40 of 1.000. */
const paid = (): Salary[] =>
  Array.from({ length: 200 }, (_, back) => {
    const month = 2026 * 12 + 9 - back;
    const earlier = back < 160 ? 5_000 : 1_000;
    const later = back < 20 ? 9_000 : 7_000;
    const value = back < 40 ? later : earlier;
    return { year: Math.floor(month / 12), month: String((month % 12) + 1).padStart(2, '0'), value };
  });

/** Factors of one: what was paid is the updated value. */
const indexes = [
  {
    date: '11/2026',
    minSalary: 500,
    maxSalary: 100_000,
    indexes: Array.from({ length: 388 }, (_, index) => {
      const month = 1994 * 12 + 6 + index;
      return { month: String((month % 12) + 1).padStart(2, '0'), year: Math.floor(month / 12), index: 1 };
    }),
  },
];

const woman = (
  regimeId: number,
  birthDate: IsoDate,
  start: IsoDate,
  more: Partial<LawInput['person']> = {},
): LawInput => ({
  ...someone({
    gender: 'Mulher',
    birthDate,
    on: '2026-11-20',
    regimeType: 'RPPS',
    regime: regimeForLaw(regimeId),
    records: [served(start, null, { salaries: paid() })],
    calculation: { publicServiceIngressDate: '2004-01-10' },
    person: more,
  }),
  indexes,
});

/** With a severe disability in all of her work: 20 years by 12/2023. */
const disabled = (regimeId: number, ingress: IsoDate = '2004-01-10'): LawInput => {
  const input = woman(regimeId, '1980-01-10', '2003-12-31');
  return {
    ...input,
    calculation: { ...input.calculation, publicServiceIngressDate: ingress },
    workRecords: input.workRecords.map((record) => ({ ...record, isDisabled: true, disabledLevel: 'high' })),
  };
};

const logOf = (input: LawInput, id: string) => answerOf(input, id).rule.benefitLogs[0];
const articleOf = (input: LawInput, id: string, label: string) =>
  logOf(input, id)?.steps.find((step) => step.label === label)?.article;

const benefit = (input: LawInput, id: string): number | null => answerOf(input, id).rule.estimatedBenefit;

describe('o valor', () => {
  it('em Minas Gerais é a média das 80% maiores, inteira e sem o limite da última remuneração', () => {
    // (20 × 9.000 + 20 × 7.000 + 120 × 5.000) ÷ 160
    expect(benefit(woman(31, '1962-01-10', '1990-01-10'), 'mg-ec104-pontos')).toBe(5_750);
  });

  it('em Minas Gerais também a regra permanente é sobre as 80% maiores (LC 64, art. 7º, I e III)', () => {
    // 5.750 × (60% + 2% × 16)
    expect(benefit(woman(31, '1962-01-10', '1990-01-10'), 'mg-ec104-voluntaria')).toBe(5_290);
  });

  it('no Ceará é a média das 90% maiores para quem completa desde 2022, vezes 60% mais 2% por ano acima de vinte', () => {
    // (180.000 + 140.000 + 600.000 + 20 × 1.000) ÷ 180 × (60% + 2% × 16)
    const answer = answerOf(woman(23, '1966-01-10', '1990-01-10'), 'ce-lc210-pontos');
    expect(answer.when !== null && answer.when >= '2022-01-01').toBe(true);
    expect(answer.rule.estimatedBenefit).toBe(4_804.44);
  });

  it('no Ceará quem completou até 12/2021 fica com as 80% maiores', () => {
    const answer = answerOf(woman(23, '1958-01-10', '1985-01-10'), 'ce-lc210-pontos');
    expect(answer.when !== null && answer.when <= '2021-12-31').toBe(true);
    // 5.750 × (60% + 2% × 21)
    expect(answer.rule.estimatedBenefit).toBe(5_865);
  });

  it('na Bahia a média é das 90% maiores, com 2% da mulher por ano acima de quinze (EC 26, art. 9º)', () => {
    // 940.000 ÷ 180 × (60% + 2% × 21)
    const answer = answerOf(woman(29, '1962-01-10', '1990-01-10'), 'ba-ec26-pontos');
    expect(answer.rule.estimatedBenefit).toBe(5_326.67);
    expect(answer.rule.benefitLogs).toHaveLength(1);
  });

  it('da pessoa com deficiência em Minas Gerais é o das 80% maiores (LC 64, art. 7º, I), só ele', () => {
    const answer = answerOf(disabled(31), 'mg-ec104-deficiencia-tempo');
    expect(answer.rule.benefitLogs.map(({ value }) => value)).toEqual([5_750]);
    expect(articleOf(disabled(31), 'mg-ec104-deficiencia-tempo', 'Divisor')).toBe('LC 64/2002, art. 7º, I');
  });

  it('da pessoa com deficiência na Bahia é o das 90% maiores (Constituição do Estado, art. 42, § 7º)', () => {
    // 940.000 ÷ 180
    const answer = answerOf(disabled(29), 'ba-ec26-deficiencia-tempo');
    expect(answer.rule.benefitLogs.map(({ value }) => value)).toEqual([5_222.22]);
    expect(answer.rule.observation).toContain('pode ser a das 80% maiores');
  });

  it('da pessoa com deficiência em Mato Grosso que ingressou até 31/12/2003 é a última remuneração, sem média à escolha; um dia depois, a média', () => {
    const [early, late] = [disabled(51, '2003-12-31'), disabled(51, '2004-01-01')];
    expect(benefit(early, 'mt-ec92-deficiencia-tempo-integralidade')).toBe(9_000);
    expect(answerOf(early, 'mt-ec92-deficiencia-tempo').standing).toBe('notApplicable');
    expect(answerOf(late, 'mt-ec92-deficiencia-tempo-integralidade').standing).toBe('notApplicable');
    expect(benefit(late, 'mt-ec92-deficiencia-tempo')).toBe(4_800);
  });

  it('e a que optou pela previdência complementar recebe a média, que o art. 20, § 2º, I, não lhe nega', () => {
    const early = disabled(51, '2003-12-31');
    const opted = { ...early, calculation: { ...early.calculation, optedForRPC: true } };
    expect(answerOf(opted, 'mt-ec92-deficiencia-tempo').standing).toBe('applicable');
    expect(answerOf(opted, 'mt-ec92-deficiencia-tempo-integralidade').standing).toBe('notApplicable');
  });

  it('em Curitiba podem sair até 20% das menores contribuições, se isso melhora o valor', () => {
    const answer = answerOf(woman(4106902, '1962-01-10', '1990-01-10'), 'curitiba-pr-lc133-pontos');
    const whole = 4_800 * 0.92;
    expect(answer.rule.estimatedBenefit ?? 0).toBeGreaterThan(whole);
    expect(answer.rule.estimatedBenefit ?? 0).toBeLessThanOrEqual(5_750 * 0.92);
  });

  it('na incapacidade por acidente é a média inteira', () => {
    const input = woman(35, '1980-01-10', '2006-01-10', {
      disablement: true,
      disablementDate: '2026-05-10',
      inServiceDisablement: true,
    });
    expect(benefit(input, 'sp-lc1354-incapacidade')).toBe(4_800);
  });
});

describe('a apuração', () => {
  it('chama a média pelo que ela é: só o que entra nela', () => {
    expect(logOf(woman(31, '1962-01-10', '1990-01-10'), 'mg-ec104-pontos')?.name).toBe(
      '100% da média das 80% maiores contribuições',
    );
    expect(logOf(woman(29, '1962-01-10', '1990-01-10'), 'ba-ec26-pontos')?.name).toBe(
      'Média das 90% maiores contribuições × (60% + 2% por ano)',
    );
    expect(logOf(woman(35, '1962-01-10', '1990-01-10'), 'sp-lc1354-pontos')?.name).toBe(
      'Média de todas as contribuições × (60% + 2% por ano)',
    );
  });

  it('cita a lei do lugar: o art. 26 da EC 103/2019 vale para a União e o INSS', () => {
    const [state, federal] = [woman(35, '1962-01-10', '1990-01-10'), woman(2, '1962-01-10', '1990-01-10')];
    expect(articleOf(state, 'sp-lc1354-pontos', 'Coeficiente')).toBe('LC 1.354/2020 de São Paulo, art. 10');
    expect(articleOf(federal, 'ec103-art4-pontos-media', 'Coeficiente')).toBe('EC 103/2019, art. 26, § 2º, I');
  });

  it('Rondônia: cita o parágrafo e o inciso que dão o valor', () => {
    const servant = woman(11, '1962-01-10', '1990-01-10');
    const law = 'EC 146/2021 de Rondônia';
    expect(articleOf(servant, 'ro-ec146-pontos', 'Coeficiente')).toBe(`${law}, art. 5º, § 6º, II`);
    expect(articleOf(servant, 'ro-ec146-pedagio', 'Coeficiente')).toBe(`${law}, art. 6º, § 2º, II`);
  });
});
