import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { BenefitLog } from '../../../domain/api/rules.ts';
import { formatCount, formatDate, formatMoney, formatSpan } from '../../../domain/words/format.ts';
import { benefitFactTitles as titles } from './texts.ts';

const figure = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 4 });

const listed = (values: readonly number[], sign = ''): string | null =>
  values.length === 0 ? null : values.map((value) => `${figure.format(value)}${sign}`).join('; ');

const factsOf = (log: BenefitLog): [string, string][] => {
  const held = log.contribution === null ? null : formatSpan(log.contribution);
  const kept = log.finalContribution === null ? null : formatSpan(log.finalContribution);
  const facts: [string, string | null][] = [
    [titles.retirementDate, log.retirementDate === null ? null : formatDate(log.retirementDate)],
    [titles.retirementAge, log.retirementAge === null ? null : formatSpan(log.retirementAge)],
    [titles.contribution, held],
    [titles.finalContribution, kept === held ? null : kept],
    [titles.baseContribution, log.baseContribution === null ? null : formatMoney(log.baseContribution)],
    [titles.count, log.count === null ? null : formatCount(log.count)],
    [titles.divisors, listed(log.divisors)],
    [titles.percentages, listed(log.percentages, '%')],
    [titles.gender, log.gender],
  ];
  return facts.flatMap(([label, value]): [string, string][] => (value === null ? [] : [[label, value]]));
};

/** The facts from which a value was worked out, so that its steps can be followed. */
export const BenefitFacts = ({ log }: { log: BenefitLog }) => (
  <Box
    component="dl"
    sx={{
      m: 0,
      display: 'grid',
      gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: 'repeat(3, 1fr)' },
      columnGap: 3,
      rowGap: 1,
    }}
  >
    {factsOf(log).map(([label, value]) => (
      <div key={label}>
        <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
          {label}
        </Typography>
        <Typography component="dd" variant="body2" sx={{ m: 0 }}>
          {value}
        </Typography>
      </div>
    ))}
  </Box>
);
