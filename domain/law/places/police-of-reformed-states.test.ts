/** As polícias dos Estados que reformaram as regras. */
import { describe, expect, it } from 'vitest';
import { dayOf, isoOf } from '../../units/day.ts';
import type { Gender, IsoDate } from '../rule/requirement.ts';
import { answersOf } from '../testing/answers.ts';
import { asked, daysBefore } from '../testing/asked-by-place.ts';
import { regimeOf, served, someone, years } from '../testing/people.ts';
import { regimeForLaw } from './regimes.ts';

describe('policiais dos Estados', () => {
  const officer = (regimeId: number, gender: Gender, birthDate: IsoDate, start: IsoDate) =>
    answersOf(
      someone({
        gender,
        birthDate,
        on: '2026-11-20',
        regimeType: 'RPPS',
        regime: regimeForLaw(regimeId),
        records: [served(start, null, { isPoliceTime: true })],
        calculation: { publicServiceIngressDate: start },
      }),
    );

  it('São Paulo: 55 anos para ambos; a totalidade da remuneração só para ingresso até 31/12/2003', () => {
    const entered = (start: IsoDate) => officer(35, 'Mulher', '1971-11-20', start);
    expect(entered('2001-06-01').get('sp-lc1354-policial-integralidade')).toMatchObject({
      standing: 'applicable',
      when: '2026-11-20',
    });
    expect(entered('2001-06-01').get('sp-lc1354-policial')?.standing).toBe('notApplicable');
    expect(entered('2004-01-01').get('sp-lc1354-policial-integralidade')?.standing).toBe('notApplicable');
    expect(entered('2004-01-01').get('sp-lc1354-policial')).toMatchObject({ standing: 'future', when: '2028-12-24' });
  });

  it('Mato Grosso do Sul: ingresso até a publicação da EC 82, 19/12/2019; até 18/03/2020 em dúvida; depois, nenhuma', () => {
    const standings = (start: IsoDate) =>
      ['ms-lc274-policial', 'ms-lc274-policial-ingresso-ate-03-2020'].map(
        (id) => officer(50, 'Homem', '1985-01-10', start).get(id)?.standing,
      );
    expect(standings('2019-12-19')).toEqual(['future', 'notApplicable']);
    expect(standings('2019-12-20')).toEqual(['notApplicable', 'future']);
    expect(standings('2020-03-18')).toEqual(['notApplicable', 'future']);
    expect(standings('2020-03-19')).toEqual(['notApplicable', 'notApplicable']);
  });

  it('Paraná: das figuras noticiadas a mulher tem 53 anos e o homem 55, e nada disso está conferido', () => {
    const reported = (gender: Gender, birthDate: IsoDate) =>
      officer(41, gender, birthDate, '1999-01-04').get('pr-ec45-policial');
    expect(reported('Mulher', '1973-11-20')).toMatchObject({ standing: 'applicable', when: '2026-11-20' });
    expect(reported('Mulher', '1973-11-21')).toMatchObject({ standing: 'future', when: '2026-11-21' });
    expect(reported('Homem', '1973-11-20')?.standing).toBe('future');
    expect(reported('Mulher', '1973-11-20')?.rule.confirmed).toBe(false);
  });

  it('Paraná: quem ingressou em 01/01/2004 pede, pelas figuras noticiadas, cinco anos de polícia a mais; um dia antes, não', () => {
    const standings = (start: IsoDate) =>
      ['pr-ec45-policial', 'pr-ec45-policial-ingresso-desde-2004'].map(
        (id) => officer(41, 'Mulher', '1980-01-10', start).get(id)?.standing,
      );
    expect(standings('2003-12-31')).toEqual(['future', 'notApplicable']);
    expect(standings('2004-01-01')).toEqual(['notApplicable', 'future']);
    const yearsOfPolice = (id: string) =>
      (['Homem', 'Mulher'] as const).map(
        (gender) => asked(regimeOf(41), id, gender, '2026-11-20').necessaryPoliceTime?.years,
      );
    expect(yearsOfPolice('pr-ec45-policial')).toEqual([20, 15]);
    expect(yearsOfPolice('pr-ec45-policial-ingresso-desde-2004')).toEqual([25, 20]);
  });

  it('Mato Grosso do Sul: a lei de 03/06/2024, art. 3º, não é de quem optou pela previdência complementar', () => {
    const entered = (optedForRPC: boolean) =>
      answersOf(
        someone({
          gender: 'Homem',
          birthDate: '1965-01-10',
          on: '2026-11-20',
          regimeType: 'RPPS',
          regime: regimeForLaw(50),
          records: [served('1990-01-10', null, { isPoliceTime: true })],
          calculation: { publicServiceIngressDate: '1990-01-10', optedForRPC },
        }),
      ).get('ms-lc274-policial');
    expect(entered(false)?.standing).toBe('applicable');
    expect(entered(true)?.standing).toBe('notApplicable');
  });

  it('Ceará: o ingresso que conta é na carreira policial, não no serviço público', () => {
    const policeSince = (start: IsoDate) =>
      answersOf(
        someone({
          gender: 'Homem',
          birthDate: '1968-01-10',
          on: '2026-11-20',
          regimeType: 'RPPS',
          regime: regimeForLaw(23),
          records: [
            served('1990-03-01', isoOf(dayOf(start) - 1), { isCurrentPosition: false }),
            served(start, null, { isPoliceTime: true }),
          ],
          calculation: { publicServiceIngressDate: '1990-03-01' },
        }),
      ).get('ce-lc210-policial-idade')?.standing;
    expect(policeSince('2019-12-19')).toBe('future');
    expect(policeSince('2019-12-20')).toBe('notApplicable');
  });

  it('Bahia: 53 anos para a mulher desde 11/12/2025', () => {
    expect(officer(29, 'Mulher', '1970-01-10', '1998-06-01').get('ba-ec26-policial-idade')).toMatchObject({
      standing: 'applicable',
      when: '2025-12-11',
    });
  });

  it('Bahia: a redação de 2025 foi lida em parte, e nenhuma das duas regras é dada como confirmada', () => {
    const answers = officer(29, 'Mulher', '1970-01-10', '1998-06-01');
    for (const id of ['ba-ec26-policial-idade', 'ba-ec26-policial-pedagio'])
      expect(answers.get(id)?.rule.confirmed, id).toBe(false);
  });

  it('Minas Gerais: 50 anos, ou 49 com metade do que faltava em 15/09/2020', () => {
    const answers = officer(31, 'Mulher', '1977-11-20', daysBefore(23 * 365, '2020-09-15'));
    expect(answers.get('mg-ec104-policial')).toMatchObject({ standing: 'future', when: '2027-11-20' });
    expect(answers.get('mg-ec104-policial-pedagio')).toMatchObject({ standing: 'applicable', when: '2026-11-20' });
    expect(answers.get('mg-ec104-policial-pedagio')?.rule.increasedNecessaryContribution).toEqual(years(26));
  });
});

