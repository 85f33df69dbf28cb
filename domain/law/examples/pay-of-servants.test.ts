/** Limits and dates of what a servant is paid. */
import { describe, expect, it } from 'vitest';
import type { DescribedCase } from '../index.ts';
import { firstLog } from '../testing/first-log.ts';
import { monthly } from '../testing/monthly.ts';

const inPost = {
  regimeType: 'RPPS',
  egressDate: null,
  isPublicService: true,
  isCurrentCareer: true,
  isCurrentPosition: true,
} as const;
const servant = { regimeType: 'RPPS', gender: 'Homem', calculationDate: '2026-11-20' } as const;

describe('"com vigência a partir do dia imediato àquele em que atingir a idade-limite" (Lei 8.112/1990, art. 187)', () => {
  const described = (birthDate: string): DescribedCase => ({
    ...servant,
    regime: 'Sem Reforma',
    birthDate,
    publicServiceIngressDate: '2005-03-01',
    periods: [
      {
        ...inPost,
        ingressDate: '2005-03-01',
        salaries: monthly('2005-03', '2026-10', (year) => (year < 2024 ? 8000 : 20_000)),
      },
    ],
  });

  it('the last pay is that of the compulsory day, whatever was paid afterwards', () => {
    const log = firstLog(described('1947-05-10'), 'compulsoria-75-media-80');
    expect(log.told).toContain('Última remuneração do cargo (05/2022): R$ 8.000,00');
    expect(log.told).toContain('Proporção do tempo de contribuição: 6.280 ÷ 12.775 dias');
    expect(log.value).toBeCloseTo((8000 * 6280) / 12_775, 2);
    expect(log.value).toBe(3932.68);
  });

  it('the retirement begins on the day after it, past or to come, at the age of that day', () => {
    const past = firstLog(described('1947-05-10'), 'compulsoria-75-media-80');
    expect(past).toMatchObject({ retirementDate: '2022-05-11', retirementAge: { years: 75, months: 0, days: 1 } });
    const toCome = firstLog(described('1953-05-31'), 'compulsoria-75-media-80');
    expect(toCome).toMatchObject({ retirementDate: '2028-06-01', retirementAge: { years: 75, months: 0, days: 1 } });
    expect(toCome.told).toContain('Última remuneração do cargo (10/2026): R$ 20.000,00');
  });

  it('a voluntary right complete before it may be asked for until then, and no later', () => {
    const log = firstLog(described('1947-05-10'), 'ec41-art40-idade-proporcional');
    expect(log.retirementDate).toBe('2022-05-11');
    expect(log.told).toContain('Última remuneração do cargo (05/2022): R$ 8.000,00');
  });
});

describe('"observado o limite máximo dos benefícios do RGPS para o valor das aposentadorias" (CF, art. 40, § 14)', () => {
  const underComplementaryRegime = (ingressDate: string, regime: string) => ({
    ...servant,
    regime,
    birthDate: '1958-01-10',
    publicServiceIngressDate: '2014-03-01',
    periods: [
      { regimeType: 'RPPS', ingressDate, egressDate: '2014-02-28' } as const,
      { ...inPost, ingressDate: '2014-03-01', salaries: monthly('2014-03', '2026-10', 25_000) },
    ],
  });

  it('limits the average, and again the 116% of a servant with 48 years', () => {
    const { told, value } = firstLog(underComplementaryRegime('1978-03-01', 'União'), 'ec103-art10-voluntaria');
    expect(told).toContain('Média limitada ao teto do RGPS (previdência complementar): R$ 8.475,55');
    expect(told).toContain('Coeficiente: 60% + 2% × 28 (anos completos além de 20) = 116%');
    expect(told).toContain('Limitado ao teto do RGPS (previdência complementar): R$ 8.475,55');
    expect(value).toBe(8475.55);
  });

  it('leaves a percentage below 100 of the limited average', () => {
    const { value } = firstLog(underComplementaryRegime('1998-03-01', 'União'), 'ec103-art10-voluntaria');
    expect(value).toBe(6441.42);
    expect(8475.55 * 0.76).toBeCloseTo(6441.42, 2);
  });
});

describe('"quando proporcional ao tempo de serviço, o provento não será inferior a 1/3 da remuneração da atividade" (Lei 8.112/1990, art. 191)', () => {
  const invalid = (regime: string, ingressDate: string): DescribedCase => ({
    ...servant,
    regime,
    birthDate: '1975-01-10',
    calculationDate: '2010-06-01',
    publicServiceIngressDate: ingressDate,
    disablement: true,
    disablementDate: '2008-03-01',
    periods: [{ ...inPost, ingressDate, egressDate: '2008-03-01', salaries: monthly('2002-03', '2008-02', 12_000) }],
  });

  it('six years of the União are worth a third of the pay, not 2,193 of 12,775 days', () => {
    const { told, value } = firstLog(invalid('União', '2002-03-01'), 'pre103-invalidez-ingresso-ate-2003');
    expect(told).toContain('Proporção do tempo de contribuição: 2.193 ÷ 12.775 dias');
    expect(told).toContain('Elevado a um terço da remuneração: R$ 4.000,00');
    expect(value).toBe(4000);
  });

  it('of twelve years it says nothing: they are more than a third', () => {
    const { told, value } = firstLog(invalid('União', '1996-03-01'), 'pre103-invalidez-ingresso-ate-2003');
    expect(told.join()).not.toContain('um terço');
    expect(value).toBeCloseTo((12_000 * 4384) / 12_775, 2);
  });

  it('binds the União alone', () => {
    const { value } = firstLog(invalid('Sem Reforma', '2002-03-01'), 'pre103-invalidez-ingresso-ate-2003');
    expect(value).toBe(2059.96);
  });

  it('leaves the fraction of an average alone', () => {
    const { told } = firstLog(invalid('União', '2004-03-01'), 'pre103-invalidez-ingresso-apos-2003');
    expect(told.join()).not.toContain('um terço');
  });
});

describe('the fraction of the time in the log', () => {
  it('keeps the fraction of a day that conversion leaves, so that whoever divides finds the value', () => {
    const { told, value } = firstLog(
      {
        ...servant,
        regime: 'Sem Reforma',
        birthDate: '1955-01-10',
        publicServiceIngressDate: '2008-03-02',
        periods: [
          {
            ...inPost,
            ingressDate: '2008-03-02',
            isSpecialTime: true,
            salaries: monthly('2008-03', '2026-10', 30_000),
          },
        ],
      },
      'ec41-art40-idade-proporcional',
    );
    expect(told).toContain('Média limitada à última remuneração: R$ 30.000,00');
    expect(told).toContain('Proporção do tempo de contribuição: 8.547,6 ÷ 12.775 dias');
    expect(value).toBeCloseTo((30_000 * 8547.6) / 12_775, 2);
    expect(value).toBe(20_072.64);
  });
});
