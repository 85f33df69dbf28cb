/** A step of a value leads to the paragraph or item of the place's law that says it, and whole pay to its own. */
import { describe, expect, it } from 'vitest';
import type { Rule } from '../rule/rule.ts';
import { quotedIn } from '../texts/quotation.ts';
import { LOCAL_NORMS } from './index.ts';

const rules = [...LOCAL_NORMS.values()].flatMap((norm) => norm.rules);
const byId = (id: string): Rule => {
  const found = rules.find((rule) => rule.id === id);
  if (found === undefined) throw new Error(`no rule ${id}`);
  return found;
};

describe('whole pay', () => {
  it.each([
    ['ba-ec26-pontos-integralidade', 'EC 26/2020 da Bahia, art. 3º, §§ 5º, I, e 7º'],
    ['ba-ec26-pontos-professor-integralidade', 'EC 26/2020 da Bahia, art. 3º, §§ 5º, I, e 7º'],
    ['ba-ec26-pedagio-integralidade', 'EC 26/2020 da Bahia, art. 4º, § 2º, I; art. 3º, § 7º'],
    ['rj-ec90-pedagio-integralidade', 'EC 90/2021 do Rio de Janeiro, art. 4º, § 2º, I'],
    ['rj-ec90-policial-idade', 'EC 90/2021 do Rio de Janeiro, art. 5º, caput; LC 51/1985, art. 1º, II'],
    ['ce-lc210-policial-idade', 'LC 210/2019 do Ceará, art. 1º; EC 103/2019, art. 5º, caput; LC 51/1985, art. 1º, II'],
    ['go-ec65-pontos-integralidade', 'CE, art. 97, § 3º; EC 103/2019, art. 4º, §§ 6º, I, e 8º'],
    ['mg-ec104-pontos-integralidade', 'ADCT, art. 146, § 6º'],
    ['mg-ec104-pedagio-integralidade', 'ADCT, art. 147, § 2º'],
    ['sp-lc1354-pedagio-integralidade', 'LC 1.354/2020 de São Paulo, art. 11, § 2º, 1; art. 10, § 8º'],
  ])('of %s is %s', (id, valueLaw) => {
    expect(byId(id).valueLaw).toBe(valueLaw);
  });

  it('says nothing of an average in Bahia', () => {
    for (const id of ['ba-ec26-pontos-integralidade', 'ba-ec26-pedagio-professor-integralidade'])
      expect(byId(id).observations.join(' '), id).not.toContain('média');
  });
});

describe('an average', () => {
  it('of Rio de Janeiro by the toll is that of Lei 10.887, whose limit at the last pay is in doubt', () => {
    const { source, observations } = byId('rj-ec90-pedagio');
    expect(quotedIn(source).map(({ norm }) => norm)).toContain('Lei 10.887/2004');
    expect(observations.join(' ')).toContain('art. 1º da Lei 10.887/2004');
  });

  it.each([
    ['rj-ec90-voluntaria', { index: '§ 1º', discard: '§ 3º', percentage: '§ 4º' }, 'LC 195/2021, art. 7º'],
    ['mg-ec104-voluntaria', { average: 'I', percentage: 'III' }, 'LC 64/2002, art. 7º'],
    ['rs-lc15429-voluntaria', { average: 'caput', percentage: '§ 2º' }, 'LC 15.142/2018, art. 28-A'],
    ['ba-ec26-pontos', { percentage: 'caput, I' }, 'EC 26/2020 da Bahia, art. 9º'],
    ['ba-ec26-pedagio', { percentage: '§ 1º, I' }, 'EC 26/2020 da Bahia, art. 9º'],
  ])('of %s has each step at its item', (id, items, article) => {
    for (const [step, item] of Object.entries(items))
      expect(byId(id).stepLaw, id).toHaveProperty(step, `${article}, ${item}`);
  });

  it('of São Paulo is set by art. 7, which art. 11, § 2, 2, names', () => {
    expect(byId('sp-lc1354-voluntaria').valueLaw).toBe('LC 1.354/2020 de São Paulo, art. 7º');
    expect(byId('sp-lc1354-pedagio').valueLaw).toBe('LC 1.354/2020 de São Paulo, art. 11, § 2º, 2; art. 7º');
  });
});

