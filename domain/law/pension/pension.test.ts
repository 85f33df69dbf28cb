import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOf, isoOf } from '../../units/day.ts';
import { pensionOf } from './amount.ts';
import { cumulationOf } from './cumulation.ts';
import { type Deceased, type Dependant, durationOf } from './dependants.ts';
import { familyPensionOf } from './family.ts';
import { rulingOfPlace, rulingOfRgps } from './place-law.ts';

const deceased: Deceased = { death: dayOf('2026-05-10'), contributions: 200, byAccident: false };
const spouse: Dependant = {
  id: 'viúva',
  kind: 'spouse',
  birthDate: '1976-01-01',
  invalid: false,
  unionSince: '2000-01-01',
  alimonyUntil: null,
};
const child = (id: string, birthDate: string, change: Partial<Dependant> = {}): Dependant => ({
  ...spouse,
  id,
  kind: 'child',
  birthDate,
  unionSince: null,
  ...change,
});
const pension = { base: 4000, law: 'article23', ceiling: 8475.55, floor: 1621 } as const;

describe('the amount by EC 103/2019, art. 23', () => {
  it('is 50% and 10% for each dependant, at most 100%', () => {
    const total = (dependants: number) => pensionOf({ ...pension, dependants, withInvalid: false }).total;
    expect([1, 2, 3, 5, 7].map(total)).toEqual([2400, 2800, 3200, 4000, 4000]);
  });

  it('is 100% up to the ceiling with an invalid dependant, and by quotas above it', () => {
    const { total } = pensionOf({ ...pension, base: 12_000, dependants: 1, withInvalid: true });
    expect(total).toBe(10_590.22);
  });

  it('is never below the minimum wage in the RGPS', () => {
    expect(pensionOf({ ...pension, base: 1621, dependants: 1, withInvalid: false }).total).toBe(1621);
  });

  it('is divided in equal quotas, the cents left over to the first', () => {
    expect(pensionOf({ ...pension, base: 1250.01, floor: null, dependants: 3, withInvalid: false }).quotas).toEqual([
      333.35, 333.33, 333.33,
    ]);
  });
});

describe('the law of the day of the death', () => {
  const lawOf = (place: string | null, death: string) =>
    (place === null ? rulingOfRgps(dayOf(death)) : rulingOfPlace(place, dayOf(death)))?.law ?? null;

  it('is art. 23 from 14/11/2019 on, in the RGPS and in the União', () => {
    expect(lawOf(null, '2019-11-13')).toBe('wholeBase');
    expect(lawOf(null, '2019-11-14')).toBe('article23');
    expect(lawOf('uniao', '2019-11-13')).toBe('lei10887');
    expect(lawOf('uniao', '2019-11-14')).toBe('article23');
  });

  it('of another place is what its own norm says from its day on, and nothing where nobody read it', () => {
    expect(lawOf('ac', '2026-01-01')).toBeNull();
    expect(lawOf('ce', '2026-01-01')).toBe('article23');
    expect(lawOf('go', '2019-12-29')).toBeNull();
    expect(lawOf('go', '2019-12-30')).toBe('ownQuotas');
    expect(lawOf('ro', '2024-12-31')).toBeNull();
    expect(lawOf('ro', '2025-01-01')).toBe('ownQuotas');
  });

  const inPlace = (place: string, base: number, dependants: number, withInvalid = false) => {
    const quotas = rulingOfPlace(place, dayOf('2026-11-20'))?.quotas;
    if (quotas === undefined) throw new Error(`nobody read ${place}`);
    return pensionOf({ ...pension, law: 'ownQuotas', quotas, base, floor: null, dependants, withInvalid });
  };

  it('Bahia adds 15 points for each, so that four make the whole', () => {
    expect([1, 3, 4].map((count) => inPlace('ba', 10_000, count).total)).toEqual([6500, 9500, 10_000]);
    expect(inPlace('ba', 10_000, 4).steps.map(({ value }) => value)).toContain('50% + 15% × 4, limitado a 100%');
    expect(inPlace('ba', 10_475.55, 1, true).total).toBe(9775.55);
  });

  it('Goiás pays as the União: 50% and 10% for each, by its Constitution, arts. 97, § 3, and 97-A', () => {
    expect([1, 5].map((count) => inPlace('go', 10_000, count).total)).toEqual([6000, 10_000]);
    expect(inPlace('go', 10_000, 1).steps.map(({ article }) => article)).toContain(
      'Constituição de Goiás, art. 97, § 3º; art. 97-A; EC 103/2019, art. 23, caput',
    );
  });

  it('Minas Gerais begins at 60, so that one receives 70%', () => {
    expect([1, 2, 4].map((count) => inPlace('mg', 10_000, count).total)).toEqual([7000, 8000, 10_000]);
  });

  it('Mato Grosso pays in full up to R$ 3.000,00, and a cent above by quotas', () => {
    expect(inPlace('mt', 3000, 1).total).toBe(3000);
    expect(inPlace('mt', 3000.01, 1).total).toBe(1800.01);
  });

  it('Lei 10.887 pays all up to the ceiling and 70% of the rest', () => {
    expect(pensionOf({ ...pension, law: 'lei10887', base: 10_475.55, dependants: 1, withInvalid: false }).total).toBe(
      9875.55,
    );
  });
});

