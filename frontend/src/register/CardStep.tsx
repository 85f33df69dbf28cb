import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { UseFormReturn } from 'react-hook-form';
import { CardFields } from '../payments/CardFields.tsx';
import type { PaymentMethod } from '../plans/offer.ts';
import { BusyButton } from '../shared/BusyButton.tsx';
import { ChargeTerms } from './ChargeTerms.tsx';
import { FormPart } from './FormPart.tsx';
import { StepForm } from './StepForm.tsx';
import { registerTexts as texts } from './texts.ts';
import type { RegisterValues } from './values.ts';

interface CardStepProps {
  method: PaymentMethod;
  form: UseFormReturn<RegisterValues>;
  busy: boolean;
  onBack: () => void;
  onFinish: () => void;
}

/** The second step, for a card: it is sent once and kept nowhere. */
export const CardStep = ({ form, method, busy, onBack, onFinish }: CardStepProps) => (
  <StepForm label={texts.steps[1]} onSubmit={form.handleSubmit(onFinish)}>
    <FormPart title={texts.steps[1]} wide>
      <CardFields autoFocus />
    </FormPart>
    <Typography variant="body2" color="text.secondary">
      {texts.cardKept}
    </Typography>
    <Box sx={{ display: 'grid', gap: 1 }}>
      <ChargeTerms method={method} />
    </Box>
    <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', justifyContent: 'space-between' }}>
      <Button onClick={onBack} disabled={busy} size="large">
        {texts.back}
      </Button>
      <BusyButton type="submit" variant="contained" size="large" busy={busy}>
        {texts.finish}
      </BusyButton>
    </Box>
  </StepForm>
);
