import type { BenefitLog } from '../../../domain/api/benefit-logs.ts';
import { formatCount, formatDate, formatMoney, formatSpan } from '../../../domain/words/format.ts';
import { type Fact, FactList } from './FactList.tsx';
import { benefitFactTitles as titles } from './texts.ts';

const figure = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 4 });

const listed = (values: readonly number[], sign = ''): string | null =>
  values.length === 0 ? null : values.map((value) => `${figure.format(value)}${sign}`).join('; ');

const factsOf = (log: BenefitLog): readonly Fact[] => {
  const held = log.contribution === null ? null : formatSpan(log.contribution);
  const day = formatDate(log.measuredOn);
  const kept = log.finalContribution === null ? null : formatSpan(log.finalContribution);
  return [
    [titles.retirementDate, log.retirementDate === null ? null : formatDate(log.retirementDate)],
    [titles.retirementAge, log.retirementAge === null ? null : formatSpan(log.retirementAge)],
    [titles.contribution(day), held],
    [titles.finalContribution(day), kept === held ? null : kept],
    [titles.baseContribution, log.baseContribution === null ? null : formatMoney(log.baseContribution)],
    [titles.count, log.count === null ? null : formatCount(log.count)],
    [titles.divisors, listed(log.divisors)],
    [titles.percentages, listed(log.percentages, '%')],
    [titles.gender, log.gender],
  ];
};

/** The facts from which a value was worked out, so that its steps can be followed. */
export const BenefitFacts = ({ log }: { log: BenefitLog }) => <FactList facts={factsOf(log)} columns={3} />;