describe('how long a spouse receives it', () => {
  const reasonOf = (of: Partial<Dependant>, by: Partial<Deceased> = {}) =>
    durationOf({ ...spouse, ...of }, { ...deceased, ...by }).reason;

  it('four months with seventeen contributions, for life with eighteen at 50 years of age', () => {
    expect(reasonOf({}, { contributions: 17 })).toBe('4 meses');
    expect(reasonOf({}, { contributions: 18 })).toBe('vitalícia');
  });

  it('four months with a day less than two years of union; exactly two are enough', () => {
    expect(reasonOf({ unionSince: '2024-05-11' })).toBe('4 meses');
    expect(reasonOf({ unionSince: '2024-05-10' })).toBe('vitalícia');
  });

  it('by age alone where the death was an accident', () => {
    expect(reasonOf({ unionSince: '2025-11-10' }, { contributions: 3, byAccident: true })).toBe('vitalícia');
  });

  it.each([
    ['2005-05-10', '3 anos'],
    ['2004-05-10', '6 anos'],
    ['1982-05-10', '20 anos'],
    ['1981-05-11', '20 anos'],
    ['1981-05-10', 'vitalícia'],
  ])('born on %s: %s', (birthDate, reason) => expect(reasonOf({ birthDate })).toBe(reason));

  it('at 44 for life until 31/12/2020, twenty years from 01/01/2021 on', () => {
    const of44 = { birthDate: '1976-06-01' };
    expect(reasonOf(of44, { death: dayOf('2020-12-31') })).toBe('vitalícia');
    expect(reasonOf(of44, { death: dayOf('2021-01-01') })).toBe('20 anos');
  });

  it('in Rondônia at 44 for life and at 43 twenty years: LC 1.100/2021, art. 51, VIII, c, not the ages of the União', () => {
    const { durations } = rulingOfPlace('ro', deceased.death) ?? {};
    const inRondonia = (birthDate: string, more: Partial<Deceased> = {}) =>
      durationOf({ ...spouse, birthDate }, { ...deceased, ...more, durations });
    const [year] = isoOf(deceased.death).split('-').map(Number);
    const article = 'LC 1.100/2021 de Rondônia, art. 51, VIII, c';
    expect(inRondonia(`${(year ?? 0) - 44}-01-01`)).toMatchObject({ reason: 'vitalícia', article, confirmed: true });
    expect(inRondonia(`${(year ?? 0) - 43}-01-01`)).toMatchObject({ reason: '20 anos', article });
    expect(inRondonia(`${(year ?? 0) - 44}-01-01`, { contributions: 17 })).toMatchObject({
      reason: '4 meses',
      article: 'LC 1.100/2021 de Rondônia, art. 51, VIII, b',
    });
    expect(durationOf(child('filho', '2015-01-01'), { ...deceased, durations }).article).toBe(
      'LC 1.100/2021 de Rondônia, art. 51, II',
    );
  });

  it('for life until 28/02/2015 whatever the age, by age since: neither was read in its text', () => {
    const young = { ...spouse, birthDate: '1990-01-01', unionSince: '2014-12-01' };
    const on = (death: string) => durationOf(young, { ...deceased, death: dayOf(death), contributions: 3 });
    expect(on('2015-02-28')).toMatchObject({ reason: 'vitalícia', until: null, confirmed: false });
    expect(on('2015-03-01')).toMatchObject({ reason: '4 meses' });
    const old = (death: string) =>
      durationOf({ ...young, unionSince: '2010-01-01' }, { ...deceased, death: dayOf(death) });
    expect(old('2015-06-17')).toMatchObject({ reason: '6 anos', confirmed: false });
    expect(old('2015-06-18')).toMatchObject({ reason: '6 anos', confirmed: true });
  });

  it('is not guessed without the day of the union or the number of contributions', () => {
    expect(durationOf({ ...spouse, unionSince: null }, deceased)).toMatchObject({ confirmed: false, until: null });
    expect(reasonOf({}, { contributions: null })).toBe('falta o número de contribuições');
  });
});

