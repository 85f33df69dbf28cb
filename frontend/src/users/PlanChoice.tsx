import Alert from '@mui/material/Alert';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { z } from 'zod';
import type { accountPlanAnswer, PlanChoice as Choice } from '../../../domain/api/accounts.ts';
import { formatDate, formatMoney } from '../../../domain/words/format.ts';
import { planTexts as texts } from './plan-texts.ts';

interface PlanChoiceProps {
  plan: z.infer<typeof accountPlanAnswer>;
  /** Empty: no plan. */
  value: string;
  onChange: (planId: string) => void;
}

const labelOf = ({ name, value }: Choice): string => (value === null ? name : texts.option(name, formatMoney(value)));

/** What the account may be given, what it now costs, and what follows from the choice. */
export const PlanChoice = ({ plan: { planId, choices, users, nextCharge }, value, onChange }: PlanChoiceProps) => {
  const chosen = choices.find((choice) => choice.planId === value);
  const isCharged = choices.some((choice) => choice.value !== null);
  const refused = [...new Set(choices.flatMap(({ refusal }) => refusal ?? []))];
  return (
    <>
      <Typography>
        {nextCharge === null
          ? texts.notCharged
          : texts.nextCharge(formatMoney(nextCharge.value), formatDate(nextCharge.dueOn))}
      </Typography>
      <TextField
        select
        label={texts.plan}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        helperText={isCharged ? texts.chargedHelp : texts.notChargedHelp}
        // A choice with its price is longer than a phone is wide.
        sx={{ '& .MuiSelect-select': { whiteSpace: 'normal' } }}
      >
        {!isCharged && <MenuItem value="">{texts.none}</MenuItem>}
        {choices.map((choice) => (
          <MenuItem
            key={choice.planId}
            value={choice.planId}
            disabled={choice.refusal !== null}
            sx={{ whiteSpace: 'normal' }}
          >
            {labelOf(choice)}
          </MenuItem>
        ))}
      </TextField>
      {refused.map((sentence) => (
        <Typography key={sentence} variant="body2" color="text.secondary">
          {texts.unavailable} {sentence}
        </Typography>
      ))}
      {chosen !== undefined && users > chosen.users && (
        <Alert severity="warning">{texts.tooManyUsers(users, chosen.users)}</Alert>
      )}
      {isCharged && value !== planId && <Alert severity="info">{texts.consequence}</Alert>}
    </>
  );
};
