/** Rondônia: where EC 146/2021 and LC 1.100/2021 ask for each requirement. */
import { TIMES_OF_LC_51 } from '../../norms/rpps/pieces.ts';
import { type Articles, each, under } from './mirrored-articles.ts';

const RONDONIA = 'EC 146/2021 de Rondônia';
const RONDONIA_BY_LAW = 'LC 1.100/2021';

/** "Na forma da Lei Complementar 51": the article of the place, and the times that it takes over. */
const BY_LC_51 = {
  contribution: `caput; ${TIMES_OF_LC_51}`,
  police: `caput e § 1º; ${TIMES_OF_LC_51}`,
} as const;

/** Those under the complementary regime are left out, and the complementary law says since which day they are. */
const BEFORE_COMPLEMENTARY_REGIME = `caput e § 9º; ${RONDONIA_BY_LAW}, art. 24, § 12`;

export const RONDONIA_ARTICLES: readonly [string, Articles][] = [
  ...[
    ['ro-ec146-pontos', 'I e § 1º', BEFORE_COMPLEMENTARY_REGIME] as const,
    ['ro-ec146-pontos-integralidade', '§ 6º, I', '§ 6º, I'] as const,
  ].map(([id, age, entry]): [string, Articles] => [
    id,
    under(`${RONDONIA}, art. 5º`, {
      entry,
      age,
      contribution: 'II',
      publicService: 'III',
      position: 'IV',
      points: 'V e §§ 2º e 3º',
    }),
  ]),
  ...[
    ['ro-ec146-pontos-professor', '§ 4º, I e III', BEFORE_COMPLEMENTARY_REGIME] as const,
    ['ro-ec146-pontos-professor-integralidade', '§ 6º, I', '§ 6º, I'] as const,
  ].map(([id, age, entry]): [string, Articles] => [
    id,
    under(`${RONDONIA}, art. 5º`, {
      entry,
      age,
      teaching: '§ 4º, II',
      publicService: 'III',
      position: 'IV',
      points: '§§ 3º e 5º',
    }),
  ]),
  ...[['', 'caput e § 2º, II'] as const, ['-integralidade', '§ 2º, I'] as const].flatMap(([paid, entry]) => {
    const times = { publicService: 'III', position: 'III', entry } as const;
    return [
      ...each(
        [`ro-ec146-pedagio${paid}`],
        under(`${RONDONIA}, art. 6º`, { ...times, age: 'I', contribution: 'II e IV' }),
      ),
      ...each(
        [`ro-ec146-pedagio-professor${paid}`],
        under(`${RONDONIA}, art. 6º`, { ...times, age: 'I e § 1º', teaching: 'II, IV e § 1º' }),
      ),
    ];
  }),
  ['ro-ec146-policial-idade', under(`${RONDONIA}, art. 7º`, { entry: 'caput', age: 'caput', ...BY_LC_51 })],
  [
    'ro-ec146-policial-pedagio',
    under(`${RONDONIA}, art. 7º`, {
      entry: 'caput',
      age: '§ 2º',
      ...BY_LC_51,
      contribution: `§ 2º; ${TIMES_OF_LC_51}`,
    }),
  ],
  ...(
    [
      ['-15', 'I'],
      ['-20', 'II'],
      ['', 'III'],
    ] as const
  ).flatMap(([years, item]) => [
    ...each(
      [`ro-ec146-especial-pontos${years}`],
      under(`${RONDONIA}, art. 8º`, {
        entry: 'caput',
        special: item,
        points: `${item} e § 1º`,
        publicService: 'caput',
        position: 'caput',
      }),
    ),
    ...each(
      [`ro-ec146-especial-permanente-pontos${years}`, `ro-ec146-especial-permanente-pontos${years}-integralidade`],
      under(`${RONDONIA_BY_LAW}, art. 41`, {
        special: item,
        points: `${item} e § 1º`,
        publicService: 'caput',
        position: 'caput',
      }),
    ),
  ]),
  ...each(
    ['ro-ec146-voluntaria', 'ro-ec146-voluntaria-integralidade'],
    under(`${RONDONIA_BY_LAW}, art. 32`, { age: 'I', contribution: 'II', publicService: 'III', position: 'IV' }),
  ),
  ...each(['ro-ec146-professor', 'ro-ec146-professor-integralidade'], {
    age: `${RONDONIA_BY_LAW}, art. 32, I; art. 33`,
    teaching: `${RONDONIA_BY_LAW}, art. 32, II; art. 33`,
    publicService: `${RONDONIA_BY_LAW}, art. 32, III`,
    position: `${RONDONIA_BY_LAW}, art. 32, IV`,
  }),
  ...each(
    ['ro-ec146-policial-permanente', 'ro-ec146-policial-permanente-integralidade'],
    under(`${RONDONIA_BY_LAW}, art. 34`, {
      age: 'I',
      contribution: 'II',
      police: 'III e parágrafo único',
      carreer: 'IV',
    }),
  ),
  ...each(
    ['ro-ec146-deficiencia-tempo', 'ro-ec146-deficiencia-tempo-integralidade'],
    under(`${RONDONIA_BY_LAW}, art. 35`, {
      disability: 'I a III',
      hasDisability: 'caput',
      publicService: 'caput',
      position: 'caput',
    }),
  ),
  ...each(
    ['ro-ec146-deficiencia-idade', 'ro-ec146-deficiencia-idade-integralidade'],
    under(`${RONDONIA_BY_LAW}, art. 35`, {
      age: 'IV',
      disability: 'IV',
      hasDisability: 'caput',
      publicService: 'caput',
      position: 'caput',
    }),
  ),
  ['ro-ec146-incapacidade', { disablement: `${RONDONIA_BY_LAW}, art. 30, caput e § 1º` }],
  ['ro-ec146-compulsoria', { age: `${RONDONIA_BY_LAW}, art. 31, caput` }],
];
