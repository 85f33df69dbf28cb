import { dayOf } from '../../../units/day.ts';
import type { Rule } from '../../rule/rule.ts';
import type { Case } from '../case.ts';

/** The first day of the average of Lei 9.876/1999. */
const FIRST = dayOf('1999-11-29');
const WITHOUT_DATE =
  'A aposentadoria por incapacidade permanente do INSS depende do dia em que a incapacidade começou: informe-o no cadastro do cliente.';
const BEFORE =
  'A aposentadoria por invalidez do INSS com início até 28/11/1999 não é calculada: valia a média dos 36 últimos salários.';
const WITHOUT_CARENCIA =
  'Sem 12 contribuições até o dia da incapacidade não há aposentadoria por incapacidade permanente do INSS, salvo em acidente de qualquer natureza, causa no trabalho ou doença da lista (Lei 8.213/1991, arts. 25, I, e 26, II): nesses casos, informe a causa no trabalho, ou veja o valor na aba Família. O segurado especial a tem com 12 meses de trabalho rural até esse dia (art. 39, I).';

/** Why whoever cannot work for the RGPS has no card of it; empty where there is one, and for others. */
export const incapacityDoubts = (
  { regimeType, disablement }: Case,
  judged: readonly { readonly rule: Rule }[],
): string[] => {
  const { recognised, on } = disablement;
  if (regimeType !== 'RGPS' || !recognised || judged.some(({ rule }) => rule.kind === 'incapacity')) return [];
  if (on === null) return [WITHOUT_DATE];
  if (on < FIRST) return [BEFORE];
  return [WITHOUT_CARENCIA];
};
