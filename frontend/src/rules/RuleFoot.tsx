import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { Customer } from '../../../domain/api/customers.ts';
import type { Rule } from '../../../domain/api/rules.ts';
import type { RuleGroup } from '../../../domain/words/rules.ts';
import { useCalculation } from '../calculations/calculation-context.ts';
import { BenefitLink } from './BenefitLink.tsx';
import { Citations } from './Citations.tsx';
import { RuleDetails } from './RuleDetails.tsx';
import { rulesTexts } from './texts.ts';

interface RuleFootProps {
  rule: Rule;
  group: RuleGroup;
}

/** The year where the law does not say it, and for whom the rule is read: the client, where both are treated alike. */
const besideLaw = ({ ruleLaw, ruleYear, gender }: Rule, own: Customer['gender']): (string | number)[] => [
  ...(ruleLaw.includes(`${ruleYear}`) ? [] : [ruleYear]),
  gender ?? own ?? rulesTexts.allGenders,
];

/** The law with its year, for whom it is read, the value, and the details that open in place. */
export const RuleFoot = ({ rule, group }: RuleFootProps) => {
  const [open, setOpen] = useState(false);
  const detailsId = useId();
  const { customer } = useCalculation();
  return (
    <Box sx={{ alignSelf: 'end' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 }}>
        <Typography variant="caption" sx={{ color: 'text.secondary', flex: '1 1 240px' }}>
          <Citations quotation={rule.ruleLaw} rule={rule} /> · {besideLaw(rule, customer.gender).join(' · ')}
        </Typography>
        <BenefitLink rule={rule} group={group} />
        <Button
          size="small"
          onClick={() => setOpen(!open)}
          aria-expanded={open}
          aria-controls={detailsId}
          endIcon={<ExpandMore sx={{ transform: open ? 'rotate(180deg)' : 'none', transition: 'transform 150ms' }} />}
        >
          {open ? rulesTexts.hideDetails : rulesTexts.details}
        </Button>
      </Box>
      <Collapse in={open} id={detailsId} unmountOnExit>
        <RuleDetails rule={rule} />
      </Collapse>
    </Box>
  );
};
