/** Bahia: EC 26/2020 of 31/01/2020 and Lei 14.250/2020. The ages are those that the government sent in January 2020. */
import type { Norm } from '../rule/rule.ts';
import { LAST_PAY, localityOf, type Value } from './pieces/locality.ts';
import { federalMirror } from './pieces/mirror.ts';
import { policeRule } from './pieces/special.ts';
import type { Place } from './place.ts';
import { NOT_READ, type ReformedRegime } from './regime-entry.ts';
import { asTheUniao } from './uniao.ts';

const regime: ReformedRegime = {
  regimeId: 29,
  name: 'Bahia (Estado)',
  uf: 'BA',
  institute: 'SUPREV/FUNPREV',
  ownReform: true,
  reformDate: '2020-01-31',
  norm: 'EC 26/2020; Lei 14.250/2020',
  confirmed: false,
  endorsement: NOT_READ,
  note: 'Data da emenda confirmada (31/01/2020); publicação provavelmente em 01/02/2020, não confirmada.',
};

const locality = localityOf(regime, {
  prefix: 'ba-ec26',
  law: 'EC 26/2020 da Bahia',
  ruleYear: 2020,
  points: asTheUniao,
});

const sixtyPlusTwoOfBest90: Value = {
  benefitCalculusMethod: 'MEDIA_100_60_MAIS_2',
  benefitParameters: { bestShare: 90 },
  words: '60% da média das 90% maiores remunerações mais 2% por ano acima de 20',
};

const wholeAverageOfBest90: Value = {
  benefitCalculusMethod: 'MEDIA_100_INTEGRAL',
  benefitParameters: { bestShare: 90 },
  words: '100% da média das 90% maiores remunerações',
};

/** Art. 5 as the amendment published on 11/12/2025 rewrote it. */
const REWRITTEN = '2025-12-11';
const police = {
  article: 'art. 5º, na redação de dezembro de 2025',
  years: [30, 25],
  inPolice: [20, 15],
  value: LAST_PAY,
  transition: true,
  confirmed: false,
  missing: 'o art. 5º inteiro na redação da emenda publicada em 11/12/2025, de que falta o § 3º',
} as const;

const norm: Norm = {
  id: 'ba-ec-26-2020',
  title: 'Bahia – Emenda Constitucional 26/2020',
  rules: [
    ...federalMirror(locality, {
      permanentAges: [64, 61],
      permanentAgesOfTeachers: [59, 56],
      tollPercent: 60,
      average: sixtyPlusTwoOfBest90,
      tollAverage: wholeAverageOfBest90,
      articles: { points: 'art. 3º', toll: 'art. 4º' },
    }),
    ...[
      policeRule(locality, { ...police, suffix: '-idade', what: 'polícia civil e penal', ages: [55, 53] }),
      policeRule(locality, {
        ...police,
        suffix: '-pedagio',
        what: 'polícia civil e penal, com pedágio',
        ages: [53, 52],
        toll: { percent: 50, measuredOn: locality.cutOff, of: 'contribution' },
      }),
    ].map((rule) => ({ ...rule, ruleYear: 2025, window: { from: REWRITTEN, to: null } })),
  ],
};

export const ba: Place = {
  regime,
  complementaryRegime: {
    kind: 'since',
    firstDay: '2016-07-29',
    source: 'Lei 13.222/2015, art. 1º, § 1º',
    missing: 'o ato que autorizou o regulamento: o dia é o noticiado',
    doubt: {
      from: '2015-01-13',
      before: '2017-07-29',
      text: 'Previdência complementar: o primeiro dia é o da autorização do regulamento (Lei 13.222/2015, art. 1º, § 1º), noticiado como 29/07/2016. Desde esse dia o ingresso leva ao teto do RGPS (CF, art. 40, § 14); quem ingressou perto dele confira.',
    },
  },
  points: locality.points,
  norm,
};
