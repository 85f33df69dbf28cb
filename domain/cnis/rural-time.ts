/** Links of the segurado especial, whose work is rural and, as a rule, contributes nothing of its own. */
import { fold } from '../words/format.ts';
import type { CnisRelation } from './extract.ts';
import type { CnisRegister, CnisWarning } from './register.ts';

export const ruralMessages = {
  unpaid:
    'Segurado especial sem contribuição: entra como trabalho rural, fora da carência. Serve à aposentadoria por idade rural e à híbrida; por tempo, só até 10/1991 ou depois de pago (Lei 8.213/1991, arts. 39 e 55, § 2º).',
  paid: 'Segurado especial com contribuição própria: entra como trabalho rural (Lei 8.213/1991, art. 39, II).',
} as const;

const SPECIAL = /\bsegurado especial\b/;
/** Of the years that the INSS keeps of rural workers, whatever it decided about them. @see Portaria DIRBEN/INSS 990/2022, Anexo V */
const MARKS = /^(PSE-|ISE-|ASEF?-)/;

const isOfSpecial = ({ kind, type, employer, indicators }: CnisRelation): boolean =>
  kind !== 'benefit' &&
  kind !== 'event' &&
  (SPECIAL.test(fold(type)) || SPECIAL.test(fold(employer)) || indicators.some((code) => MARKS.test(code)));

const isPaid = ({ remunerations }: CnisRelation): boolean =>
  remunerations.some(({ value }) => value !== null && value > 0);

/** Work of a segurado especial who contributed nothing of his own. */
export const isUnpaidRural = (relation: CnisRelation): boolean => isOfSpecial(relation) && !isPaid(relation);

export const ruralWarning = (relation: CnisRelation): CnisWarning | null => {
  if (!isOfSpecial(relation)) return null;
  const message = isPaid(relation) ? ruralMessages.paid : ruralMessages.unpaid;
  return { code: 'rural', month: null, year: null, message };
};

export const isRuralRegister = ({ warnings }: Pick<CnisRegister, 'warnings'>): boolean =>
  warnings.some(({ code }) => code === 'rural');
