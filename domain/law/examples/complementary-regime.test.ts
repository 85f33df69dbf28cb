/** Quem optou pela previdência complementar: o direito limitado ao teto e o benefício especial da União. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DescribedCase, evaluate, inputOf, outlook, specialBenefit } from '../index.ts';
import { firstLog } from '../testing/first-log.ts';
import { monthly } from '../testing/monthly.ts';

const CEILING_OF_11_2022 = 7087.22;

describe('"a diferença entre a média […] e o limite máximo […], multiplicada pelo fator de conversão" (Lei 12.618/2012, art. 3º, § 2º)', () => {
  const woman = { gender: 'Mulher', average: 20_000, contributions: 260, optedOn: '2022-11-30' } as const;
  const man = { ...woman, gender: 'Homem' } as const;

  it('mulher: 390 contribuições', () => {
    expect(specialBenefit(woman)).toMatchObject({ divisor: 390, value: 8608.52 });
    expect(((20_000 - CEILING_OF_11_2022) * 260) / 390).toBeCloseTo(8608.52, 2);
  });

  it('homem: 455; professor da educação infantil ou do ensino fundamental: 390; professora: 325', () => {
    expect(specialBenefit(man)).toMatchObject({ divisor: 455, value: 7378.73 });
    expect(specialBenefit({ ...man, wholeYears: 30 })).toMatchObject({ divisor: 390, value: 8608.52 });
    expect(specialBenefit({ ...woman, wholeYears: 25 })).toMatchObject({ divisor: 325, value: 10_330.22 });
  });

  it('um dia depois, em 01/12/2022, a fórmula nova: 520 para todos, também para a professora', () => {
    const later = { ...woman, optedOn: '2022-12-01' };
    expect(specialBenefit(later)).toMatchObject({ divisor: 520, value: 6456.39 });
    expect(specialBenefit({ ...later, wholeYears: 25 })?.divisor).toBe(520);
    expect(specialBenefit(later)?.steps[0]).toMatchObject({
      label: expect.stringContaining('média de todas as remunerações'),
      article: 'Lei 12.618/2012, art. 3º, § 2º, II',
    });
  });

  it('o fator para em 1, na contribuição que o completa e além dela', () => {
    const of = (contributions: number) => specialBenefit({ ...woman, contributions });
    expect(of(389)).toMatchObject({ factor: 389 / 390 });
    expect(of(390)).toMatchObject({ factor: 1, value: 12_912.78 });
    expect(of(400)).toMatchObject({ factor: 1, value: 12_912.78 });
  });

  it('média até o teto não dá benefício especial; um centavo acima, dá', () => {
    const of = (average: number) => specialBenefit({ ...woman, average, contributions: 390 })?.value;
    expect([of(5000), of(CEILING_OF_11_2022), of(7087.23)]).toEqual([0, 0, 0.01]);
  });

  it('o teto é o do mês da opção', () => {
    expect(specialBenefit({ ...woman, optedOn: '2018-07-27' })?.value).toBe(9569.47);
    expect(((20_000 - 5645.8) * 260) / 390).toBeCloseTo(9569.47, 2);
  });

  it('mais contribuições nunca dão menos, e nunca mais que a diferença', () => {
    fc.assert(
      fc.property(fc.nat(600), fc.integer({ min: 0, max: 4_000_000 }), (contributions, cents) => {
        const average = cents / 100;
        const one = specialBenefit({ ...woman, contributions, average })?.value ?? -1;
        const more = specialBenefit({ ...woman, contributions: contributions + 1, average })?.value ?? -1;
        expect(more).toBeGreaterThanOrEqual(one);
        expect(one).toBeLessThanOrEqual(Math.max(0, average - CEILING_OF_11_2022) + 0.005);
      }),
    );
  });
});

const police = {
  regimeType: 'RPPS',
  regime: 'União',
  gender: 'Homem',
  birthDate: '1971-11-20',
  calculationDate: '2026-11-20',
  publicServiceIngressDate: '1996-11-27',
  optedForRPC: true,
} as const satisfies DescribedCase;
const LAST_30_YEARS = '1996-11-27';
const inPost = (ingressDate: string, pay = 18_000) => [
  {
    regimeType: 'RPPS',
    ingressDate,
    egressDate: null,
    isPublicService: true,
    isCurrentCareer: true,
    isCurrentPosition: true,
    isPoliceTime: true,
    salaries: monthly('1996-12', '2026-11', pay),
  } as const,
];
const officer: DescribedCase = { ...police, periods: inPost(LAST_30_YEARS) };
const ART_5 = 'ec103-art5-policial-idade';
const ruleOf = (described: DescribedCase, id = ART_5) => {
  const { applicableRules, futureRules, notApplicableRules } = evaluate(inputOf(described));
  return {
    right: [...applicableRules, ...futureRules].find((rule) => rule.id === id),
    applies: applicableRules.some((rule) => rule.id === id),
    none: notApplicableRules.find((rule) => rule.id === id),
  };
};

describe('o direito do policial que optou (EC 103/2019, art. 5º; CF, art. 40, §§ 14 e 16)', () => {
  it('é de 8.475,55 em 11/2026, de uma última remuneração de 18.000', () => {
    const { told, value } = firstLog(officer, ART_5);
    expect(told).toContain('Última remuneração do cargo (11/2026): R$ 18.000,00');
    expect(told).toContain('Limitado, pela opção, ao teto do RGPS (previdência complementar): R$ 8.475,55');
    expect(value).toBe(8475.55);
  });

  it('de quem não optou, é a última remuneração, com paridade', () => {
    const stayed = { ...officer, optedForRPC: false };
    expect(firstLog(stayed, ART_5).value).toBe(18_000);
    expect(ruleOf(stayed).right?.parity).toBe(true);
  });

  it('abaixo do teto o valor não muda, e a paridade vai até ele', () => {
    expect(firstLog({ ...officer, periods: inPost(LAST_30_YEARS, 8000) }, ART_5).value).toBe(8000);
    expect(ruleOf(officer).right?.parity).toMatch(/^Só até o teto do RGPS/);
  });

  it('a quem falta um dia de contribuição ou de idade ainda não se aplica', () => {
    expect(ruleOf(officer).applies).toBe(true);
    expect(ruleOf({ ...officer, periods: inPost('1996-11-29') }).applies).toBe(false);
    expect(ruleOf({ ...officer, birthDate: '1971-11-21' }).applies).toBe(false);
    expect(ruleOf({ ...officer, birthDate: '1971-11-21' }).right?.whenToRetire).toBe('2026-11-21');
  });

  it('o que a própria emenda exclui continua fechado', () => {
    expect(ruleOf(officer, 'ec41-art6-integral').none?.whyNot[0]?.reason).toContain('optou');
  });
});

describe('o mesmo direito pela LC 51/1985, em ente sem reforma, e pela EC 70/2012', () => {
  it('LC 51: até o teto, sem idade mínima', () => {
    const { value } = firstLog(
      { ...officer, regime: 'Sem Reforma', birthDate: '1976-11-20' },
      'lc51-policial-voluntaria',
    );
    expect(value).toBe(8475.55);
  });

  const invalid: DescribedCase = {
    ...officer,
    regime: 'Sem Reforma',
    disablement: true,
    disablementDate: '2026-11-20',
    inServiceDisablement: true,
  };

  it('EC 70: integral até o teto; proporcional, a fração da remuneração e depois o teto', () => {
    const id = 'pre103-invalidez-ingresso-ate-2003';
    expect(firstLog(invalid, id).value).toBe(8475.55);
    const proportional = { ...invalid, inServiceDisablement: false };
    expect(firstLog(proportional, id).value).toBe(8475.55);
    const less = firstLog(
      { ...proportional, periods: inPost('2002-01-01', 10_000), publicServiceIngressDate: '2002-01-01' },
      id,
    );
    expect(less.value).toBeCloseTo((10_000 * 9090) / 12_775, 2);
  });
});

describe('o benefício especial pago com a aposentadoria (Lei 12.618/2012, art. 3º, §§ 5º e 6º)', () => {
  const stated: DescribedCase = { ...officer, rpcOptedOn: '2022-11-30', specialBenefit: 8608.52 };
  const fromAverage: DescribedCase = {
    ...officer,
    rpcOptedOn: '2022-11-30',
    specialBenefitAverage: 20_000,
    specialBenefitContributions: 303,
    specialBenefitYears: 30,
  };

  it('é atualizado como os benefícios do INSS e soma-se à parte do regime próprio', () => {
    const { told, value } = firstLog(stated, ART_5);
    expect(told).toContain('Parte paga pelo regime próprio: R$ 8.475,55');
    const special = ruleOf(stated).right?.specialBenefit ?? 0;
    expect(special).toBeGreaterThan(8608.52 * 1.0371 * 1.0477 * 1.039);
    expect(special).toBeLessThan(8608.52 * 1.0593 * 1.0371 * 1.0477 * 1.039);
    expect(value).toBeCloseTo(8475.55 + special, 2);
    expect(told.at(-1)).toBe('Previdência complementar (Funpresp): conforme o extrato: não está neste valor');
  });

  it('vem da média e das contribuições da declaração, ou do valor dela', () => {
    const { told } = firstLog(fromAverage, ART_5);
    expect(told.join('\n')).toContain('303 ÷ 390 (13 × 30 anos) = 0,7769');
    expect(told).toContain('Benefício especial no dia da opção: R$ 10.032,24');
    const both = { ...fromAverage, specialBenefit: 8608.52 };
    expect(ruleOf(both).right?.specialBenefit).toBe(ruleOf(stated).right?.specialBenefit);
  });

  it('está nos valores e nas somas da comparação, brutas e líquidas', () => {
    const [without, withIt] = [outlook(inputOf(officer)), outlook(inputOf(stated))];
    const special = ruleOf(stated).right?.specialBenefit ?? 0;
    const of = (answer: typeof withIt) => answer.rights.find(({ ruleId }) => ruleId === ART_5);
    expect(of(withIt)?.value).toBeCloseTo((of(without)?.value ?? 0) + special, 2);
    expect((of(withIt)?.total ?? 0) - (of(without)?.total ?? 0)).toBeGreaterThan(special * 13 * 20);
    expect(of(withIt)?.totalNet ?? 0).toBeGreaterThan(of(without)?.totalNet ?? 0);
    expect(withIt.notes.join(' ')).toContain('benefício especial da União');
  });

  it('sem o dia da opção, sem os números ou com opção futura diz o que falta e não soma nada', () => {
    const warned = (described: DescribedCase) => evaluate(inputOf(described)).warnings.join(' ');
    expect(warned(officer)).toContain('falta o dia da opção');
    expect(warned({ ...officer, rpcOptedOn: '2022-11-30' })).toContain('falta o valor, ou a média');
    expect(warned({ ...stated, rpcOptedOn: '2026-11-21' })).toContain('posterior à data do cálculo');
    expect(ruleOf(officer).right?.specialBenefit).toBeUndefined();
  });

  it('de quem ingressou depois do começo do regime não se pede o dia de uma opção que ele não fez', () => {
    const told = evaluate(inputOf({ ...officer, publicServiceIngressDate: '2015-02-02' })).warnings.join(' ');
    expect(told).not.toContain('falta o dia da opção');
    expect(told).toContain('Nenhum benefício especial está nos valores');
    expect(told).toContain('só de quem veio, sem interrupção, de ente que não a tinha');
  });

  it('é só da União, e só de quem optou', () => {
    expect(ruleOf({ ...stated, optedForRPC: false }).right?.estimatedBenefit).toBe(18_000);
    const elsewhere = { ...stated, regime: 'Sem Reforma' };
    expect(ruleOf(elsewhere, 'lc51-policial-voluntaria').right?.estimatedBenefit).toBe(8475.55);
  });
});
