/** Joinville: Emenda à Lei Orgânica 26/2021 and LC 571/2021, rules from 01/01/2022 on. The toll was not read. */
import type { Norm, Rule } from '../rule/rule.ts';
import { agesFrom, localityOf, SIXTY_PLUS_TWO } from './pieces/locality.ts';
import { PERMANENT, TRANSITION, TRANSITION_OF_TEACHERS } from './pieces/mirror.ts';
import { asReported } from './pieces/reported.ts';
import { permanentRule, pointsRules } from './pieces/shapes.ts';
import { incapacityRule } from './pieces/special.ts';
import type { Place } from './place.ts';
import { NOT_READ, type ReformedRegime } from './regime-entry.ts';

const regime: ReformedRegime = {
  regimeId: 4209102,
  name: 'Joinville - SC',
  uf: 'SC',
  city: 'Joinville',
  institute: 'IPREVILLE',
  ownReform: true,
  reformDate: '2022-01-01',
  norm: 'ELO 26/2021; LC 571/2021',
  confirmed: true,
  endorsement: NOT_READ,
  note: 'ELO de 09/09/2021 e LC publicada em 20/09/2021; regras a partir de 01/01/2022.',
};

const locality = localityOf(regime, {
  prefix: 'joinville-sc-lc571',
  law: 'LC 571/2021 de Joinville',
  ruleYear: 2021,
  points: {
    source: 'ELO 26/2021 e LC 571/2021',
    note: 'O cálculo adota 86/96 pontos em 2022 (professor: 81/91) e os limites da União. O projeto (PLC 8/2021, art. 47) previa 88/98 e foi alterado por emenda em agosto de 2021; confira a LC 571/2021 publicada.',
    servants: { from: '2022-01', points: [96, 86], limits: [105, 100], everyMonths: 12, confirmed: false },
    teachers: { from: '2022-01', points: [91, 81], limits: [100, 92], everyMonths: 12, confirmed: false },
  },
});

const points = {
  article: 'art. 47',
  average: SIXTY_PLUS_TWO,
  confirmed: false,
} as const;
const pointsAdopted = (figures: string): string =>
  `O cálculo adota ${figures} pontos em 2022. O projeto (PLC 8/2021) previa 88/98 na regra geral e foi alterado na Câmara; confira a pontuação na LC 571/2021 publicada.`;

const permanent = permanentRule(locality, {
  article: 'art. 33',
  average: SIXTY_PLUS_TWO,
  ...PERMANENT,
  ages: [65, 62],
  confirmed: true,
});

/** Art. 33, for those who entered by 01/01/2022: ages that reach those of later entrants in 2026. */
const permanentOfEarlierEntry: Rule = {
  ...permanent,
  id: 'joinville-sc-lc571-voluntaria-ingresso-ate-2022',
  modality: 'Voluntária – ingresso até 01/01/2022 (LC 571/2021 de Joinville, art. 33)',
  description:
    'Ingresso até 01/01/2022: 63 anos (homem) ou 60 (mulher) até 31/12/2023, 64/61 em 2024 e 2025, 65/62 desde 01/01/2026, 25 de contribuição, 10 de serviço público e 5 no cargo; 60% da média mais 2% por ano acima de 20.',
  entry: { until: '2022-01-01' },
  requirements: [
    {
      kind: 'age',
      months: agesFrom([locality.cutOff, [63, 60]], ['2024-01-01', [64, 61]], ['2026-01-01', [65, 62]]),
    },
    ...permanent.requirements.filter((requirement) => requirement.kind !== 'age'),
  ],
  confirmed: false,
  observations: ['Os 10 anos de serviço público seguem a regra da União; confira-os na LC 571/2021.'],
};

const WITHOUT_PUBLIC_SERVICE =
  'Para o ingresso até 01/01/2022 o IPREVILLE pede 25 anos de contribuição e 5 no cargo, sem os 10 de serviço público, que a outra leitura toma da regra da União. As duas datas são mostradas; confira na LC 571/2021 de Joinville.';

const withoutPublicService: Rule = asReported(
  {
    ...permanentOfEarlierEntry,
    description: permanentOfEarlierEntry.description
      .replace(' 10 de serviço público', '')
      .replace('contribuição, e', 'contribuição e'),
    requirements: permanentOfEarlierEntry.requirements.filter(({ kind }) => kind !== 'publicService'),
    observations: [],
  },
  WITHOUT_PUBLIC_SERVICE,
);

const norm: Norm = {
  id: 'joinville-lc-571-2021',
  title: 'Joinville – Lei Complementar 571/2021',
  rules: [
    ...pointsRules(locality, {
      ...points,
      ...TRANSITION,
      observations: [pointsAdopted('86/96')],
      ages: agesFrom([locality.cutOff, [62, 57]]),
      fullPayAges: [65, 62],
    }),
    ...pointsRules(locality, {
      ...points,
      ...TRANSITION_OF_TEACHERS,
      observations: [pointsAdopted('81/91')],
      teacher: true,
      ages: agesFrom([locality.cutOff, [57, 52]]),
      fullPayAges: [60, 57],
    }),
    { ...permanentOfEarlierEntry, contested: WITHOUT_PUBLIC_SERVICE },
    withoutPublicService,
    permanent,
    permanentRule(locality, {
      article: 'art. 33',
      average: SIXTY_PLUS_TWO,
      ...PERMANENT,
      teacher: true,
      ages: [60, 57],
      confirmed: false,
    }),
    incapacityRule(locality, { confirmed: false }),
  ],
};

export const joinvilleSc: Place = {
  regime,
  complementaryRegime: NOT_READ,
  points: locality.points,
  norm,
};
