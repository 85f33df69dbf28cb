/** Amapá: whether it reformed its general rules was not found; LC 87/2014 is the civil police's own. */
import { police } from '../norms/rpps/pieces.ts';
import type { Norm, Rule } from '../rule/rule.ts';
import { LAST_PAY, type Locality, localRule, valued } from './pieces/locality.ts';
import type { Place } from './place.ts';
import { NOT_READ, type RegimeEntry } from './regime-entry.ts';

const LC_134 =
  'A LC 134, de 29/12/2021, altera o regime próprio e traz disposições transitórias nos termos da EC 103/2019, que não foram conferidas: as regras aqui são as de quem não fez reforma, e o direito completo depois dela não é certo.';

const regime: RegimeEntry = {
  regimeId: 16,
  name: 'Amapá (Estado)',
  uf: 'AP',
  institute: 'AMPREV',
  ownReform: null,
  norm: 'LC 134/2021 (não conferida); LC 87/2014 (polícia civil)',
  reportedReformOn: '2021-12-29',
  confirmed: false,
  endorsement: NOT_READ,
  note: `Não confirmado se houve reforma das regras de aposentadoria. ${LC_134}`,
  warning: `Amapá. ${LC_134} Confira a lei antes de usar qualquer data.`,
};

const locality: Locality = {
  place: 'ap',
  prefix: 'ap-lc87',
  law: 'LC 87/2014 do Amapá',
  ruleYear: 2014,
  cutOff: '2014-09-04',
};

const BOTH =
  'A LC 87/2014 do Amapá, art. 1º, I, a, dá ao homem a aposentadoria com 25 anos estritamente policiais; a LC 51/1985, lei nacional, pede 30 de contribuição e 20 de polícia. As duas leituras são mostradas: confira qual o Estado aplica.';

const COMPULSORY =
  'O art. 1º, II, da LC 87/2014 põe a compulsória do policial civil aos 65 anos; o cálculo adota os 75 da LC 152/2015, posterior e nacional.';

/** Art. 3, where the copy is cut: "considerando sempre a data de ingresso do servidor na Carreira Policial Civil". */
const BY_ENTRY =
  'O art. 3º manda considerar a data do ingresso na carreira, e o fim dele não é conhecido: confira o valor e a paridade.';

const VALUE_NOT_READ = 'o fim do art. 3º da LC 87/2014';

const norm: Norm = {
  id: 'ap-lc-87-2014',
  title: 'Amapá – Lei Complementar 87/2014 (polícia civil)',
  rules: [
    {
      ...localRule(locality, {
        article: 'art. 1º, I, a',
        valueArticle: 'art. 2º; art. 3º',
        confirmed: false,
        missing: VALUE_NOT_READ,
        observations: [BY_ENTRY, COMPULSORY],
      }),
      ...valued(LAST_PAY),
      id: 'ap-lc87-policial-homem-25',
      modality: 'Policial civil – 25 anos estritamente policiais (LC 87/2014 do Amapá, art. 1º, I, a)',
      description: `Homem, sem idade mínima: 25 anos de cargo estritamente policial; ${LAST_PAY.words}.`,
      kind: 'police',
      gender: 'Homem',
      requirements: [police(25)],
      variantOf: 'lc51-policial-voluntaria',
      contested: BOTH,
    },
  ],
};

const withTheState = (rule: Rule): readonly Rule[] => [
  {
    ...rule,
    place: 'ap',
    parity: 'Integral e paritária pela LC 87/2014 do Amapá, art. 2º; o art. 3º manda considerar a data do ingresso.',
    source: `${rule.source}; LC 87/2014 do Amapá, art. 2º; art. 3º`,
    confirmed: false,
    missing: VALUE_NOT_READ,
    observations: [...rule.observations.filter((said) => !said.startsWith('Integralidade')), COMPULSORY],
  },
];

export const ap: Place = {
  regime,
  complementaryRegime: NOT_READ,
  points: null,
  norm,
  amends: { 'lc51-policial-voluntaria': withTheState },
};
