/** Bahia, EC 26/2020, art. 5: the police, as published and as the amendment published on 11/12/2025 rewrote it. */

import type { Rule } from '../../rule/rule.ts';
import { LAST_PAY, type Locality } from './locality.ts';
import { policeRule } from './police.ts';

const REWRITTEN = '2025-12-11';
const EVE = '2025-12-10';

const times = { years: [30, 25], inPolice: [20, 15], transition: true } as const;

const WITHOUT_PARITY_READ = { benefitCalculusMethod: LAST_PAY.benefitCalculusMethod } as const;

const MILITARY_COUNTS =
  'Contam como cargo policial a atividade militar e a de agente penitenciário ou socioeducativo (art. 5º, § 1º).';

const now = {
  ...times,
  article: 'art. 5º, na redação de dezembro de 2025',
  valueArticle: 'Emenda de 11/12/2025, art. 5º',
  value: { ...WITHOUT_PARITY_READ, words: 'totalidade da última remuneração' },
  confirmed: false,
  missing: 'o art. 5º inteiro na redação da emenda publicada em 11/12/2025, de que falta o § 3º',
  observations: [MILITARY_COUNTS],
} as const;

const before = {
  ...times,
  article: 'art. 5º',
  valueArticle: 'LC 51/1985, art. 1º, II',
  value: { ...WITHOUT_PARITY_READ, words: 'proventos integrais' },
  confirmed: false,
  missing: 'a EC 27/2021, que não foi achada',
  observations: ['Redação que valeu até 10/12/2025.', MILITARY_COUNTS],
} as const;

const both = (
  locality: Locality,
  figures: typeof now | typeof before,
  suffix: string,
  ageOfWomen: number,
): readonly Rule[] => [
  policeRule(locality, {
    ...figures,
    suffix: `${suffix}-idade`,
    what: 'polícia civil e penal',
    ages: [55, ageOfWomen],
  }),
  policeRule(locality, {
    ...figures,
    suffix: `${suffix}-pedagio`,
    what: 'polícia civil e penal, com pedágio',
    ages: [53, 52],
    toll: { percent: 50, measuredOn: locality.cutOff, of: 'contribution' },
  }),
];

/** "Que tenham ingressado na respectiva carreira." */
const intoTheCareer = (rule: Rule): Rule => ({ ...rule, entry: { ...rule.entry, into: 'policeCareer' } });

export const bahiaPolice = (locality: Locality): readonly Rule[] =>
  [
    ...both(locality, before, '-2020', 55).map((rule) => ({
      ...rule,
      window: { from: locality.cutOff, to: EVE },
      parity: 'Depende de lei complementar do Estado (STF, Temas 1019 e 1307); o art. 5º original não a prevê.',
    })),
    ...both(locality, now, '', 53).map((rule) => ({
      ...rule,
      ruleYear: 2025,
      window: { from: REWRITTEN, to: null },
      parity: 'Anunciada pela Assembleia na redação de dezembro de 2025: confira o art. 5º, § 3º.',
    })),
  ].map(intoTheCareer);
