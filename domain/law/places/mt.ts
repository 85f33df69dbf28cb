/**
 * Mato Grosso: EC 92/2020. CE, arts. 140 to 140-G were read (incapacity, calculation, kept rights); the transition stands in
 * articles of the amendment that nobody here has read, and is taken as that of EC 103, as the institute described the bill.
 */

import { reviewedBy } from '../norms/rpps/pieces.ts';
import type { Norm, Rule } from '../rule/rule.ts';
import { dayAfter, LAST_PAY, localityOf, SIXTY_PLUS_TWO, valued } from './pieces/locality.ts';
import { federalMirror, PERMANENT } from './pieces/mirror.ts';
import { policeRule } from './pieces/police.ts';
import { permanentRule } from './pieces/shapes.ts';
import { compulsoryRule, disabilityRules, exposureByAge, incapacityRule, orBetterVoluntary } from './pieces/special.ts';
import type { Place } from './place.ts';
import { NOT_READ, type ReformedRegime } from './regime-entry.ts';
import { asTheUniao } from './uniao.ts';

const regime: ReformedRegime = {
  regimeId: 51,
  name: 'Mato Grosso (Estado)',
  uf: 'MT',
  institute: 'MTPREV',
  ownReform: true,
  reformDate: '2020-08-20',
  inForceFrom: '2020-08-21',
  reformDayDoubt: { lastDay: '2020-08-21', why: 'a EC 92/2020 saiu em 21/08/2020.' },
  norm: 'EC 92/2020',
  confirmed: false,
  endorsement: NOT_READ,
  note: 'Aprovada em 12/08/2020 e publicada em 21/08/2020; o corte de 20/08/2020 é o usado no produto. Ingresso ou requisito completo em 21/08/2020: confira se a emenda já valia.',
};

const locality = localityOf(regime, {
  prefix: 'mt-ec92',
  law: 'EC 92/2020 de Mato Grosso',
  ruleYear: 2020,
  points: asTheUniao,
});

/** Published on the day after the cut-off: until then CE, art. 140-B, bound nobody. */
const SINCE = dayAfter(locality.cutOff);

/** CE, art. 140-E, sole paragraph. */
const MAGISTRATES =
  'Membros do Judiciário e do Ministério Público que ingressaram na carreira até 19/12/2003 e, na promulgação da EC 92/2020, tinham 53/48 anos e 35/30 de contribuição conservam a EC 41/2003, arts. 2º, 6º e 6º-A, e a EC 47/2005, art. 3º (Constituição do Estado, art. 140-E, parágrafo único), o que não é calculado aqui.';

const byArticle140B = incapacityRule(locality, {
  article: 'CE, art. 140-B',
  valueArticle: 'CE, art. 140-D; EC 103/2019, art. 10, § 1º, II; art. 26, §§ 2º, II, e 3º, II',
  confirmed: true,
  observations: [
    'Vale qualquer que seja o dia da filiação ao regime próprio (Constituição do Estado, art. 140-B), ressalvado o direito adquirido até a reforma (art. 140-E, caput).',
    reviewedBy('Constituição do Estado, art. 140-A, § 1º, II'),
    MAGISTRATES,
  ],
});

/** "Ressalvado o disposto no art. 140-E". */
const incapacity: Rule = {
  ...byArticle140B,
  source: `${byArticle140B.source}; CE, art. 140-E`,
  window: { from: SINCE, to: null },
};

const disability = disabilityRules(locality, {
  article: 'CE, art. 140-A, § 3º',
  valueArticle: 'EC 103/2019, art. 22; LC 142/2013, art. 8º',
  confirmed: false,
  missing: 'os artigos próprios da EC 92/2020, onde se veria se o art. 22 da EC 103/2019 vale desde já no Estado',
  publicService: 10,
  position: 5,
});

/** CE, art. 140-A, § 3, "terá os proventos": who entered until 2003 without the option has not the average to choose. */
const paidByAverage = (rule: Rule): Rule => ({
  ...rule,
  description: `Ingresso desde 01/01/2004, ou antes com opção pela previdência complementar: ${rule.description}`,
  entry: { from: '2004-01-01', earlierIfOpted: true, article: 'CE, art. 140-A, § 3º' },
});

/** CE, art. 140-A, § 3: entry until 2003 is paid as EC 103, art. 20, §§ 2, I, and 3, I. */
const paidInFull = (rule: Rule): Rule => ({
  ...rule,
  ...valued(LAST_PAY),
  id: `${rule.id}-integralidade`,
  modality: `${rule.modality} – ingresso até 31/12/2003`,
  description: `${rule.description.replace(/\.$/, '')}; ${LAST_PAY.words}.`,
  entry: { until: '2003-12-31', article: 'CE, art. 140-A, § 3º' },
  withoutComplementaryRegime: true,
  source: 'CE, art. 140-A, § 3º; EC 103/2019, art. 20, §§ 2º, I, e 3º, I; art. 22; LC 142/2013, art. 3º',
  valueLaw: 'CE, art. 140-A, § 3º; EC 103/2019, art. 20, § 2º, I',
});

/** CE, art. 140-A, §§ 1, III, and 2: 65 and 62 years; the times are left to a complementary law. */
const permanent = permanentRule(locality, {
  ...PERMANENT,
  article: 'CE, art. 140-A, § 1º, III',
  valueArticle: 'CE, art. 140-D; EC 103/2019, art. 26, § 2º, II',
  average: SIXTY_PLUS_TWO,
  ages: [65, 62],
  confirmed: false,
  missing:
    'a lei complementar a que a Constituição do Estado deixa os tempos e o cálculo (art. 140-A, §§ 1º, III, e 2º), e os artigos próprios da EC 92/2020',
});

const norm: Norm = {
  id: 'mt-ec-92-2020',
  title: 'Mato Grosso – Emenda Constitucional 92/2020',
  rules: [
    ...federalMirror(locality)
      .filter(({ kind }) => kind !== 'incapacity')
      .map((rule) => (rule.id === permanent.id ? permanent : rule)),
    incapacity,
    compulsoryRule(locality, {
      article: 'CE, art. 140-A, § 1º, I',
      valueArticle: 'CE, art. 140-D; EC 103/2019, art. 26, §§ 2º, II, e 4º',
      from: SINCE,
      confirmed: true,
      observations: [orBetterVoluntary('EC 103/2019, art. 26, § 4º'), MAGISTRATES],
    }),
    exposureByAge(locality, { age: 60, publicService: 10, position: 5, confirmed: false }),
    ...disability.map(paidByAverage),
    ...disability.map(paidInFull),
    policeRule(locality, {
      what: 'polícia, sistema prisional e socioeducativo',
      ages: [50, 50],
      years: [30, 25],
      inPolice: [20, 15],
      value: LAST_PAY,
      transition: true,
      confirmed: false,
      observations: ['Emenda aprovada: 50 anos de idade e 30 de carreira, 20 deles na segurança (homem).'],
    }),
  ],
};

export const mt: Place = {
  regime,
  complementaryRegime: NOT_READ,
  points: locality.points,
  norm,
};
