/** Places whose own law sends to EC 103/2019: where that amendment, or the place's exception to it, asks for each requirement. */
import { TIMES_OF_LC_51 } from '../../norms/rpps/pieces.ts';
import type { Requirement } from '../../rule/requirement.ts';

/** By kind of requirement, and of the entry: the article with its item, as rules quote it. */
export type Articles = Partial<Record<Requirement['kind'] | 'entry', string>>;

export const under = (article: string, items: Articles): Articles =>
  Object.fromEntries(Object.entries(items).map(([kind, item]) => [kind, `${article}, ${item}`]));

/** The same items for several rules. */
export const each = (ids: readonly string[], articles: Articles): [string, Articles][] =>
  ids.map((id) => [id, articles]);

const UNIAO = 'EC 103/2019';
const byArticle4 = { publicService: 'III', position: 'IV' } as const;
const byArticle20 = { publicService: 'III', position: 'III' } as const;
const ofServants = { ...byArticle4, contribution: 'II', points: 'V e §§ 2º e 3º' } as const;
const ofTeachers = { ...byArticle4, teaching: '§ 4º, II', points: '§§ 3º e 5º' } as const;
/** Art. 20, § 2: I is paid the last pay, II the others. */
const FULL_PAY = { entry: '§ 2º, I' } as const;
const OTHERS = { entry: 'caput e § 2º, II' } as const;
const tollOfServants = { ...byArticle20, age: 'I', contribution: 'II e IV' } as const;
const tollOfTeachers = { ...byArticle20, age: 'I e § 1º', teaching: 'II, IV e § 1º' } as const;
const exposure = (item: string): Articles =>
  under(`${UNIAO}, art. 21`, {
    special: item,
    points: `${item} e § 1º`,
    publicService: 'caput',
    position: 'caput',
    entry: 'caput',
  });

const ofTheUniao: readonly (readonly [suffix: string, articles: Articles])[] = [
  ['pontos', under(`${UNIAO}, art. 4º`, { ...ofServants, age: 'I e § 1º', entry: 'caput' })],
  ['pontos-integralidade', under(`${UNIAO}, art. 4º`, { ...ofServants, age: '§ 6º, I', entry: '§ 6º, I' })],
  ['pontos-professor', under(`${UNIAO}, art. 4º`, { ...ofTeachers, age: '§ 4º, I e III', entry: 'caput' })],
  ['pontos-professor-integralidade', under(`${UNIAO}, art. 4º`, { ...ofTeachers, age: '§ 6º, I', entry: '§ 6º, I' })],
  ['pedagio', under(`${UNIAO}, art. 20`, { ...tollOfServants, ...OTHERS })],
  ['pedagio-integralidade', under(`${UNIAO}, art. 20`, { ...tollOfServants, ...FULL_PAY })],
  ['pedagio-professor', under(`${UNIAO}, art. 20`, { ...tollOfTeachers, ...OTHERS })],
  ['pedagio-professor-integralidade', under(`${UNIAO}, art. 20`, { ...tollOfTeachers, ...FULL_PAY })],
  ['especial-pontos-15', exposure('I')],
  ['especial-pontos-20', exposure('II')],
  ['especial-pontos', exposure('III')],
];

const permanentOfTheUniao: typeof ofTheUniao = [
  [
    'voluntaria',
    under(`${UNIAO}, art. 10, § 1º, I`, { age: 'a', contribution: 'b', publicService: 'b', position: 'b' }),
  ],
];

/** Art. 5: LC 51 with an age, its caput, or another with the toll, its § 3. */
const policeByAge = under(`${UNIAO}, art. 5º`, {
  entry: 'caput',
  age: 'caput',
  contribution: `caput; ${TIMES_OF_LC_51}`,
  police: `caput; ${TIMES_OF_LC_51}`,
});
const policeByToll = {
  ...policeByAge,
  ...under(`${UNIAO}, art. 5º`, { age: '§ 3º', contribution: `§ 3º; ${TIMES_OF_LC_51}` }),
};
const byArticle10 = (item: string, ...kinds: readonly Requirement['kind'][]): Articles =>
  under(`${UNIAO}, art. 10, § 2º`, Object.fromEntries(kinds.map((kind) => [kind, item])));

