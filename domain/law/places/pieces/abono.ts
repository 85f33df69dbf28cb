/** The abono de permanência where a law of the place was read and pays it from the request on, not from the right. */

/** Rondônia: "poderá fazer jus", "desde que o requeira expressamente", "a partir da data do respectivo requerimento". */
export const ABONO_ON_REQUEST = {
  article: 'LC 1.100/2021, art. 21, caput e §§ 1º e 2º',
  words:
    'Devido desde o requerimento expresso (LC 1.100/2021, art. 21, caput e § 2º): igual à contribuição efetivamente descontada ou recolhida (§ 1º), até a idade da compulsória.',
} as const;

/** EC 146/2021, art. 3: "fará jus", until the law that CE, art. 250, § 13, awaits. */
export const ABONO_OF_TRANSITIONS_IN_RONDONIA = {
  article: `${ABONO_ON_REQUEST.article}; EC 146/2021 de Rondônia, art. 3º`,
  words: `${ABONO_ON_REQUEST.words} De 14/09 a 17/10/2021, desde que o direito se completou (EC 146/2021, art. 3º).`,
} as const;

/** The law of before paid from the right on only to who asked within 30 days of it; since LC 1.100 nobody is. */
export const ABONO_OF_OLD_RIGHTS_IN_RONDONIA = {
  article: 'LC 432/2008, art. 40, § 4º, I e II; LC 1.100/2021, art. 21, caput e §§ 1º e 2º',
  words:
    'Pela LC 432/2008, art. 40, § 4º, devido desde que o direito se completou só a quem o requereu em até 30 dias; depois deles, e desde a LC 1.100/2021 (art. 21, caput e § 2º) para todos, desde o requerimento. Igual à contribuição efetivamente descontada ou recolhida.',
} as const;

/** Every abono that is lost for the months before it is asked for. */
export const PAID_FROM_REQUEST: readonly { readonly article: string; readonly words: string }[] = [
  ABONO_OF_OLD_RIGHTS_IN_RONDONIA,
  ABONO_OF_TRANSITIONS_IN_RONDONIA,
  ABONO_ON_REQUEST,
];
