/** The day of a reform that two sources give differently: what is not known of a date that lies between the two. */
import { dayOf } from '../../../units/day.ts';
import { formatDate } from '../../../words/format.ts';
import { EVERY_ENTITY } from '../../rule/rule.ts';
import type { Case } from '../case.ts';
import type { Judgement } from '../judge.ts';

/**
 * The doubt in Portuguese where the other day would change the answer: an old rule completed between the two days, an entry
 * between them that opens or closes a rule of the place, or a toll measured on the day.
 */
export const reformDayDoubtOf = (
  { rule, completeOn, standing }: Judgement,
  { regime, ingress }: Case,
): string | null => {
  const { reformDate = null, reformDayDoubt: doubt } = regime ?? {};
  if (reformDate === null || doubt === undefined) return null;
  const [first = reformDate, last = reformDate] = [reformDate, doubt.lastDay].sort();
  const between = (day: number | null): boolean => day !== null && day > dayOf(first) && day <= dayOf(last);
  const closes = rule.place === EVERY_ENTITY && (rule.window.to === 'reform' || rule.window.to === 'endorsement');
  const until = rule.place === EVERY_ENTITY ? undefined : rule.entry?.until;
  const opens = until !== undefined && until >= first && until <= last && between(ingress);
  const measured = rule.toll?.measuredOn === reformDate && standing === 'future';
  if (!(closes && between(completeOn)) && !opens && !measured) return null;
  return `O dia da reforma está em dúvida: aqui o último das regras anteriores é ${formatDate(reformDate)}, e ${doubt.why} A diferença muda esta data ou este direito.`;
};

/** The doubt in Portuguese about an old right that a reform known by reports alone may have closed; null where there is none. */
export const reportedReformDoubtOf = (
  { rule, whenToRetire, standing }: Judgement,
  { regime, ingress }: Case,
): string | null => {
  const on = regime?.reportedReformOn;
  const isOld = rule.place === EVERY_ENTITY && (rule.window.to === 'reform' || rule.window.to === 'endorsement');
  if (on === undefined || !isOld || standing === 'notApplicable' || whenToRetire === null) return null;
  const day = formatDate(on);
  if (ingress !== null && ingress > dayOf(on))
    return `Ingresso depois da reforma noticiada, de ${day}: esta regra pode não alcançar este servidor. Confira a lei local.`;
  if (whenToRetire <= dayOf(on)) return null;
  return `Direito que se completa depois da reforma noticiada, de ${day}, que pode tê-lo fechado. Confira a lei local.`;
};
