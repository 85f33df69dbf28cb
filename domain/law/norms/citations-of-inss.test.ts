/** What the rules of the INSS say of the articles that they stand on. */
import { describe, expect, it } from 'vitest';
import { byId, federal } from '../testing/rules-by-id.ts';

it('the age and the carência of the hybrid stand in art. 48, § 3: its § 4 is of the value', () => {
  const [age, , carencia] = byId('rgps-hibrida-idade').requirements;
  expect(age?.article).toBe('Lei 8.213/1991, art. 48, § 3º; IN 128/2022, art. 257-A, § 4º');
  expect(carencia?.article).toBe('Lei 8.213/1991, art. 25, II; art. 48, § 3º; Decreto 3.048/1999, art. 57, caput');
});

it('who joined before the reform is named by its art. 18, who joined after by art. 19; art. 51 of the decree has the age in its item I and the time in II', () => {
  const { affiliation, requirements } = byId('rgps-hibrida-idade-filiacao-apos-reforma');
  expect(affiliation?.article).toBe('EC 103/2019, art. 19, caput');
  for (const id of ['rgps-hibrida-idade', 'rgps-hibrida-idade-20-anos'])
    expect(byId(id).affiliation?.article, id).toBe('EC 103/2019, art. 18, caput');
  expect(requirements.slice(0, 2).map(({ article }) => article)).toEqual([
    'Decreto 3.048/1999, art. 57; art. 51, I',
    'Decreto 3.048/1999, art. 57; art. 51, II',
  ]);
});

it('rural workers are told the percentage of art. 50, not an average; teachers what their toll is taken to consist of', () => {
  expect(byId('rgps-pre-idade-rural').observations.join(' ')).toContain(
    '70% da média mais 1% por grupo de 12 contribuições',
  );
  for (const id of [
    'rgps-ec103-art20-pedagio-100-professor',
    'ec103-art20-professor-media',
    'ec103-art20-professor-integralidade',
  ])
    expect(byId(id).observations.join(' '), id).toContain('pedágio é pedido em magistério');
});

it('whoever contributes on his own is told that the decree gives the special retirement to members of cooperatives alone', () => {
  for (const id of ['rgps-ec103-art21-especial-pontos-15', 'rgps-ec103-art19-especial-25', 'rgps-adi6309-especial-20'])
    expect(byId(id).observations.join(' '), id).toContain('filiado a cooperativa');
});

it('no carência is asked for after an accident of any nature either, nor for the diseases of the list', () => {
  for (const id of ['rgps-incapacidade-permanente', 'rgps-incapacidade-permanente-ate-2019'])
    expect(byId(id).observations.join(' '), id).toMatch(/acidente de qualquer natureza.*art\. 26, II; art\. 151/);
});

it('the exposure of art. 19 is asked for by the caput of art. 57: its paragraphs are of the value and the proof', () => {
  for (const id of ['rgps-ec103-art19-especial-15', 'rgps-adi6309-especial-25'])
    expect(byId(id).requirements.find(({ kind }) => kind === 'special')?.article, id).toBe(
      'EC 103/2019, art. 19, § 1º, I; Lei 8.213/1991, art. 57, caput',
    );
});

it('rural work until the month of the age is asked for by the decree: the law speaks of the request alone', () => {
  for (const id of ['rgps-rural-idade', 'rgps-pre-idade-rural'])
    expect(byId(id).requirements.find(({ kind }) => kind === 'ruralActivity')?.article, id).toBe(
      'Lei 8.213/1991, art. 48, § 2º; Decreto 3.048/1999, art. 56, § 1º',
    );
});

it('the average of an incapacity until 2019 is that of Lei 9.876/1999, art. 3, for who was affiliated before it', () => {
  expect(byId('rgps-incapacidade-permanente-ate-2019').source).toContain('Lei 9.876/1999, art. 3º, caput');
});

