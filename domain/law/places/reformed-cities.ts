/**
 * Capitals whose reform is known by the beginning of its text: its norm, its day, and in two of them the ages. Nothing of the old
 * rules is given as a right after that day; what was not read is not computed, and the note says so.
 */
import type { Norm } from '../rule/rule.ts';
import { localityOf, SIXTY_PLUS_TWO, VALUE_LEFT_TO_LOCAL_LAW } from './pieces/locality.ts';
import { PERMANENT } from './pieces/mirror.ts';
import { permanentRule } from './pieces/shapes.ts';
import { incapacityRule } from './pieces/special.ts';
import type { Place } from './place.ts';
import { NOT_READ, type ReformedRegime } from './regime-entry.ts';

const NOTHING_AFTER =
  'Depois desse dia as regras antigas só valem para quem já tinha o direito completo. Transições, professores, cálculo e pensão da lei municipal não foram lidos e não são calculados: confira a lei antes de usar.';

type Said = Omit<ReformedRegime, 'ownReform' | 'confirmed' | 'rulesNotRead' | 'endorsement' | 'name' | 'city'> & {
  readonly city: string;
  readonly endorsement?: ReformedRegime['endorsement'];
};

const reformed = ({
  city,
  note,
  endorsement = NOT_READ,
  ...said
}: Said): ReformedRegime & { readonly city: string } => ({
  ...said,
  name: `${city} - ${said.uf}`,
  city,
  ownReform: true,
  confirmed: false,
  rulesNotRead: true,
  endorsement,
  note: `${note ?? ''} ${NOTHING_AFTER}`.trim(),
  warning: `${city}: ${note ?? ''} ${NOTHING_AFTER}`,
});

const teresina = reformed({
  regimeId: 2211001,
  city: 'Teresina',
  uf: 'PI',
  institute: 'IPMT',
  reformDate: '2021-12-20',
  norm: 'LC 5.686/2021',
  note: 'LC 5.686/2021, art. 2º, lida em parte; sancionada até 20/12/2021, o dia da publicação e da vigência não foi lido.',
});

const florianopolis = reformed({
  regimeId: 4205407,
  city: 'Florianópolis',
  uf: 'SC',
  institute: 'IPREF',
  reformDate: '2025-04-29',
  norm: 'Emenda à Lei Orgânica de abril de 2025 (art. 31)',
  note: 'Lei Orgânica, art. 31, na redação publicada em 29/04/2025; a lei complementar e a vigência não foram lidas.',
});

const salvador = reformed({
  regimeId: 2927408,
  city: 'Salvador',
  uf: 'BA',
  institute: 'FUMPRES',
  reformDate: '2020-03-31',
  norm: 'LC 75/2020',
  endorsement: { kind: 'law', lastDay: '2020-03-31', law: 'LC 75/2020 de Salvador, art. 1º, II' },
  note: 'LC 75/2020, que também referenda as revogações da EC 103/2019 (art. 1º, II); aprovada em março de 2020, o dia da publicação não foi lido.',
});

const fortaleza = reformed({
  regimeId: 2304400,
  city: 'Fortaleza',
  uf: 'CE',
  institute: 'IPM Fortaleza',
  reformDate: '2021-04-26',
  norm: 'LC 298/2021',
  note: 'LC 298, publicada em 26/04/2021, que adequa o regime próprio à EC 103/2019; os capítulos das regras não foram lidos.',
});

const vitoria = reformed({
  regimeId: 3205309,
  city: 'Vitória',
  uf: 'ES',
  institute: 'IPAMV',
  reformDate: '2021-10-18',
  norm: 'LC 8/2021',
  note: 'LC 8/2021, lida só no começo; a Emenda à Lei Orgânica ia a segundo turno em 18/10/2021 (imprensa), o dia da vigência não foi lido.',
});

const valueNotRead = {
  valueArticle: VALUE_LEFT_TO_LOCAL_LAW,
  average: SIXTY_PLUS_TWO,
  confirmed: false,
  missing: 'o cálculo do provento e as transições da lei municipal',
  observations: ['O provento é estimado em 60% da média mais 2% por ano acima de 20; confira na lei municipal.'],
} as const;

const normOfTeresina: Norm = {
  id: 'teresina-lc-5686-2021',
  title: 'Teresina – Lei Complementar 5.686/2021',
  rules: [
    permanentRule(
      localityOf(teresina, { prefix: 'teresina-pi-lc5686', law: 'LC 5.686/2021 de Teresina', ruleYear: 2021 }),
      { ...valueNotRead, article: 'art. 2º, III', ...PERMANENT, ages: [65, 62] },
    ),
  ],
};

const normOfFlorianopolis: Norm = {
  id: 'florianopolis-elo-2025',
  title: 'Florianópolis – Emenda à Lei Orgânica de 2025',
  rules: [
    permanentRule(
      localityOf(florianopolis, {
        prefix: 'florianopolis-sc-elo2025',
        law: 'Lei Orgânica de Florianópolis',
        ruleYear: 2025,
      }),
      {
        ...valueNotRead,
        article: 'art. 31, § 2º, III',
        ...PERMANENT,
        ages: [65, 62],
        observations: [
          ...valueNotRead.observations,
          'O cálculo adota 25 anos de contribuição, 10 de serviço público e 5 no cargo; confira na lei complementar municipal.',
        ],
      },
    ),
  ],
};

/** What every reform provides (CF, art. 40, § 1º, I), with the value of the União: nothing else of these laws is known. */
const incapacityOf = (
  regime: ReformedRegime,
  said: { prefix: string; law: string; ruleYear: number },
): Norm['rules'] => [
  incapacityRule(localityOf(regime, said), {
    confirmed: false,
    missing: 'o cálculo do provento na lei municipal',
    observations: ['O provento é estimado pela regra da União; confira na lei municipal.'],
  }),
];

const normOfSalvador: Norm = {
  id: 'salvador-lc-75-2020',
  title: 'Salvador – Lei Complementar 75/2020',
  rules: incapacityOf(salvador, { prefix: 'salvador-ba-lc75', law: 'LC 75/2020 de Salvador', ruleYear: 2020 }),
};

const normOfFortaleza: Norm = {
  id: 'fortaleza-lc-298-2021',
  title: 'Fortaleza – Lei Complementar 298/2021',
  rules: incapacityOf(fortaleza, { prefix: 'fortaleza-ce-lc298', law: 'LC 298/2021 de Fortaleza', ruleYear: 2021 }),
};

const normOfVitoria: Norm = {
  id: 'vitoria-lc-8-2021',
  title: 'Vitória – Lei Complementar 8/2021',
  rules: incapacityOf(vitoria, { prefix: 'vitoria-es-lc8', law: 'LC 8/2021 de Vitória', ruleYear: 2021 }),
};

const place = (regime: ReformedRegime, norm: Norm): Place => ({
  regime,
  complementaryRegime: NOT_READ,
  points: null,
  norm,
});

export const reformedCities: readonly Place[] = [
  place(teresina, normOfTeresina),
  place(florianopolis, normOfFlorianopolis),
  place(salvador, normOfSalvador),
  place(fortaleza, normOfFortaleza),
  place(vitoria, normOfVitoria),
];
