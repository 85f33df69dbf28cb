import { describe, expect, it } from 'vitest';
import { NO_REFORM_ID, REGIMES, regimeForLaw, searchRegimes } from './regimes.ts';

const names = (text: string): string[] => searchRegimes(text).map(({ name }) => name);

describe('the search for a regime', () => {
  it('ignores case and accents', () => {
    expect(names('uniao')).toEqual(['União']);
    expect(names('SÃO JOSÉ')).toEqual(['São José dos Campos - SP']);
    expect(names('sao jose')).toEqual(['São José dos Campos - SP']);
  });

  it('finds a state by its code, before the cities that only mention it', () => {
    expect(names('sp')[0]).toBe('São Paulo (Estado)');
    expect(names('sp')).toContain('Jacareí - SP');
  });

  it('finds a city with its state, and an institute', () => {
    expect(names('joinville sc')).toEqual(['Joinville - SC']);
    expect(names('spprev')).toEqual(['São Paulo (Estado)']);
  });

  it('finds what a payslip calls the place', () => {
    expect(names('Prefeitura Municipal de Joinville')).toEqual(['Joinville - SC']);
    expect(names('Município de Curitiba')).toEqual(['Curitiba - PR']);
    expect(names('Governo do Estado do Rio de Janeiro')).toEqual(['Rio de Janeiro (Estado)']);
    expect(names('Prefeitura')).toEqual([]);
  });

  it('answers at most 20, and nothing for a name that nobody has', () => {
    expect(searchRegimes('')).toHaveLength(20);
    expect(searchRegimes('a')).toHaveLength(20);
    expect(searchRegimes('Atlântida')).toEqual([]);
  });

  it('answers null as the reform date of a place that did not reform', () => {
    expect(searchRegimes('Sem Reforma')).toMatchObject([
      { regimeId: NO_REFORM_ID, name: 'Sem Reforma', uf: null, city: null, reformDate: null },
    ]);
  });
});

describe('the reform dates', () => {
  it.each([
    ['uniao', '2019-11-13'],
    ['paraná (estado)', '2019-12-03'],
    ['são paulo (estado)', '2020-03-07'],
    ['espírito santo (estado)', '2020-07-01'],
    ['rio grande do sul (estado)', '2019-12-22'],
    ['mato grosso (estado)', '2020-08-20'],
    ['paraíba (estado)', '2021-07-02'],
    ['curitiba', '2021-12-31'],
    ['minas gerais (estado)', '2020-09-15'],
  ])('of %s is %s', (name, date) => {
    expect(searchRegimes(name)[0]?.reformDate).toBe(date);
  });
});

describe('a regime as the engine reads it', () => {
  it('names the place of its rules', () => {
    expect(regimeForLaw(2)).toEqual({
      regimeId: 2,
      name: 'União',
      place: 'uniao',
      reformDate: '2019-11-13',
      oldRulesUntil: '2019-11-13',
      oldTransitionsUntil: '2019-11-13',
      oldTransitionsDoubt: null,
      confirmed: true,
    });
    expect(regimeForLaw(35)).toMatchObject({ place: 'sp', reformDate: '2020-03-07' });
    expect(regimeForLaw(4209102)).toMatchObject({ place: 'joinville-sc', reformDate: '2022-01-01' });
    expect(regimeForLaw(3524402)).toMatchObject({ place: 'jacarei-sp' });
  });

  it('never closes the old rules of Sem Reforma, whose law is known', () => {
    expect(regimeForLaw(NO_REFORM_ID)).toMatchObject({ place: null, reformDate: null, confirmed: true });
  });

  it.each([16, 53, 13, 3304557, 3106200, 3549904])(
    'computes %i, whose law nobody has checked, as Sem Reforma',
    (id) => {
      expect(regimeForLaw(id)).toMatchObject({ place: null, reformDate: null, confirmed: false });
    },
  );

  it('is null for an id that is not in the list', () => {
    expect(regimeForLaw(999)).toBeNull();
  });

  it('has one id each', () => {
    expect(new Set(REGIMES.map(({ regimeId }) => regimeId)).size).toBe(REGIMES.length);
  });
});