it('the carência of who was affiliated until 24/07/1991, of the rural employee, of the segurado especial: what is not counted is said', () => {
  for (const [id, article] of [
    ['rgps-ec103-art18-idade', 'art. 182'],
    ['rgps-rural-idade', 'art. 183-A'],
    ['rgps-incapacidade-permanente', 'art. 39, I'],
    ['rgps-incapacidade-permanente-ate-2019', 'art. 39, I'],
  ] as const) {
    expect(byId(id).observations.join(' '), id).toContain(article);
    expect(byId(id).source, id).toContain(article);
  }
});

it('the hybrid retirement says that it asks for contributions of another category too (Lei 8.213/1991, art. 48, § 3)', () => {
  for (const id of ['rgps-hibrida-idade', 'rgps-hibrida-idade-20-anos', 'rgps-pre-idade-hibrida'])
    expect(byId(id).observations.join(' '), id).toContain('outra categoria');
});

it('days for the points of a teacher of the RGPS come from the decree: EC 103/2019, art. 15, § 2, names item II and § 1 alone', () => {
  const points = byId('rgps-ec103-art15-pontos-professor').requirements.find(({ kind }) => kind === 'points');
  expect(points?.article).toBe('EC 103/2019, art. 15, § 3º; Decreto 3.048/1999, art. 188-M, § 2º');
});

it('the special retirement cites of the decree the article of its own rule: 64 with an age, 188-P in the transition', () => {
  for (const years of [15, 20, 25]) {
    const saidOf = (id: string) => byId(`${id}-${years}`).observations.join(' ');
    expect(saidOf('rgps-ec103-art21-especial-pontos')).toContain('(Decreto 3.048/1999, art. 188-P)');
    for (const id of ['rgps-ec103-art19-especial', 'rgps-adi6309-especial'])
      expect(saidOf(id), id).toContain('(Decreto 3.048/1999, art. 64)');
  }
});

describe('a right complete until 13/11/2019 is not told of a wording of 2020 as if it were of then', () => {
  it('with a disability: Decreto 3.048, arts. 70-A and 188-Q', () => {
    for (const id of ['rgps-pre-lc142-idade', 'rgps-pre-lc142-tempo-grave'])
      expect(byId(id).observations.join(' '), id).toContain('art. 70-A, na redação de 2020');
    expect(byId('rgps-pre-lc142-idade').observations.join(' ')).toContain('antes, art. 70-F, § 3º');
    expect(byId('rgps-lc142-idade').observations.join(' ')).not.toContain('70-F, § 3º');
  });

  it('of rural work: Decreto 3.048, art. 56, § 1', () => {
    expect(byId('rgps-pre-idade-rural').observations.join(' ')).toContain('antes, art. 51, § 1º');
  });

  it('of incapacity: the 6 contributions of Lei 8.213, art. 27-A, are those of 2019; until 2017 a third was asked for', () => {
    const then = byId('rgps-incapacidade-permanente-ate-2019').observations.join(' ');
    expect(then).toContain('um terço das 12 pelo art. 24, parágrafo único');
    expect(then).not.toContain('precisa de 6');
    expect(byId('rgps-incapacidade-permanente').observations.join(' ')).toContain('precisa de 6');
  });
});

it('teachers too are told that their points set a low factor aside (Lei 8.213/1991, art. 29-C, § 3)', () => {
  for (const id of ['rgps-pre-professor', 'rgps-pre-tempo-contribuicao']) {
    expect(byId(id).observations.join(' '), id).toContain('art. 29-C');
    expect(byId(id).source, id).toContain('art. 29-C');
  }
  expect(byId('rgps-pre-professor').observations.join(' ')).toContain('90 pontos (homem) ou 80 (mulher)');
});

it('no right by totalisation is confirmed: the agreement of no country was read, and the card says so', () => {
  const totalised = federal.filter(({ totalisationOf }) => totalisationOf !== undefined);
  expect(totalised.length).toBeGreaterThan(5);
  for (const { id, confirmed, observations } of totalised) {
    expect(confirmed, id).toBe(false);
    expect(observations[0], id).toContain('confira');
  }
});