const mirrored = (prefix: string, rules: typeof ofTheUniao): [string, Articles][] =>
  rules.map(([suffix, articles]) => [`${prefix}-${suffix}`, articles]);

const CEARA = 'LC 210/2019 do Ceará, art. 1º';
/** Its own step of the points and its own toll. */
const ceara: [string, Articles][] = mirrored('ce-lc210', [...ofTheUniao, ...permanentOfTheUniao]).map(
  ([id, articles]) => {
    const own: Articles = {
      ...(id.includes('-pontos') && !id.includes('-especial') ? { points: `${CEARA}, I; ${articles.points}` } : {}),
      ...(id.includes('-pedagio') && articles.contribution !== undefined
        ? { contribution: `${CEARA}, II; ${articles.contribution}` }
        : {}),
      ...(id.includes('-pedagio') && articles.teaching !== undefined
        ? { teaching: `${CEARA}, II; ${articles.teaching}` }
        : {}),
    };
    return [id, { ...articles, ...own }];
  },
);

const cearaByReference: [string, Articles][] = [
  ['ce-lc210-professor', byArticle10('III', 'age', 'teaching', 'publicService', 'position')],
  ['ce-lc210-especial', byArticle10('II', 'age', 'special', 'publicService', 'position')],
  ['ce-lc210-policial-permanente', byArticle10('I', 'age', 'contribution', 'police')],
  ['ce-lc210-policial-idade', policeByAge],
  ['ce-lc210-policial-pedagio', policeByToll],
];

const GOIAS = 'CE, art. 97, §';
const GOIAS_BY_AGE = 'LC 142/2013, art. 3º, IV';

/** Its constitution writes the ages; the rest is that of the União. */
const goias: [string, Articles][] = [
  ...mirrored('go-ec65', ofTheUniao),
  [
    'go-ec65-voluntaria',
    {
      ...under(`${UNIAO}, art. 10, § 1º, I`, { contribution: 'b', publicService: 'b', position: 'b' }),
      age: `${GOIAS} 1º, III; ${UNIAO}, art. 10, § 1º, I, a`,
    },
  ],
  [
    'go-ec65-professor',
    {
      ...byArticle10('III', 'teaching', 'publicService', 'position'),
      age: `${GOIAS} 5º; ${UNIAO}, art. 10, § 2º, III`,
    },
  ],
  ['go-ec65-especial', byArticle10('II', 'age', 'special', 'publicService', 'position')],
  ['go-ec65-policial-permanente', byArticle10('I', 'age', 'contribution', 'police')],
  ['go-ec65-policial', { ...policeByAge, entry: `${GOIAS} 4º-C` }],
  ['go-ec65-policial-pedagio', { ...policeByToll, entry: `${GOIAS} 4º-C` }],
  ['go-ec65-incapacidade', { disablement: `${GOIAS} 1º, I; ${UNIAO}, art. 10, § 1º, II` }],
  ['go-ec65-compulsoria', { age: `${GOIAS} 1º, II; LC 152/2015, art. 2º, I` }],
  ['go-ec65-deficiencia-tempo', under(`${UNIAO}, art. 22`, { publicService: 'caput', position: 'caput' })],
  [
    'go-ec65-deficiencia-idade',
    {
      ...under(`${UNIAO}, art. 22`, { publicService: 'caput', position: 'caput' }),
      age: GOIAS_BY_AGE,
      contribution: GOIAS_BY_AGE,
      disability: GOIAS_BY_AGE,
    },
  ],
];

/** "Antes da data de vigência desta Emenda": the city has a gate of its own. */
const SAO_PAULO = 'Emenda à Lei Orgânica 41/2021 de São Paulo, art. 29, caput';

export const MIRRORED_ARTICLES: readonly [string, Articles][] = [
  ...ceara,
  ...cearaByReference,
  ...goias,
  ...mirrored('sao-paulo-sp-elo41', ofTheUniao).map(([id, { entry, ...articles }]): [string, Articles] => [
    id,
    { ...articles, entry: entry?.endsWith(', I') ? `${SAO_PAULO}; ${entry}` : SAO_PAULO },
  ]),
];
