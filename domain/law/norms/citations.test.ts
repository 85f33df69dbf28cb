/** Whoever checks a figure is led to the item that asks for it, and what a rule stands on names every article it cites. */
import { describe, expect, it } from 'vitest';
import { LOCAL_NORMS } from '../places/index.ts';
import type { Rule } from '../rule/rule.ts';
import { answerOf } from '../testing/answers.ts';
import { served, someone, UNIAO, worked } from '../testing/people.ts';
import { askedBy } from '../texts/asked.ts';
import { type Quoted, quotedIn } from '../texts/quotation.ts';
import { RGPS_NORMS } from './rgps/index.ts';
import { RPPS_NORMS } from './rpps/index.ts';

const federal = [...RGPS_NORMS, ...RPPS_NORMS].flatMap(({ rules }) => rules);
const local = [...LOCAL_NORMS.values()].flatMap(({ rules }) => rules);
const every = [...federal, ...local];
const byId = (id: string): Rule => {
  const found = every.find((rule) => rule.id === id);
  if (found === undefined) throw new Error(`no rule ${id}`);
  return found;
};

const byNorm = (id: string): readonly Rule[] => RPPS_NORMS.find((norm) => norm.id === id)?.rules ?? [];

const nameOf = ({ norm, wording, number }: Quoted): string => [norm, wording, number].join(' | ');

const citedBy = ({ requirements, entry, affiliation, stepLaw = {}, valueLaw }: Rule): string[] =>
  [
    ...requirements.map(({ article }) => article),
    ...Object.values(stepLaw),
    entry?.article,
    affiliation?.article,
    valueLaw,
  ].filter((article) => article !== undefined);

describe('what a rule stands on', () => {
  it('names each article of a norm that a requirement, a gate or a step of the value cites, in the wording cited', () => {
    const missing = every.flatMap((rule) => {
      const quoted = quotedIn(rule.source);
      const names = new Set(quoted.map(nameOf));
      const whole = new Set(quoted.filter(({ number }) => number === null).map(({ norm }) => norm));
      return citedBy(rule)
        .flatMap(quotedIn)
        .filter(({ norm }) => !norm.startsWith('STF'))
        .filter((cited) => !names.has(nameOf(cited)) && !whole.has(cited.norm))
        .map((cited) => `${rule.id}: ${nameOf(cited)}`);
    });
    expect(missing).toEqual([]);
  });

  it('names each article of the law under which a federal rule is shown', () => {
    const one = (ruleLaw: string): string => ruleLaw.replaceAll(/arts\. ([\d-]+[A-Zº]?)/g, 'art. $1');
    const missing = federal.flatMap(({ id, ruleLaw, source }) => {
      const names = new Set(quotedIn(source).map(nameOf));
      return quotedIn(one(ruleLaw))
        .filter(({ number }) => number !== null)
        .filter((cited) => !names.has(nameOf(cited)))
        .map((cited) => `${id}: ${nameOf(cited)}`);
    });
    expect(missing).toEqual([]);
  });

  it('a rule that leaves out the contributions of 5% and 11% names what leaves them out', () => {
    const without = federal
      .filter(({ contributionCount }) => contributionCount?.simplifiedPlan === 'excluded')
      .filter(({ source }) => !source.includes('art. 55, § 4º') && !source.includes('art. 199-A, § 2º'));
    expect(without.map(({ id }) => id)).toEqual([]);
  });

  it('a right of every entity that ends with its reform names, for the União, the article that keeps it', () => {
    const kept = federal.filter(({ regimeType, window }) => regimeType === 'RPPS' && window.to === 'reform');
    expect(kept.length).toBeGreaterThan(8);
    expect(kept.filter(({ source }) => !source.includes('EC 103/2019, art. 3º')).map(({ id }) => id)).toEqual([]);
  });

  it('a right acquired until EC 103/2019 names the article that keeps it', () => {
    const kept = federal.filter(
      ({ ruleLaw, regimeType }) => regimeType === 'RGPS' && ruleLaw.includes('EC 103/2019, art. 3º'),
    );
    expect(kept.length).toBeGreaterThan(10);
    const without = kept.filter(({ source }) => !source.includes('EC 103/2019, art. 3º')).map(({ id }) => id);
    expect(without).toEqual([]);
  });
});

