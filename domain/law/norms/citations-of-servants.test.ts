/** What the rules of servants say of the articles that they stand on. */
import { describe, expect, it } from 'vitest';
import type { Rule } from '../rule/rule.ts';
import { byId, every, federal, local } from '../testing/rules-by-id.ts';
import { askedBy } from '../texts/asked.ts';
import { RPPS_NORMS } from './rpps/index.ts';

const byNorm = (id: string): readonly Rule[] => RPPS_NORMS.find((norm) => norm.id === id)?.rules ?? [];

describe('the police of EC 103/2019, art. 10, § 2, I, and of the constitutions that copied it', () => {
  it.each([
    'ec103-art10-policial',
    'ec103-art10-policial-sem-adi7727',
    'go-ec65-policial-permanente',
    'ce-lc210-policial-permanente',
    'mg-ec104-policial-permanente',
    'ba-ec26-policial-permanente',
  ])(
    '%s asks for the years in these careers: art. 5, § 1, which counts military time, is of the transition alone',
    (id) => {
      expect(byId(id).observations.join(' ')).toContain('em cargo dessas carreiras');
    },
  );

  it('those whose law counts that time do not say so', () => {
    for (const id of ['ro-ec146-policial-permanente', 'sp-lc1354-policial-permanente'])
      expect(byId(id).observations.join(' ')).not.toContain('em cargo dessas carreiras');
  });

  it('Minas Gerais says that the day of entry is not in art. 145, § 2, I', () => {
    expect(byId('mg-ec104-policial-permanente').observations.join(' ')).toContain('O artigo não pede dia de ingresso');
  });
});

it('Rondônia, LC 1.100, art. 24 and 25, speak of who did not opt: who opted is told that the average is a reading', () => {
  const averaged = local.filter(({ place, entry }) => place === 'ro' && entry?.from === '2004-01-01');
  const permanent = averaged.filter(({ id }) => !id.startsWith('ro-ec146-pedagio'));
  expect(permanent.length).toBeGreaterThan(4);
  for (const { id, observations } of permanent)
    expect(observations.join(' '), id).toContain('os arts. 24 e 25 falam de quem não optou');
});

it('until 16/12/1998 the teaching that is asked for is of any level', () => {
  for (const id of ['rgps-1998-professor', 'cf88-original-professor-integral']) {
    const asked = askedBy(byId(id)).find((words) => words.startsWith('Tempo de magistério'));
    expect(asked, id).toMatch(/^Tempo de magistério – /);
  }
  expect(askedBy(byId('rgps-1999-professor')).join()).toContain('Tempo de magistério na educação básica');
});

it('the bonus of EC 20, art. 8, § 4, and of EC 41, art. 2, § 4, asks for teaching of any level; the reductor of who taught at a university counts to 60 or 55', () => {
  for (const id of ['ec20-art8-professor-bonus', 'ec41-art2-professor-redutor']) {
    expect(askedBy(byId(id)).join(), id).toMatch(/Tempo de magistério – /);
    expect(byId(id).observations.join(' '), id).toContain('superior');
  }
  expect(byId('ec41-art2-professor-redutor').observations.join(' ')).toContain('60 anos (homem) ou 55 (mulher)');
  expect(askedBy(byId('ec41-art6-professor-integral')).join()).toContain('na educação básica');
});

it('Rondônia counts the teaching of special education too (LC 1.100, art. 33)', () => {
  for (const id of ['ro-ec146-professor', 'ro-ec146-professor-integralidade'])
    expect(byId(id).observations.join(' '), id).toContain('educação especial');
});

it('the city of São Paulo opens its transitions by its own art. 29, caput, "antes da data de vigência"', () => {
  const own = 'Emenda à Lei Orgânica 41/2021 de São Paulo, art. 29, caput';
  for (const id of ['pontos', 'pedagio', 'especial-pontos-20'])
    expect(byId(`sao-paulo-sp-elo41-${id}`).entry?.article, id).toContain(own);
});

it('Bahia cites for the entry the caput, or the item of whole pay', () => {
  const entryOf = (id: string) => byId(`ba-ec26-${id}`).entry?.article;
  expect(entryOf('pontos')).toBe('EC 26/2020 da Bahia, art. 3º, caput');
  expect(entryOf('pontos-professor-integralidade')).toBe('EC 26/2020 da Bahia, art. 3º, § 5º, I');
  expect(entryOf('pedagio-professor')).toBe('EC 26/2020 da Bahia, art. 4º, caput e § 2º, II');
  expect(entryOf('pedagio-integralidade')).toBe('EC 26/2020 da Bahia, art. 4º, § 2º, I');
});

it('the transition by points says to whom entry until 2003 gives the last pay: not to who opted (EC 103/2019, art. 4, § 6, I)', () => {
  expect(byId('ec103-art4-pontos-media').observations.join(' ')).toContain('não optou pela previdência complementar');
});

it('whole pay by arts. 4 and 20 says how pay that varies enters it (EC 103/2019, art. 4, § 8)', () => {
  for (const article of ['art4-pontos', 'art4-professor', 'art20-pedagio', 'art20-professor']) {
    const { observations, source } = byId(`ec103-${article}-integralidade`);
    expect(source, article).toContain('8º');
    expect(observations.join(' '), article).toMatch(/art\. 4º, § 8º/);
    expect(observations.join(' '), article).toContain('Não vale para quem optou');
  }
});

it('the abono of the special retirements of before the reform comes from the court: EC 103/2019, art. 3, § 3, does not name them', () => {
  for (const id of ['lc51-policial-voluntaria', 'sv33-especial-agentes-nocivos', 'pre103-deficiencia-lc142'])
    expect(byId(id).observations.join(' '), id).toContain('Tema 888');
});