describe('a value whose article nobody read', () => {
  it.each([
    'teresina-pi-lc5686-voluntaria',
    'florianopolis-sc-elo2025-voluntaria',
    'porto-alegre-rs-elo2021-voluntaria',
    'jacarei-sp-lc117-voluntaria',
    'jacarei-sp-lc117-professor',
  ])(
    'of %s leads to CF, art. 40, § 3, which leaves it to the law of the city, and not to the article of the ages',
    (id) => {
      expect(byId(id).valueLaw).toBe('CF, art. 40, § 3º');
      expect(byId(id).confirmed).toBe(false);
    },
  );

  it('of Mato Grosso leads to CE, art. 140-D, as that of the compulsory rule', () => {
    expect(byId('mt-ec92-voluntaria').valueLaw).toBe('CE, art. 140-D; EC 103/2019, art. 26, § 2º, II');
  });
});

it('a disability by age cites LC 142, art. 3, IV, in every place that takes that law over', () => {
  const byAge = rules.filter(({ id, place }) => id.endsWith('-deficiencia-idade') && place !== 'ro');
  expect(byAge.length).toBeGreaterThan(4);
  for (const { id, requirements } of byAge)
    for (const { kind, article } of requirements)
      if (kind === 'age' || kind === 'contribution' || kind === 'disability')
        expect(article, id).toBe('LC 142/2013, art. 3º, IV');
});

it('Ceará takes over no statute of the servants of the União: neither its day of the compulsory retirement nor its foreign service', () => {
  const { source, observations } = byId('ce-lc210-compulsoria-75');
  expect(source).not.toContain('Lei 8.112/1990');
  expect(observations.join(' ')).not.toMatch(/Serviço Exterior|dia seguinte/);
  expect(byId('ce-lc210-incapacidade').observations.join(' ')).not.toContain('13/11/2019');
});

describe('what a place asks for by its own law', () => {
  const articlesOf = (id: string): Record<string, string | undefined> =>
    Object.fromEntries(byId(id).requirements.map(({ kind, article }) => [kind, article]));

  it('the police of Amazonas by LC 231, art. 1, caput or § 2, with the times of LC 51', () => {
    expect(articlesOf('am-lc231-policial')).toMatchObject({
      age: 'LC 231/2022 do Amazonas, art. 1º, caput',
      police: 'LC 231/2022 do Amazonas, art. 1º, caput; LC 51/1985, art. 1º, II, a e b',
    });
    expect(articlesOf('am-lc231-policial-pedagio')).toMatchObject({
      age: 'LC 231/2022 do Amazonas, art. 1º, § 2º',
      contribution: 'LC 231/2022 do Amazonas, art. 1º, § 2º; LC 51/1985, art. 1º, II, a e b',
    });
  });

  it('the toll of the police of Minas Gerais by ADCT, art. 148, § 2', () => {
    expect(articlesOf('mg-ec104-policial-ingresso-1998-com-pedagio')).toMatchObject({
      contribution: 'ADCT, art. 148, § 2º; LC 51/1985, art. 1º, II, a e b',
    });
    expect(articlesOf('mg-ec104-policial-ingresso-1998')).toMatchObject({
      contribution: 'ADCT, art. 148, caput; LC 51/1985, art. 1º, II, a e b',
    });
  });

  it('a disability in Acre by its own art. 46-A, which says nothing of who changed from one degree to another', () => {
    expect(articlesOf('ac-lc436-deficiencia-tempo')).toMatchObject({ hasDisability: 'LC 436/2023 do Acre, art. 1º' });
    expect(byId('ac-lc436-deficiencia-tempo').observations.join(' ')).toContain('mudou de grau');
  });
});

