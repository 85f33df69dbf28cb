/** A right of one's own in the other regime: it is had beside this one, and lost with the time that is certified away. */
import type { RegimeType } from '../api/common.ts';
import { type Plan, planFor } from '../law/engine/outlook/plan.ts';
import type { LawInput } from '../law/input/input.ts';
import { isoOf } from '../units/day.ts';
import { headlineMoney } from '../words/far-ahead.ts';
import { formatDate } from '../words/format.ts';
import type { AdvisedOn, Candidate } from './candidate.ts';

const otherOf = (regimeType: RegimeType): RegimeType => (regimeType === 'RPPS' ? 'RGPS' : 'RPPS');

/** The same facts by the other regime; null where nothing is recorded there, or its rules cannot be tested. */
export const planElsewhere = (input: LawInput): Plan | null => {
  const regimeType = input.regimeType === 'RGPS' ? 'RPPS' : 'RGPS';
  return input.workRecords.some((record) => record.regimeType === regimeType)
    ? planFor({ ...input, regimeType })
    : null;
};

/** 'em 12/09/2029, R$ 1.900,00 por mês'; null where there is none by the last day of work. */
const rightOf = (plan: Plan | null): string | null => {
  if (plan === null || plan.first === null || plan.first.day > plan.last) return null;
  const { day, value } = plan.first;
  const iso = isoOf(day);
  const on = isoOf(plan.person.calculationDate);
  return `em ${formatDate(iso)}${value === null ? '' : `, ${headlineMoney(value, iso, on)} por mês`}`;
};

/** Of both regimes, each by its own contributions: only two pensions of regimes of servants exclude each other. */
export const elsewhereSteps = ({ regimeType, elsewhere }: AdvisedOn): Candidate[] => {
  const right = rightOf(elsewhere);
  const ruleId = elsewhere?.first?.ruleId;
  const held = elsewhere?.held.find(({ judgement }) => judgement.rule.id === ruleId);
  if (right === null || held === undefined) return [];
  const other = otherOf(regimeType);
  const { rule } = held.judgement;
  return [
    {
      id: 'elsewhere',
      kind: 'request',
      title: `Outra aposentadoria, no ${other}`,
      text: `O tempo registrado no ${other} dá direito próprio lá ${right}, por “${rule.modality}”${rule.confirmed ? '' : ' (regra não confirmada)'}: soma-se à do ${regimeType} e não entra nas contas deste regime. Tempo certificado deixa de contar para ela.`,
      article: 'CF, arts. 40, § 6º, e 201, § 9º',
      subject: null,
      documents: [],
      deadline: null,
      otherwise: null,
      evenWithoutEffect: true,
    },
  ];
};

/** What becomes there of the first right when time is certified away: its effect here does not count it. */
export const givenUp = (before: Plan | null, without: LawInput): string => {
  const had = rightOf(before);
  if (had === null || before === null) return '';
  const left = rightOf(planElsewhere(without));
  const other = before.person.regimeType;
  if (left === had) return ` A aposentadoria própria no ${other} não muda.`;
  const becomes = left === null ? 'se perde' : `passa a ser ${left}`;
  return ` Fora deste efeito: a aposentadoria própria no ${other}, ${had}, ${becomes}.`;
};
