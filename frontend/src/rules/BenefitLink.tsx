import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Rule } from '../../../domain/api/rules.ts';
import type { RuleGroup } from '../../../domain/words/rules.ts';
import { useCalculation } from '../calculations/calculation-context.ts';
import { calculationPath } from '../ground/case-paths.ts';
import { mainJob } from '../shared/loading/idle.ts';
import { lazyDialog } from '../shared/loading/lazyScreen.tsx';
import { rulesTexts } from './texts.ts';

const BenefitDialog = lazyDialog(() => import('./BenefitDialog.tsx'), { beforehand: mainJob });

interface BenefitLinkProps {
  rule: Rule;
  group: RuleGroup;
}

/** Whether typing remunerations in brings the value: it does not where an index or a table is missing. */
const lacksSalaries = ({ benefitMissingReason }: Rule): boolean =>
  benefitMissingReason === 'noSalaries' ||
  benefitMissingReason === 'remunerations' ||
  benefitMissingReason === 'noLastRemuneration';

/** The estimate opens how it arose; without salaries the way to them stands in its place. */
export const BenefitLink = ({ rule, group }: BenefitLinkProps) => {
  const { id, customerId } = useCalculation().calculation;
  const [open, setOpen] = useState(false);
  if (group === 'notApplicable') return null;
  if (rule.estimatedBenefit === null) {
    return (
      <>
        {rule.benefitMissing !== null && (
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {rule.benefitMissing}
          </Typography>
        )}
        {lacksSalaries(rule) && (
          <Button size="small" component={Link} to={calculationPath(customerId, id, { tab: 'work-records' })}>
            {rulesTexts.noSalaries}
          </Button>
        )}
      </>
    );
  }
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        onClick={() => setOpen(true)}
        aria-label={rulesTexts.howCalculatedOf(rule.modality)}
      >
        {rulesTexts.howCalculated}
      </Button>
      {open && <BenefitDialog rule={rule} onClose={() => setOpen(false)} />}
    </>
  );
};
