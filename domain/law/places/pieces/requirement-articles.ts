/**
 * Where the law of a place asks for each requirement, where that was read: a card then leads to the item, not to the whole
 * article. What is not here keeps the law of the rule.
 */
import { TIMES_OF_LC_51 } from '../../norms/rpps/pieces.ts';
import { type Articles, each, MIRRORED_ARTICLES, under } from './mirrored-articles.ts';
import { RONDONIA_ARTICLES } from './rondonia-articles.ts';

const BAHIA = 'EC 26/2020 da Bahia';
const RIO = 'EC 90/2021 do Rio de Janeiro';
const SAO_PAULO = 'LC 1.354/2020 de São Paulo';

/** "Na forma da Lei Complementar 51": the article of the place, and the times that it takes over. */
const BY_LC_51 = { contribution: `caput; ${TIMES_OF_LC_51}`, police: `caput; ${TIMES_OF_LC_51}` } as const;

/** Art. 5 as the amendment published on 11/12/2025 wrote it. */
const rewritten = (item: string): string => `${BAHIA}, art. 5º, ${item}, na redação de dezembro de 2025`;

const bahia: [string, Articles][] = [
  ...[['ba-ec26-pontos', 'I', 'caput'] as const, ['ba-ec26-pontos-integralidade', '§ 5º, I', '§ 5º, I'] as const].map(
    ([id, age, entry]): [string, Articles] => [
      id,
      under(`${BAHIA}, art. 3º`, {
        entry,
        age,
        contribution: 'II',
        publicService: 'III',
        position: 'IV',
        points: 'V e §§ 1º e 4º',
      }),
    ],
  ),
  ...[
    ['ba-ec26-pontos-professor', '§ 2º, I', 'caput'] as const,
    ['ba-ec26-pontos-professor-integralidade', '§ 5º, I', '§ 5º, I'] as const,
  ].map(([id, age, entry]): [string, Articles] => [
    id,
    under(`${BAHIA}, art. 3º`, {
      entry,
      age,
      teaching: '§ 2º, II',
      publicService: 'III',
      position: 'IV',
      points: '§§ 3º e 4º',
    }),
  ]),
  ...[['', 'caput e § 2º, II'] as const, ['-integralidade', '§ 2º, I'] as const].flatMap(([paid, item]) => {
    const entry = `${BAHIA}, art. 4º, ${item}`;
    const times = { publicService: 'III', position: 'IV', age: 'I' } as const;
    const ofServants = under(`${BAHIA}, art. 4º`, { ...times, contribution: 'II e V' });
    const ofTeachers = under(`${BAHIA}, art. 4º, § 1º`, { ...times, teaching: 'II e V' });
    return [
      ...each([`ba-ec26-pedagio${paid}`], { ...ofServants, entry }),
      ...each([`ba-ec26-pedagio-professor${paid}`], { ...ofTeachers, entry }),
    ];
  }),
  ['ba-ec26-voluntaria', under(`${BAHIA}, art. 6º, § 1º, I`, { age: 'a', contribution: 'b', publicService: 'b' })],
  [
    'ba-ec26-policial-idade',
    {
      entry: rewritten('caput'),
      age: rewritten('I'),
      contribution: rewritten('II e III'),
      police: rewritten('II e III'),
    },
  ],
  [
    'ba-ec26-policial-pedagio',
    {
      entry: rewritten('caput'),
      age: rewritten('§ 2º'),
      contribution: rewritten('II, III e § 2º'),
      police: rewritten('II e III'),
    },
  ],
  ['ba-ec26-policial-2020-idade', under(`${BAHIA}, art. 5º`, { entry: 'caput', age: 'caput', ...BY_LC_51 })],
  [
    'ba-ec26-policial-2020-pedagio',
    under(`${BAHIA}, art. 5º`, {
      entry: 'caput',
      age: '§ 2º',
      ...BY_LC_51,
      contribution: `§ 2º; ${TIMES_OF_LC_51}`,
    }),
  ],
];

const rio: [string, Articles][] = [
  ...[['', 'caput e § 2º, II'] as const, ['-integralidade', '§ 2º, I'] as const].flatMap(([paid, entry]) => {
    const times = { entry, publicService: 'III', position: 'IV' } as const;
    return [
      ...each([`rj-ec90-pedagio${paid}`], under(`${RIO}, art. 4º`, { ...times, age: 'I', contribution: 'II e V' })),
      ...each(
        [`rj-ec90-pedagio-professor${paid}`],
        under(`${RIO}, art. 4º`, { ...times, age: 'I e § 1º', teaching: 'II, V e § 1º' }),
      ),
    ];
  }),
  [
    'rj-ec90-policial-idade',
    under(`${RIO}, art. 5º`, { entry: 'caput', age: '§ 1º, I', contribution: '§ 1º, II', police: '§ 1º, III' }),
  ],
  [
    'rj-ec90-voluntaria',
    under('LC 195/2021, art. 2º, III', { age: 'a', contribution: 'b', publicService: 'b', position: 'b' }),
  ],
];