describe('a requirement', () => {
  const isAlone = ({ ruleLaw }: Rule): boolean => quotedIn(ruleLaw).length === 1;

  it('of a federal rule, or of a confirmed rule of a place, cites what asks for it and not the law of the whole rule', () => {
    const wide = [...federal, ...local.filter(({ confirmed }) => confirmed)]
      .filter((rule) => !isAlone(rule))
      .flatMap(({ id, requirements }) =>
        requirements.filter(({ article }) => article === undefined).map(({ kind }) => `${id}: ${kind}`),
      );
    expect(wide).toEqual([]);
  });

  it('the entry and the affiliation cite the part that asks for them: the caput, or the item of full pay', () => {
    const wide = [...federal, ...local.filter(({ confirmed }) => confirmed)].filter(
      ({ entry, affiliation }) =>
        (entry !== undefined && entry.article === undefined) ||
        (affiliation !== undefined && affiliation.article === undefined),
    );
    expect(wide.map(({ id }) => id)).toEqual([]);
  });

  it('the card shows it', () => {
    const person = { gender: 'Homem', birthDate: '1962-01-10', on: '2026-11-20' } as const;
    const gateOf = (input: ReturnType<typeof someone>, rule: string) =>
      answerOf(input, rule).rule.requirements.find(({ requirement }) => ['entry', 'affiliation'].includes(requirement));
    const insured = someone({ ...person, records: [worked('1985-03-01', null)] });
    expect(gateOf(insured, 'rgps-ec103-art15-pontos')?.article).toBe('EC 103/2019, art. 15, caput');
    const servant = someone({
      ...person,
      regimeType: 'RPPS',
      regime: UNIAO,
      calculation: { publicServiceIngressDate: '1990-03-01' },
      records: [served('1990-03-01', null)],
    });
    expect(gateOf(servant, 'ec103-art4-pontos-media')?.article).toBe('EC 103/2019, art. 4º, caput');
    expect(gateOf(servant, 'ec103-art20-pedagio-integralidade')?.article).toBe('EC 103/2019, art. 20, § 2º, I');
    expect(gateOf(servant, 'ec47-art3-formula-85-95')?.article).toBe('EC 47/2005, art. 3º, caput');
  });

  it('the teacher of EC 41/2003, art. 6, has the reductions of art. 40, § 5, as EC 20/1998 wrote it: that of today reduces the age alone', () => {
    const { requirements, ruleLaw, source } = byId('ec41-art6-professor-integral');
    const [age, teaching] = requirements;
    expect(age?.article).toBe('EC 41/2003, art. 6º, caput e I; CF/88, art. 40, § 5º (redação da EC 20/1998)');
    expect(teaching?.article).toBe('EC 41/2003, art. 6º, caput e II; CF/88, art. 40, § 5º (redação da EC 20/1998)');
    expect(ruleLaw).toContain('§ 5º (redação da EC 20/1998)');
    for (const part of ['art. 6º, caput e I a IV', 'art. 7º', 'EC 103/2019, art. 3º', 'art. 35, III', 'art. 36, II'])
      expect(source).toContain(part);
  });

  it('the age of 60 or 55 that EC 47/2005, art. 3, III, reduces stands in art. 40, § 1, III, a', () => {
    expect(byId('ec47-art3-formula-85-95').requirements[0]?.article).toBe(
      'EC 47/2005, art. 3º, III; CF/88, art. 40, § 1º, III, a (redação da EC 20/1998)',
    );
  });

  it('the degree of a disability has its own item of LC 142/2013, art. 3', () => {
    for (const [degree, item] of [
      ['grave', 'I'],
      ['moderada', 'II'],
      ['leve', 'III'],
    ])
      for (const id of [`rgps-lc142-tempo-${degree}`, `rgps-pre-lc142-tempo-${degree}`]) {
        const { source, ruleLaw } = byId(id);
        expect(ruleLaw, id).toContain(`LC 142/2013, art. 3º, ${item}, e art. 7º`);
        expect(source, id).toContain(`LC 142/2013, art. 3º, ${item}; art. 7º; art. 8º, I; art. 10; art. 11`);
      }
  });
});

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

it('the hybrid retirement says that it asks for contributions of another category too (Lei 8.213/1991, art. 48, § 3)', () => {
  for (const id of ['rgps-hibrida-idade', 'rgps-hibrida-idade-20-anos', 'rgps-pre-idade-hibrida'])
    expect(byId(id).observations.join(' '), id).toContain('outra categoria');
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