it('the times of LC 51 stand in its items a (man) and b (woman), the whole pay also in the wording of before 16/05/2014', () => {
  const times = ({ requirements }: Rule) =>
    requirements.filter(({ kind }) => kind === 'contribution' || kind === 'police');
  for (const { article } of times(byId('lc51-policial-voluntaria')))
    expect(article).toBe('LC 51/1985, art. 1º, II, a e b; art. 1º, I (redação original)');
  for (const id of ['ec103-art5-policial-idade', 'ec103-art5-policial-pedagio-sem-adi7727', 'go-ec65-policial'])
    for (const { article } of times(byId(id))) expect(article, id).toContain('LC 51/1985, art. 1º, II, a e b');
  const { stepLaw, observations } = byId('lc51-policial-voluntaria');
  expect(stepLaw?.lastPay).toBe('LC 51/1985, art. 1º, II; art. 1º, I (redação original); STF, Tema 1019');
  expect(observations.join(' ')).toContain('aos 65 anos');
});

it('a rule of EC 41/2003 that pays on the average says what is paid on before 20/02/2004, and to check that day', () => {
  const averaged = byNorm('ec-41-2003').filter(({ benefitCalculusMethod }) =>
    benefitCalculusMethod?.startsWith('MEDIA_80'),
  );
  expect(averaged).toHaveLength(6);
  for (const { id, observations } of averaged) expect(observations.join(' '), id).toMatch(/MP 167\/2004\): confira/);
});

it('the rules whose repeal waits for the law of the entity say so; those of EC 41/2003, art. 2, name what it sends to (art. 40, §§ 3, 8 and 17)', () => {
  const transitions = federal.filter(({ window }) => window.to === 'endorsement');
  expect(transitions).toHaveLength(7);
  for (const { id, source, observations, hasReductor } of transitions) {
    expect(observations.join(' '), id).toContain('até a lei que referendar a revogação (EC 103/2019, art. 36, II)');
    if (!hasReductor) continue;
    expect(source, id).toContain('art. 40, §§ 3º, 8º e 17 (redação da EC 41/2003)');
    expect(observations.join(' '), id).toContain('5% se a partir de 01/01/2006');
  }
});

it('magistrates are told of the right of 30 years that art. 93, VI, gave them, where it would be looked for', () => {
  const { observations, source } = byId('cf88-original-tempo-integral');
  expect(observations.join(' ')).toContain('30 anos de serviço, com 5 de judicatura');
  expect(source).toContain('art. 93, VI (redação original); art. 129, § 4º (redação original)');
});

it('permanent incapacity is said as the constitutions write it, with the reviews that they ask for', () => {
  for (const { id, description } of every.filter(
    ({ kind, regimeType }) => kind === 'incapacity' && regimeType === 'RPPS',
  ))
    expect(description, id).not.toContain('Incapacidade para o cargo');
  for (const [id, article] of [
    ['ec103-art10-incapacidade', 'EC 103/2019, art. 10, § 1º, II'],
    ['ce-lc210-incapacidade', 'EC 103/2019, art. 10, § 1º, II'],
    ['go-ec65-incapacidade', 'CE, art. 97, § 1º, I'],
    ['mt-ec92-incapacidade', 'Constituição do Estado, art. 140-A, § 1º, II'],
    ['ba-ec26-incapacidade', 'EC 26/2020, art. 6º, § 1º, II'],
    ['mg-ec104-incapacidade', 'ADCT, art. 145, § 1º, II'],
    ['rj-ec90-incapacidade', 'LC 195/2021, art. 2º, I'],
    ['rs-lc15429-incapacidade', 'LC 15.142/2018, art. 28, I'],
    ['ro-ec146-incapacidade', 'Constituição do Estado, art. 250, § 1º, I'],
  ] as const)
    expect(byId(id).observations.join(' '), id).toContain(
      `avaliações periódicas para verificar se a incapacidade continua (${article}`,
    );
});

it('whole pay of the police of art. 5 and of EC 70 says which law gives it, on the step of the value', () => {
  for (const id of ['idade', 'idade-sem-adi7727', 'pedagio', 'pedagio-sem-adi7727'])
    expect(byId(`ec103-art5-policial-${id}`).stepLaw?.lastPay, id).toBe(
      'LC 51/1985, art. 1º, II; Parecer AGU JL-04/2020',
    );
  expect(byId('pre103-invalidez-ingresso-ate-2003').stepLaw?.lastPay).toBe('EC 41/2003, art. 6º-A, caput');
  expect(byId('ec103-art5-policial-pedagio').observations.join(' ')).toContain('Forças Armadas');
});

it('the grave diseases of an invalidity are, in the União, those of Lei 8.112/1990, art. 186, § 1', () => {
  for (const id of ['pre103-invalidez-ingresso-ate-2003', 'pre103-invalidez-ingresso-apos-2003']) {
    expect(byId(id).observations.join(' '), id).toContain('Lei 8.112/1990, art. 186, § 1º');
    expect(byId(id).source, id).toContain('art. 186, I e § 1º');
  }
});

it('EC 103/2019, art. 10, § 3, has no day: the conversion of before comes from the court; the 15 years of art. 26, § 5, are of that exposure alone', () => {
  expect(byId('ec103-art10-especial').observations[0]).toContain('Tema 942');
  const says15 = (id: string) => byId(id).observations.join(' ').includes('após 15 anos');
  expect(['-15', '-20', ''].map((suffix) => says15(`ec103-art21-especial-pontos${suffix}`))).toEqual([
    true,
    false,
    false,
  ]);
});