const saoPaulo: [string, Articles][] = [
  [
    'sp-lc1354-pontos',
    under(`${SAO_PAULO}, art. 10`, {
      age: 'I e § 1º',
      contribution: 'II',
      publicService: 'III',
      position: 'IV',
      points: 'V e § 2º',
    }),
  ],
  [
    'sp-lc1354-pontos-integralidade',
    under(`${SAO_PAULO}, art. 10`, { contribution: 'II', publicService: 'III', position: 'IV', points: 'V e § 2º' }),
  ],
  ['sp-lc1354-voluntaria', { age: 'CE, art. 126, § 1º, 3' }],
  ['sp-lc1354-professor', { age: 'CE, art. 126, § 5º' }],
  [
    'sp-lc1354-policial-permanente',
    under(`${SAO_PAULO}, art. 4º`, { age: 'I', contribution: 'II', police: 'III', carreer: 'IV' }),
  ],
  ['sp-lc1354-policial', under(`${SAO_PAULO}, art. 12`, { age: 'I', contribution: 'II', police: 'III' })],
  [
    'sp-lc1354-policial-integralidade',
    under(`${SAO_PAULO}, art. 12`, { age: 'I', contribution: 'II', police: 'III', position: '§ 2º' }),
  ],
];

const minas: [string, Articles][] = [
  [
    'mg-ec104-voluntaria',
    under('ADCT, art. 145, § 1º, I', { age: 'a', contribution: 'b', publicService: 'b', position: 'b' }),
  ],
  ['mg-ec104-professor', { age: 'CE, art. 36, § 5º' }],
  ...(
    [
      ['-15', 'I'],
      ['-20', 'II'],
      ['', 'III'],
    ] as const
  ).map(([years, item]): [string, Articles] => [
    `mg-ec104-especial-pontos${years}`,
    under('ADCT, art. 149', {
      entry: 'caput',
      special: item,
      points: `${item} e § 1º`,
      publicService: 'caput',
      position: 'caput',
    }),
  ]),
  ['mg-ec104-policial', under('ADCT, art. 148', { entry: 'caput', age: 'caput', ...BY_LC_51 })],
  [
    'mg-ec104-policial-pedagio',
    under('ADCT, art. 148', {
      entry: 'caput',
      age: '§ 2º',
      ...BY_LC_51,
      contribution: `§ 2º; ${TIMES_OF_LC_51}`,
    }),
  ],
  ['mg-ec104-policial-ingresso-1998', under('ADCT, art. 148', { entry: '§ 3º', age: '§§ 2º e 3º', ...BY_LC_51 })],
  [
    'mg-ec104-policial-ingresso-1998-com-pedagio',
    under('ADCT, art. 148', {
      entry: '§ 3º',
      age: '§§ 2º e 3º',
      ...BY_LC_51,
      contribution: `§ 2º; ${TIMES_OF_LC_51}`,
    }),
  ],
  ...each(
    ['mg-ec104-deficiencia-tempo', 'mg-ec104-deficiencia-idade'],
    under('ADCT, art. 150', { publicService: 'caput', position: 'caput' }),
  ),
];

const AMAZONAS = 'LC 231/2022 do Amazonas, art. 1º';

/** One rule or two of a place. */
const others: [string, Articles][] = [
  ['am-lc231-policial', under(AMAZONAS, { entry: 'caput', age: 'caput', ...BY_LC_51 })],
  [
    'am-lc231-policial-pedagio',
    under(AMAZONAS, { entry: 'caput', age: '§ 2º', ...BY_LC_51, contribution: `§ 2º; ${TIMES_OF_LC_51}` }),
  ],
  ['ac-lc436-deficiencia-tempo', { hasDisability: 'LC 436/2023 do Acre, art. 1º' }],
  [
    'pr-ec45-voluntaria',
    under('CE, art. 35, § 1º, III', { age: 'a', contribution: 'b', publicService: 'b', position: 'b' }),
  ],
  ['pr-ec45-professor', { age: 'CE, art. 35, § 9º' }],
  [
    'rs-lc15429-voluntaria',
    under('LC 15.142/2018, art. 28, III', { age: 'a', contribution: 'b', publicService: 'b', position: 'b' }),
  ],
  ['rs-lc15429-policial', under('LC 15.453/2020, art. 1º', { entry: 'caput', age: 'caput', ...BY_LC_51 })],
  ['mt-ec92-voluntaria', { age: 'CE, art. 140-A, § 1º, III' }],
  ['mt-ec92-incapacidade', { disablement: 'CE, art. 140-B; EC 103/2019, art. 10, § 1º, II' }],
  ...each(
    ['', '-integralidade'].flatMap((paid) => [`mt-ec92-deficiencia-tempo${paid}`, `mt-ec92-deficiencia-idade${paid}`]),
    under('EC 103/2019, art. 22', { publicService: 'caput', position: 'caput' }),
  ),
  ['mt-ec92-compulsoria', { age: 'CE, art. 140-A, § 1º, I; LC 152/2015, art. 2º, I' }],
  ['ms-lc274-voluntaria', { age: 'EC 82/2019, art. 31-B, § 1º, III' }],
  ['curitiba-pr-lc133-voluntaria', { age: 'LO, art. 91, § 1º' }],
  ['curitiba-pr-lc133-professor', { age: 'LO, art. 91, § 2º' }],
  ...each(['joinville-sc-lc571-voluntaria', 'joinville-sc-lc571-professor'], { age: 'ELO 26/2021, art. 1º' }),
  [
    'porto-alegre-rs-elo2021-voluntaria',
    under('LO, art. 43, I', { age: 'a', contribution: 'b', publicService: 'b', position: 'b' }),
  ],
  [
    'jacarei-sp-lc117-voluntaria',
    under('LC 117/2022 de Jacareí, art. 3º', { age: 'I', contribution: 'II', publicService: 'III', position: 'IV' }),
  ],
];

export const REQUIREMENT_ARTICLES: ReadonlyMap<string, Articles> = new Map([
  ...bahia,
  ...RONDONIA_ARTICLES,
  ...rio,
  ...saoPaulo,
  ...minas,
  ...MIRRORED_ARTICLES,
  ...others,
]);
