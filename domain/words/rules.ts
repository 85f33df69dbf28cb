import type { RequirementExplained } from '../api/requirements.ts';
import type { Rule } from '../api/rules.ts';
import { dayOf, elapsed } from '../units/day.ts';
import { headlineMoney } from './far-ahead.ts';
import { formatDate, formatMoney, formatSpan } from './format.ts';
import { formatQuantity, isSpan } from './quantities.ts';
import { isBesideReceived } from './retired.ts';
import { ifRuralPaid } from './rural-pay.ts';
import { whyNotLine } from './why-not-words.ts';

/** The three groups every rule is sorted into. */
export type RuleGroup = 'applicable' | 'future' | 'notApplicable';

export const ruleGroupWords: Record<RuleGroup, { title: string; empty: string; state: string }> = {
  applicable: { title: 'Regras Aplicáveis', empty: 'Não há regras aplicáveis.', state: 'Aplicável' },
  future: { title: 'Regras Futuras', empty: 'Não há regras futuras.', state: 'Futura' },
  notApplicable: {
    title: 'Regras Não Aplicáveis',
    empty: 'Não há regras não aplicáveis.',
    state: 'Não aplicável',
  },
};

/** What of a value is no retirement of the regime; null where nothing is. @see Lei 12.618/2012, art. 3, § 5 */
export const specialBenefitText = (specialBenefit: number | undefined): string | null =>
  specialBenefit === undefined
    ? null
    : `Inclui ${formatMoney(specialBenefit)} de benefício especial da União; a Funpresp, conforme o extrato, não está no valor.`;

/** 'Até 16/12/1998. Ingresso…' → 'até 16/12/1998', to stand beside the day that is held. */
const asCondition = (text: string): string => {
  const [sentence = ''] = text.split('. ');
  return sentence.charAt(0).toLowerCase() + sentence.slice(1).replace(/\.$/, '');
};

/** What a requirement asks for: a date comes with its condition, everything else as it is read aloud. */
export const neededText = ({ requirement, necessary, text }: RequirementExplained): string => {
  if (isCondition({ requirement, necessary })) return 'no dia do direito';
  return typeof necessary === 'string' ? asCondition(text) : formatQuantity(requirement, necessary);
};

/** That somebody is a person with a disability has no amount: a dash would say that it is not asked for. */
const isCondition = ({ requirement, necessary }: Pick<RequirementExplained, 'requirement' | 'necessary'>): boolean =>
  requirement === 'disability' && necessary === null;

/** Time enough that is counted in a degree of disability that does not predominate. @see Decreto 3.048/1999, art. 70-E, § 1 */
const isOfOtherDegree = ({ requirement, necessary, held, missing }: RequirementExplained): boolean =>
  requirement === 'disability' && isSpan(necessary) && isSpan(held) && missing === null;

/** What is held of a requirement: of a condition whether it was stated, which the assessment has still to find. */
export const heldText = (explained: RequirementExplained): string => {
  if (!isCondition(explained)) return formatQuantity(explained.requirement, explained.held);
  return explained.met ? 'informada, por avaliar' : 'não informada';
};

/** The calendar distance between two days, `YYYY-MM-DD`: '1 ano e 2 meses'. Nothing where the second comes first. */
export const distanceBetween = (from: string, to: string): string => formatSpan(elapsed(dayOf(from), dayOf(to)));

/** 'Situação em 14/05/2023, quando o direito se completou': the one day on which all lines of a card are read. */
export const situationText = (rule: Rule, group: RuleGroup): string => {
  const { measuredOn, calculationDate } = rule;
  const why = (): string => {
    if (measuredOn === calculationDate) return '';
    return group === 'applicable' ? ', quando o direito se completou' : ', quando a regra se encerrou';
  };
  return `Situação em ${formatDate(measuredOn)}${why()}`;
};

/** The day of a requirement and the figure of that day, where it moves, so that figure and day belong together. */
export const completionText = (explained: RequirementExplained, rule: Rule): string => {
  const { requirement, met, metOn, held, necessaryThen } = explained;
  if (metOn === null) {
    if (met) return 'Cumprido';
    if (isOfOtherDegree(explained)) return 'Não cumprido: predomina outro grau';
    return typeof held === 'string' || held === null ? 'Não cumprido' : 'Sem previsão';
  }
  const day = formatDate(metOn);
  const then = necessaryThen === undefined ? null : formatQuantity(requirement, necessaryThen);
  if (met)
    return then === null ? `Completo em ${day}` : `${then} exigidos em ${metOn.slice(0, 4)}, atingidos em ${day}`;
  const closed = rule.ruleLimitDate !== null && rule.ruleLimitDate < rule.calculationDate;
  const only = closed || metOn <= rule.calculationDate;
  return `${only ? 'Só em' : 'Previsto para'} ${day}${then === null ? '' : `, com ${then}`}`;
};

/** What is held on the calculation date, where the card is read on an earlier day; null where it is the same. */
export const heldTodayText = ({ requirement, heldOnCalculationDate }: RequirementExplained): string | null =>
  heldOnCalculationDate === undefined ? null : formatQuantity(requirement, heldOnCalculationDate);

/** Nobody is told 'pode se aposentar' who is given no other. */
const completeWithoutRight = (rule: Rule): string => {
  const { whenToRetire, calculationDate, estimatedBenefit } = rule;
  if (whenToRetire === null) return 'Data não calculada';
  const day = `${whenToRetire <= calculationDate ? 'Completa desde' : 'Completa-se em'} ${formatDate(whenToRetire)}`;
  const value = estimatedBenefit === null ? '' : ` · ${headlineMoney(estimatedBenefit, whenToRetire, rule)}`;
  return `${day}, mas não dá outra aposentadoria${value}`;
};

/** In one line what the client wants to know about a rule. */
export const ruleHeadline = (rule: Rule, group: RuleGroup): string => {
  const { whenToRetire, calculationDate, estimatedBenefit } = rule;
  if (isBesideReceived(rule) && group !== 'notApplicable') return completeWithoutRight(rule);
  switch (group) {
    case 'applicable': {
      const value = estimatedBenefit === null ? '' : ` · ${formatMoney(estimatedBenefit)}`;
      if (rule.kind === 'compulsory') return `Vem pela idade, completada em ${formatDate(whenToRetire)}${value}`;
      return `${rule.variantOf === null ? 'Pode' : 'Por esta leitura, pode'} se aposentar desde ${formatDate(whenToRetire)}${ifRuralPaid(rule)}${value}`;
    }
    case 'future': {
      if (whenToRetire === null) return 'Data não calculada';
      const value = estimatedBenefit === null ? '' : ` · ${headlineMoney(estimatedBenefit, whenToRetire, rule)}`;
      return `Daqui a ${distanceBetween(calculationDate, whenToRetire)} (${formatDate(whenToRetire)})${value}`;
    }
    case 'notApplicable':
      return whyNotLine(rule);
    default:
      return group satisfies never;
  }
};
