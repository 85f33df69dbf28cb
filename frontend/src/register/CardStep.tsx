import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { UseFormReturn } from 'react-hook-form';
import { creditCard } from '../../../domain/api/registration.ts';
import { BusyButton } from '../shared/BusyButton.tsx';
import { cardCodeMask, cardNumberMask } from '../shared/fields/masks.ts';
import { both, type Check, contract, required } from '../shared/forms/checks.ts';
import { FormMasked, FormSelect, FormText } from '../shared/forms/FormFields.tsx';
import { FormPart } from './FormPart.tsx';
import { StepForm } from './StepForm.tsx';
import { registerTexts as texts } from './texts.ts';
import type { RegisterValues } from './values.ts';

const { fields: label } = texts;
const { holderName, number, ccv } = creditCard.shape;

const YEARS_AHEAD = 20;
const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));
const optionsOf = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
const yearsFrom = (now: Date): string[] =>
  Array.from({ length: YEARS_AHEAD }, (_, index) => String(now.getFullYear() + index));

/** A card is good to the end of its month. */
const isOver = ({ expiryMonth, expiryYear }: RegisterValues, now: Date): boolean =>
  new Date(Number(expiryYear), Number(expiryMonth), 1) <= now;

interface CardStepProps {
  form: UseFormReturn<RegisterValues>;
  busy: boolean;
  onBack: () => void;
  onFinish: () => void;
}

const CardFields = ({ form }: Pick<CardStepProps, 'form'>) => {
  const now = new Date();
  const notOver: Check = () => {
    const values = form.getValues();
    return values.expiryYear !== '' && values.expiryMonth !== '' && isOver(values, now) ? texts.expired : null;
  };
  return (
    <FormPart title={texts.steps[1]}>
      <FormText
        name="holderName"
        label={label.holderName}
        autoComplete="cc-name"
        check={both(required, contract(holderName))}
        autoFocus
      />
      <FormMasked
        name="number"
        label={label.number}
        mask={cardNumberMask}
        autoComplete="cc-number"
        check={both(required, contract(number))}
      />
      <FormSelect
        name="expiryMonth"
        label={label.expiryMonth}
        options={optionsOf(months)}
        none={null}
        autoComplete="cc-exp-month"
        check={both(required, notOver)}
      />
      <FormSelect
        name="expiryYear"
        label={label.expiryYear}
        options={optionsOf(yearsFrom(now))}
        none={null}
        autoComplete="cc-exp-year"
        check={required}
      />
      <FormMasked
        name="ccv"
        label={label.ccv}
        mask={cardCodeMask}
        autoComplete="cc-csc"
        check={both(required, contract(ccv))}
      />
    </FormPart>
  );
};

/** The second step, for a card: it is sent once and kept nowhere. */
export const CardStep = ({ form, busy, onBack, onFinish }: CardStepProps) => (
  <StepForm onSubmit={form.handleSubmit(onFinish)}>
    <CardFields form={form} />
    <Typography variant="body2" color="text.secondary">
      {texts.cardKept}
    </Typography>
    <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', justifyContent: 'space-between' }}>
      <Button onClick={onBack} size="large">
        {texts.back}
      </Button>
      <BusyButton type="submit" variant="contained" size="large" busy={busy}>
        {texts.finish}
      </BusyButton>
    </Box>
  </StepForm>
);
