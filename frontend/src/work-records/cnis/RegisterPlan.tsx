import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { ContributionPlan } from '../../../../domain/api/work-records.ts';
import { recordTexts } from '../texts.ts';
import { monthsPaidBy, type PlanChoice, planAsRead } from './plans.ts';
import type { Reviewed } from './review.ts';
import { cnisTexts as texts } from './texts.ts';

interface RegisterPlanProps {
  reviewed: Reviewed;
  onChange: (reviewed: Reviewed) => void;
}

const choices: readonly PlanChoice[] = ['normal', 'simplified', 'divided'];
const words: Record<ContributionPlan, string> = {
  normal: recordTexts.planNormal,
  simplified: recordTexts.planSimplified,
};

/** By which plan the register was paid, as the extract's indicators tell, for the person to see and to correct. */
export const RegisterPlan = ({ reviewed, onChange }: RegisterPlanProps) => {
  const { register, plan } = reviewed;
  const { contributionPlans } = register;
  const read = planAsRead(register);
  const simplified = monthsPaidBy('simplified', contributionPlans);
  return (
    <Box sx={{ display: 'grid', gap: 0.5, mt: 1.5, justifyItems: 'start' }}>
      <TextField
        select
        size="small"
        label={recordTexts.plan}
        value={plan}
        onChange={({ target }) => onChange({ ...reviewed, plan: choices.find((one) => one === target.value) ?? read })}
        sx={{ width: { xs: '100%', sm: 320 } }}
      >
        {(['normal', 'simplified'] as const).map((one) => (
          <MenuItem key={one} value={one}>
            {words[one]}
          </MenuItem>
        ))}
        {read === 'divided' && <MenuItem value="divided">{texts.divideByPlan(contributionPlans.length)}</MenuItem>}
      </TextField>
      {simplified !== '' && (
        <Typography variant="caption" sx={{ color: plan === read ? 'text.secondary' : 'warning.main' }}>
          {texts.simplifiedMonths(simplified)} {plan === read ? texts.simplifiedMeaning : texts.planDiffers}
        </Typography>
      )}
    </Box>
  );
};
