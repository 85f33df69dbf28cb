/** What is said of a rule whose figures, value or text nobody has confirmed, on every face of the product. */
import type { Rule } from '../api/rules.ts';

/** Of a state or a city. */
export const VALUE_NOT_CONFIRMED = 'Valor não confirmado na legislação local';
export const RULE_NOT_CHECKED = 'Regra ainda não conferida no texto da norma: confira antes de usar';

/** Where there is no room for more than its name. */
export const RULE_NOT_CONFIRMED = 'Regra não confirmada';
export const RULE_TO_CHECK = `${RULE_NOT_CONFIRMED}: confira antes de usar`;

/** The mark beside its name. */
export const unconfirmedMark = ({ notices }: Pick<Rule, 'notices'>): string =>
  notices.includes(VALUE_NOT_CONFIRMED) ? VALUE_NOT_CONFIRMED : 'Não conferida no texto da norma';

/** Rural work of which nothing tells whether it was paid for. */
export const RURAL_CATEGORY = 'Categoria rural não informada';
