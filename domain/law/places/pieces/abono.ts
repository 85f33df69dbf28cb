/** The abono de permanência where a law of the place was read and pays it from the request on, not from the right. */

/** Rondônia: "poderá fazer jus", "desde que o requeira expressamente", "a partir da data do respectivo requerimento". */
export const ABONO_ON_REQUEST = {
  article: 'LC 1.100/2021, art. 21, caput e § 2º',
  words:
    'Devido desde o requerimento expresso (LC 1.100/2021, art. 21, caput e § 2º): igual à contribuição descontada, até a idade da compulsória.',
} as const;