it('Mato Grosso do Sul: a LC de 03/06/2024, arts. 1º e 2º, dá a paridade ao direito completo pela LC 51/1985', () => {
  const rule = asked(regimeOf(50), 'lc51-policial-voluntaria', 'Homem', '2026-11-20');
  expect(rule.parity).toMatch(/Polícia Civil: sim.*LC de 03\/06\/2024/);
  expect(rule.observation).toContain('LC 274/2020, art. 10');
});

it('Distrito Federal: que a LC 51/1985 feche para penais e socioeducativos não está no art. 5º', () => {
  expect(asked(regimeOf(53), 'lc51-policial-voluntaria', 'Homem', '2026-11-20').observation).toContain(
    'se para eles a LC 51/1985 continua não é certo',
  );
});

it('Pernambuco: mandato eletivo e tempo militar contam como policiais (Lei 9.807/1986, arts. 1º-A e 1º-B)', () => {
  expect(asked(regimeOf(26), 'lc51-policial-voluntaria', 'Homem', '2026-11-20').observation).toMatch(
    /mandato eletivo.*art\. 1º-A.*Forças Armadas e Auxiliares.*art\. 1º-B/,
  );
});

it.each([
  [11, 'ro-ec146-policial-idade'],
  [11, 'ro-ec146-policial-permanente'],
  [23, 'ce-lc210-policial-idade'],
  [23, 'ce-lc210-policial-pedagio'],
  [35, 'sp-lc1354-policial-permanente'],
  [52, 'go-ec65-policial'],
])('em %i a %s diz uma vez que a ADI 7727 reduz a idade da mulher policial', (regime, id) => {
  const said = asked(regimeOf(regime), id, 'Mulher', '2026-11-20').observation ?? '';
  expect(said.split('ADI 7727')).toHaveLength(2);
});

it.each([
  [23, 'ce-lc210-policial-idade', 'EC 103/2019, art. 5º, § 1º'],
  [52, 'go-ec65-policial', 'EC 103/2019, art. 5º, § 1º'],
  [31, 'mg-ec104-policial', 'ADCT, art. 148, § 1º'],
  [35, 'sp-lc1354-policial', 'art. 12, § 1º'],
])('em %i a %s diz que o tempo militar conta como policial', (regime, id, article) => {
  const said = asked(regimeOf(regime), id, 'Homem', '2026-11-20').observation;
  expect(said).toContain('Contam como cargo policial');
  expect(said).toContain(article);
});