it('Ceará leaves open whether a disability is paid by the average of LC 142 or by that of art. 26 with its own share', () => {
  for (const id of ['ce-lc210-deficiencia-tempo', 'ce-lc210-deficiencia-idade']) {
    const { missing, observations, valueLaw, confirmed } = byId(id);
    expect(confirmed, id).toBe(false);
    expect(missing, id).toContain('qual média se usa');
    expect(observations.join(' '), id).toContain('LC 142/2013, art. 8º');
    expect(valueLaw, id).toMatch(/EC 103\/2019, art\. 22, caput; LC 142\/2013, art\. 8º, II?$/);
  }
});

describe('items of articles that were read', () => {
  it.each([
    ['sao-paulo-sp-elo41-pontos', 'EC 103/2019, art. 4º, § 6º, II'],
    ['sao-paulo-sp-elo41-pontos-integralidade', 'EC 103/2019, art. 4º, §§ 6º, I, e 8º'],
    ['sao-paulo-sp-elo41-pedagio', 'EC 103/2019, art. 20, § 2º, II'],
    ['sao-paulo-sp-elo41-pedagio-professor-integralidade', 'EC 103/2019, art. 20, § 2º, I; art. 4º, § 8º'],
    ['sao-paulo-sp-elo41-especial-pontos-20', 'EC 103/2019, art. 21, § 2º'],
    [
      'ce-lc210-compulsoria-75',
      'LC 210/2019 do Ceará, art. 1º, caput e III; EC 103/2019, art. 10, §§ 1º, III, e 4º; art. 26, §§ 2º, II, e 4º',
    ],
    [
      'ce-lc210-incapacidade',
      'LC 210/2019 do Ceará, art. 1º, caput e III; EC 103/2019, art. 10, §§ 1º, II, e 4º; art. 26, §§ 2º, II, e 3º, II',
    ],
  ])('%s is paid by %s', (id, valueLaw) => {
    expect(byId(id).valueLaw).toBe(valueLaw);
  });

  it("Bahia's police as rewritten in 2025: I the ages, II and III the times, § 2 the toll", () => {
    const articles = (id: string) => byId(id).requirements.map(({ kind, article }) => `${kind}: ${article}`);
    const law = (item: string) => `EC 26/2020 da Bahia, art. 5º, ${item}, na redação de dezembro de 2025`;
    expect(articles('ba-ec26-policial-idade')).toEqual([
      `age: ${law('I')}`,
      `contribution: ${law('II e III')}`,
      `police: ${law('II e III')}`,
    ]);
    expect(articles('ba-ec26-policial-pedagio').slice(0, 2)).toEqual([
      `age: ${law('§ 2º')}`,
      `contribution: ${law('II, III e § 2º')}`,
    ]);
  });

  it('the years of service of a disability in Mato Grosso by EC 103, art. 22, caput', () => {
    for (const rule of rules.filter(({ id }) => id.startsWith('mt-ec92-deficiencia')))
      for (const { kind, article } of rule.requirements)
        if (kind === 'publicService' || kind === 'position')
          expect(article, rule.id).toBe('EC 103/2019, art. 22, caput');
  });

  it("Rondônia's whole pay has no index, and its average no last pay", () => {
    expect(byId('ro-ec146-pontos-professor-integralidade').source).not.toContain('LC 432/2008');
    expect(byId('ro-ec146-pontos').stepLaw).not.toHaveProperty('lastPay');
  });
});

it('Minas Gerais: the points of exposure count days (art. 149, § 1), and the 15 years of the percentage are not those of LC 64, art. 7, III', () => {
  const { requirements, entry, observations, missing } = byId('mg-ec104-especial-pontos-15');
  expect(requirements.at(-1)?.article).toBe('ADCT, art. 149, I e § 1º');
  expect(entry?.article).toBe('ADCT, art. 149, caput');
  expect(observations.join(' ')).toContain('art. 7º, III, da LC 64/2002 fala em vinte anos');
  expect(missing).toContain('acima de 15');
  expect(byId('mg-ec104-especial-pontos').observations.join(' ')).not.toContain('vinte anos');
});
