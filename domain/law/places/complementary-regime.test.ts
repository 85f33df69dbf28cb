import { expect, it } from 'vitest';
import { complementaryRegimeDoubt, isUnderComplementaryRegime, lastPayDoubt } from './complementary-regime.ts';

const UNIAO = 2;
const SEM_REFORMA = 3;
const PERNAMBUCO = 26;
const SAO_PAULO = 35;
const PARANA = 41;
const GOIAS = 52;
const DISTRITO_FEDERAL = 53;

const regimeOf = (regimeId: number | null) => (regimeId === null ? null : { regimeId });

it.each([
  [UNIAO, '2013-02-03', false, false],
  [UNIAO, '2013-02-04', false, true],
  [UNIAO, '1990-01-01', true, true],
  [SAO_PAULO, '2022-01-01', false, false],
  [SAO_PAULO, '2022-01-01', true, true],
  [UNIAO, null, false, false],
  [SEM_REFORMA, '2022-01-01', false, false],
  [null, '2022-01-01', false, false],
])('entry into regime %s on %s, opted %s: under the complementary regime %s', (regimeId, entry, opted, expected) => {
  expect(isUnderComplementaryRegime(regimeOf(regimeId), entry, opted)).toBe(expected);
});

it.each([
  ['Paraná, Decreto 3.188/2023, art. 2º, I', PARANA, '2022-09-21', '2022-09-22'],
  ['Goiás, LC 192/2024, art. 2º, I', GOIAS, '2017-07-06', '2017-07-07'],
  ['Rio Grande do Sul, LC 14.750/2015, art. 33', 43, '2016-08-18', '2016-08-19'],
  ['Rio de Janeiro, Lei 6.243/2012, art. 1º, § 1º', 33, '2013-09-03', '2013-09-04'],
  ['Santa Catarina, LC 661/2015, art. 1º', 42, '2016-09-29', '2016-09-30'],
  ['Bahia, Lei 13.222/2015, art. 1º, § 1º', 29, '2016-07-28', '2016-07-29'],
  ['Distrito Federal, LC 769/2008, art. 73', DISTRITO_FEDERAL, '2019-02-28', '2019-03-01'],
  ['Rondônia, LC 1.100/2021, art. 24, § 12', 11, '2018-11-05', '2018-11-06'],
])('%s: without an option, the eve is free and the day is not', (_law, regimeId, eve, day) => {
  expect(isUnderComplementaryRegime({ regimeId }, eve, false)).toBe(false);
  expect(isUnderComplementaryRegime({ regimeId }, day, false)).toBe(true);
});

it.each([
  ['Ceará', 23, '2021-07-31', '2021-08-01'],
  ['Minas Gerais', 31, '2015-02-11', '2015-02-12'],
])(
  '%s: of a day that is only reported the eve is not told of a limit, and the day is',
  (_place, regimeId, eve, day) => {
    const limit = 'o valor aqui não tem esse limite';
    expect(complementaryRegimeDoubt(regimeOf(regimeId), eve, false)).not.toContain(limit);
    expect(complementaryRegimeDoubt(regimeOf(regimeId), day, false)).toContain(limit);
    expect(isUnderComplementaryRegime({ regimeId }, day, false)).toBe(false);
  },
);

it.each([
  [UNIAO, '2013-02-03', false, null],
  [UNIAO, '2013-02-04', false, 'depende do Poder'],
  [UNIAO, '2013-10-13', false, 'depende do Poder'],
  [UNIAO, '2013-10-14', false, null],
  [UNIAO, '2013-06-01', true, null],
  [SAO_PAULO, '2011-12-22', false, null],
  [SAO_PAULO, '2012-03-01', false, 'do ente não conferida'],
  [SAO_PAULO, '2014-03-01', false, 'desde 21/01/2013, e a Assembleia aos seus servidores desde 22/03/2013'],
  [SAO_PAULO, '2014-03-01', false, 'o valor aqui não tem esse limite'],
  [SAO_PAULO, '2014-03-01', true, null],
  [PARANA, '2022-09-21', false, null],
  [PARANA, '2022-09-22', false, null],
  [DISTRITO_FEDERAL, '2018-05-02', false, '01/03/2019'],
  [DISTRITO_FEDERAL, '2022-05-02', false, null],
  [PERNAMBUCO, '2020-05-02', false, 'LC 257/2013'],
  [null, '2014-03-01', false, 'do ente não conferida'],
])('entry into regime %s on %s, opted %s: the doubt is %s', (regimeId, entry, opted, expected) => {
  const doubt = complementaryRegimeDoubt(regimeOf(regimeId), entry, opted);
  if (expected === null) expect(doubt).toBeNull();
  else expect(doubt).toContain(expected);
});

it('the last pay of who entered under the complementary regime is told as one that the Constitution would limit', () => {
  const uniao = { regimeId: UNIAO, place: 'uniao' };
  expect(lastPayDoubt(uniao, '2015-02-01', false)).toContain(
    'em 04/02/2013: o valor aqui é o da última remuneração, como o Parecer AGU JL-04/2020 manda a União pagar à polícia, e a CF, art. 40, § 14, e a Lei 12.618/2012, art. 3º, I, o limitariam ao teto do RGPS.',
  );
  expect(lastPayDoubt({ regimeId: GOIAS, place: 'go' }, '2018-02-01', false)).toContain(
    'o da última remuneração, e a CF, art. 40, § 14, o limitaria ao teto do RGPS.',
  );
  expect(lastPayDoubt(uniao, '2013-02-03', false)).toBeNull();
  // The value of who opted is limited already
  expect(lastPayDoubt(uniao, '2015-02-01', true)).toBeNull();
  expect(lastPayDoubt({ regimeId: SAO_PAULO, place: 'sp' }, '2022-01-01', false)).toBeNull();
});