describe('what the family receives over time', () => {
  it('a quota that ends does not go to the others: 3.200,00 before, 2.800,00 after', () => {
    const two = [child('Ana', '2006-06-01'), child('Bia', '2015-01-01')];
    const { periods } = familyPensionOf({ dependants: [spouse, ...two], deceased, pension });
    expect(periods.map(({ from, total }) => [from, total])).toEqual([
      ['2026-05-10', 3200],
      ['2027-06-01', 2800],
      ['2036-01-01', 2400],
    ]);
  });

  it('a child of 21 receives nothing, an invalid one does', () => {
    const grown = child('Caio', '2005-05-10');
    const none = familyPensionOf({ dependants: [spouse, grown], deceased, pension });
    expect(none.excluded).toEqual(['Caio']);
    const invalid = familyPensionOf({ dependants: [spouse, { ...grown, invalid: true }], deceased, pension });
    expect(invalid.periods[0]?.total).toBe(4000);
  });

  it('parents receive nothing beside a spouse', () => {
    const mother: Dependant = { ...spouse, id: 'mãe', kind: 'parent', birthDate: '1950-01-01', unionSince: null };
    expect(familyPensionOf({ dependants: [mother, spouse], deceased, pension }).excluded).toEqual(['mãe']);
    expect(familyPensionOf({ dependants: [mother], deceased, pension }).periods[0]?.total).toBe(2400);
  });

  it('more dependants of the same class never lower the sum', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100_000, max: 4_000_000 }),
        fc.integer({ min: 1, max: 8 }),
        fc.boolean(),
        (cents, n, invalid) => {
          const of = (dependants: number) =>
            pensionOf({ ...pension, base: cents / 100, dependants, withInvalid: invalid }).total;
          expect(of(n + 1)).toBeGreaterThanOrEqual(of(n));
        },
      ),
    );
  });
});

describe('several benefits at once (EC 103/2019, art. 24, § 2º)', () => {
  it('the best one whole, of the other 2,2 minimum wages for 4', () => {
    const paid = cumulationOf(
      [
        { id: 'pensão', value: 4 * 1621 },
        { id: 'aposentadoria', value: 7000 },
      ],
      1621,
    );
    expect(paid.map((one) => [one.id, one.paid, one.isBest])).toEqual([
      ['pensão', 3566.2, false],
      ['aposentadoria', 7000, true],
    ]);
  });

  it('a benefit of one minimum wage is paid whole, and a tenth above four', () => {
    const other = (value: number) =>
      cumulationOf(
        [
          { id: 'a', value: 20_000 },
          { id: 'b', value },
        ],
        1621,
      )[1]?.paid;
    expect(other(1621)).toBe(1621);
    expect(other(7484)).toBe(3666.2);
  });

  it('of two pensions of spouses in one regime the better alone, and the other is left', () => {
    const paid = cumulationOf(
      [
        { id: 'pension', value: 3000, oneOfRegime: true },
        { id: 'de antes', value: 3500, oneOfRegime: true },
        { id: 'aposentadoria', value: 2 * 1621 },
      ],
      1621,
    );
    expect(paid.map((one) => [one.paid, one.isLeft])).toEqual([
      [0, true],
      [3500, false],
      [2593.6, false],
    ]);
  });
});
