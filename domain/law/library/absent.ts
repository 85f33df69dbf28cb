/** Why a rule of the catalogue is in none of the lists that `evaluate` answers. */
import { isoOf } from '../../units/day.ts';
import { formatDate } from '../../words/format.ts';
import { type Case, caseOf } from '../engine/case.ts';
import { isOfTheirTime, judgeAll, missingDataOf, servesGender } from '../engine/evaluate.ts';
import { checkLawInput } from '../input/checks.ts';
import type { LawInput } from '../input/input.ts';
import { rulesOf } from '../norms/index.ts';
import { ruleById } from './steps.ts';

const ofAnother = (ruleId: string, person: Case): string => {
  const rule = ruleById(ruleId);
  if (rule === null) return 'Regra desconhecida.';
  if (rule.regimeType !== person.regimeType)
    return `Regra do ${rule.regimeType}; o cálculo pedido é do ${person.regimeType}.`;
  return `Regra de outro ente (${rule.place}); o do cálculo é ${person.regime?.name ?? 'desconhecido'}.`;
};

const NOT_COMPLETE = 'Direito que não se completou no prazo da regra; ela só aparece a quem o tem.';

/**
 * Why a rule is not in the answer, in Portuguese; null where it is, with its reasons in `whyNot` if it is not applicable.
 * `whyAbsent(input, 'sp-lc1354-pontos')` for a servant of the União is 'Regra de outro ente (sp); o do cálculo é União.'
 *
 * @throws LawError as `evaluate`
 */
export const whyAbsent = (input: LawInput, ruleId: string): string | null => {
  checkLawInput(input);
  const missing = missingDataOf(input);
  const person = missing.length > 0 ? null : caseOf(input);
  if (person === null) return `Faltam dados: ${missing.join(', ')}.`;
  const rule = rulesOf(person.regimeType, person.regime).find(({ id }) => id === ruleId);
  if (rule === undefined) return ofAnother(ruleId, person);
  if (!servesGender(rule, person)) return `Regra só para ${rule.gender === 'Mulher' ? 'mulheres' : 'homens'}.`;
  const judged = judgeAll([rule], person)[0];
  if (rule.onlyWhereItAdds !== undefined && judged === undefined) return NOT_COMPLETE;
  const isShown = isOfTheirTime(rule, person) || judged?.standing !== 'notApplicable';
  if (isShown || person.ingress === null) return null;
  return `Regra de ${rule.ruleYear}, anterior ao ingresso no serviço público em ${formatDate(isoOf(person.ingress))}.`;
};
