import type { Quantity, RequirementExplained, RequirementKey, Rule } from '../api/rules.ts';
import { dayOf, elapsed, isIsoDay } from '../units/day.ts';
import { formatDate, formatMoney, formatSpan, type SpanParts } from './format.ts';

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

/** The name of a requirement on a card, and how a missing amount of it is said ('Faltam 4 anos de carreira'). */
export const requirementWords: Record<RequirementKey, { label: string; missingOf: string }> = {
  age: { label: 'Idade', missingOf: 'de idade' },
  contribution: { label: 'Tempo de contribuição', missingOf: 'de contribuição' },
  publicService: { label: 'Tempo de serviço público', missingOf: 'de serviço público' },
  carreer: { label: 'Tempo de carreira', missingOf: 'de carreira' },
  position: { label: 'Tempo no cargo', missingOf: 'no cargo' },
  teaching: { label: 'Tempo de magistério', missingOf: 'de magistério' },
  special: { label: 'Tempo especial', missingOf: 'de tempo especial' },
  police: { label: 'Tempo de polícia', missingOf: 'de atividade policial' },
  disability: { label: 'Tempo com deficiência', missingOf: 'com deficiência' },
  points: { label: 'Pontos', missingOf: 'pontos' },
  remunerations: { label: 'Carência', missingOf: 'contribuições de carência' },
  entry: { label: 'Ingresso no serviço público', missingOf: '' },
  affiliation: { label: 'Filiação ao RGPS', missingOf: '' },
  window: { label: 'Prazo da regra', missingOf: '' },
  compulsory: { label: 'Aposentadoria compulsória', missingOf: '' },
  data: { label: 'Faltam dados', missingOf: '' },
};

const points = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 4 });

const isSpan = (quantity: Quantity): quantity is SpanParts => typeof quantity === 'object' && quantity !== null;

/** A quantity as its requirement is read aloud: a span, '93 pontos', '180 contribuições' or a date. */
export const formatQuantity = (requirement: RequirementKey, quantity: Quantity): string => {
  if (quantity === null) return '—';
  if (isSpan(quantity)) return formatSpan(quantity);
  if (typeof quantity === 'string') return isIsoDay(quantity) ? formatDate(quantity) : quantity;
  if (requirement === 'points') return `${points.format(quantity)} ${quantity === 1 ? 'ponto' : 'pontos'}`;
  if (requirement === 'remunerations')
    return `${points.format(quantity)} ${quantity === 1 ? 'contribuição' : 'contribuições'}`;
  return points.format(quantity);
};

/** 'Até 16/12/1998. Ingresso…' → 'até 16/12/1998', to stand beside the day that is held. */
const asCondition = (text: string): string => {
  const [sentence = ''] = text.split('. ');
  return sentence.charAt(0).toLowerCase() + sentence.slice(1).replace(/\.$/, '');
};

/** What a requirement asks for: a date comes with its condition, everything else as it is read aloud. */
export const neededText = ({ requirement, necessary, text }: RequirementExplained): string =>
  typeof necessary === 'string' ? asCondition(text) : formatQuantity(requirement, necessary);

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

const plural = (quantity: Quantity): boolean => {
  if (typeof quantity === 'number') return quantity !== 1;
  if (!isSpan(quantity)) return false;
  if (quantity.years > 0) return quantity.years > 1 || quantity.months > 0 || quantity.days > 0;
  if (quantity.months > 0) return quantity.months > 1 || quantity.days > 0;
  return quantity.days !== 1;
};

type Reason = Rule['whyNot'][number];

const isNothing = (quantity: Quantity): boolean =>
  quantity === 0 || (isSpan(quantity) && quantity.years + quantity.months + quantity.days === 0);

/** 'Faltam 4 anos de carreira'; of a day of the past: 'Em 31/12/2003 faltavam 4 anos de carreira'. */
const amountLine = ({ requirement, missing, measuredOn }: Reason, calculationDate: string): string => {
  const amount = typeof missing === 'number' ? points.format(missing) : formatQuantity(requirement, missing);
  const lacking = `${amount} ${requirementWords[requirement].missingOf}`;
  const many = plural(missing);
  return measuredOn !== undefined && measuredOn < calculationDate
    ? `Em ${formatDate(measuredOn)} ${many ? 'faltavam' : 'faltava'} ${lacking}`
    : `${many ? 'Faltam' : 'Falta'} ${lacking}`;
};

const uncapitalized = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const reasonLine = ({ whyNot, exclusion, calculationDate }: Rule): string => {
  if (exclusion !== null) return 'Afastada pela aposentadoria compulsória';
  const reason = whyNot.find(({ missing }) => !isNothing(missing));
  if (reason === undefined) return 'Requisitos não cumpridos';
  const said = reason.reason?.replace(/\.$/, '');
  switch (reason.requirement) {
    case 'entry':
      return reason.held === null
        ? (said ?? 'Data de ingresso não informada')
        : `Ingresso em ${formatQuantity('entry', reason.held)}, fora do prazo da regra`;
    case 'affiliation':
      return reason.held === null
        ? 'Data de filiação ao RGPS não informada'
        : `Filiação em ${formatQuantity('affiliation', reason.held)}, fora do prazo da regra`;
    case 'window':
      return said ?? 'Requisitos não completados dentro do prazo da regra';
    case 'compulsory':
      return 'Afastada pela aposentadoria compulsória';
    case 'data':
      return said === undefined ? 'Faltam dados' : `Faltam dados: ${uncapitalized(said)}`;
    default:
      if (reason.missing !== null && typeof reason.missing !== 'string') return amountLine(reason, calculationDate);
      return said ?? `${requirementWords[reason.requirement].label}: requisito não cumprido`;
  }
};

/** In one line what the client wants to know about a rule. */
export const ruleHeadline = (rule: Rule, group: RuleGroup): string => {
  const value = rule.estimatedBenefit === null ? '' : ` · ${formatMoney(rule.estimatedBenefit)}`;
  switch (group) {
    case 'applicable':
      return `Pode se aposentar desde ${formatDate(rule.whenToRetire)}${value}`;
    case 'future':
      return rule.whenToRetire === null
        ? 'Data não calculada'
        : `Daqui a ${distanceBetween(rule.calculationDate, rule.whenToRetire)} (${formatDate(rule.whenToRetire)})${value}`;
    case 'notApplicable':
      return reasonLine(rule);
    default:
      return group satisfies never;
  }
};
