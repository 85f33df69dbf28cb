/** Sergipe: only what is reported of EC 50/2019 and LC 338/2019; the federal figures stand, the reported ones beside them. */
import type { Norm, Rule } from '../rule/rule.ts';
import { localityOf, SIXTY_PLUS_TWO, WHOLE_AVERAGE } from './pieces/locality.ts';
import { FEDERAL_TOLL, FEDERAL_TOLL_OF_TEACHERS, federalMirror, PERMANENT } from './pieces/mirror.ts';
import { asReported, doubted, policeAsReported } from './pieces/reported.ts';
import { permanentRule, tollRules } from './pieces/shapes.ts';
import type { Place } from './place.ts';
import { NOT_READ, type ReformedRegime } from './regime-entry.ts';
import { asTheUniao } from './uniao.ts';

const regime: ReformedRegime = {
  regimeId: 28,
  name: 'Sergipe (Estado)',
  uf: 'SE',
  institute: 'SergipePrevidência',
  ownReform: true,
  reformDate: '2019-12-30',
  reformDayDoubt: { lastDay: '2019-12-26', why: 'a EC 50/2019 foi promulgada em 26/12/2019.' },
  norm: 'EC 50/2019; LC 338/2019',
  confirmed: false,
  endorsement: NOT_READ,
  note: 'EC 50 promulgada em 26/12/2019 e LC 338 de 27/12/2019; o dia da publicação (30/12/2019 aqui) não está confirmado.',
  warning:
    'Sergipe: a EC 50/2019 e a LC 338/2019 não foram conferidas no texto. Noticiam-se idade de 60 anos para a mulher (professores, 60 e 55), pedágio de 50% e regra própria da polícia: as figuras da União e as noticiadas são mostradas lado a lado.',
};

const locality = localityOf(regime, {
  prefix: 'se-lc338',
  law: 'LC 338/2019 de Sergipe',
  ruleYear: 2019,
  points: asTheUniao,
  observations: ['O cálculo adota as regras da União; confira a legislação do Estado antes de usar.'],
});

const AGES =
  'Idade em dúvida: a da União (65 e 62 anos; professores, 60 e 57) ou a noticiada da EC 50/2019 de Sergipe (65 e 60; professores, 60 e 55). As duas datas são mostradas; confira na emenda.';
const TOLL =
  'Pedágio em dúvida: o da União (100%) ou o noticiado da LC 338/2019 de Sergipe (50%). As duas datas são mostradas; confira na lei.';
const POINTS =
  'Noticia-se que a LC 338/2019 de Sergipe abrandou os pontos ou o tempo que leva a 100% da média (35 no lugar de 40); aqui seguem os da União. Confira na lei.';
const POLICE =
  'Noticia-se que a EC 50/2019 de Sergipe pede à polícia civil, prisional e socioeducativa 55 anos, 30 de contribuição e 25 no cargo; confira na emenda. A LC 51/1985, sem idade, é dada até o dia da reforma.';

const permanent = { ...PERMANENT, average: SIXTY_PLUS_TWO, confirmed: false } as const;
const toll = { percent: 50, measuredOn: locality.cutOff, average: WHOLE_AVERAGE, confirmed: false } as const;

const isOf =
  (kind: Rule['kind']) =>
  (rule: Rule): boolean =>
    rule.kind === kind;

const adopted = [
  { contested: AGES, of: isOf('permanent') },
  { contested: TOLL, of: isOf('toll') },
  { contested: POINTS, of: isOf('points') },
].reduce<readonly Rule[]>((rules, { contested, of }) => doubted(rules, contested, of), federalMirror(locality));

const norm: Norm = {
  id: 'se-lc-338-2019',
  title: 'Sergipe – Lei Complementar 338/2019',
  rules: [
    ...adopted,
    ...[
      permanentRule(locality, { ...permanent, ages: [65, 60] }),
      permanentRule(locality, { ...permanent, teacher: true, ages: [60, 55] }),
    ].map((rule) => asReported(rule, AGES)),
    ...[
      ...tollRules(locality, { ...toll, ...FEDERAL_TOLL }),
      ...tollRules(locality, { ...toll, ...FEDERAL_TOLL_OF_TEACHERS }),
    ].map((rule) => asReported(rule, TOLL)),
    policeAsReported(locality, POLICE),
  ],
};

export const se: Place = {
  regime,
  complementaryRegime: NOT_READ,
  points: locality.points,
  norm,
};
