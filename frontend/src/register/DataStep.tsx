import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { PaymentMethod } from '../plans/offer.ts';
import { BusyButton } from '../shared/BusyButton.tsx';
import { FormCheckbox } from '../shared/forms/FormFields.tsx';
import { TermsLink } from '../terms/TermsLink.tsx';
import { AccountFields } from './AccountFields.tsx';
import { PaymentChoice } from './PaymentChoice.tsx';
import { RefusalAlert } from './RefusalAlert.tsx';
import type { Refusal } from './refusal.ts';
import { StepForm } from './StepForm.tsx';
import { registerTexts as texts } from './texts.ts';
import type { RegisterValues } from './values.ts';

interface DataStepProps {
  form: UseFormReturn<RegisterValues>;
  methods: readonly [PaymentMethod, ...PaymentMethod[]];
  refusal: Refusal | null;
  busy: boolean;
  /** Whether the second step led back here. */
  isBack?: boolean;
  onNext: (method: PaymentMethod) => void;
}

const Terms = () => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'baseline' }}>
    <FormCheckbox name="acceptedTerms" label={texts.acceptTerms} />
    <TermsLink label={texts.readTerms} />
  </Box>
);

/** The first step: who signs up and how they will pay. */
export const DataStep = ({ form, methods, refusal, busy, isBack = false, onNext }: DataStepProps) => {
  const type = useWatch({ control: form.control, name: 'paymentType' });
  const chosen = methods.find((method) => method.type === type) ?? methods[0];
  return (
    <StepForm label={texts.steps[0]} takesFocus={isBack} onSubmit={form.handleSubmit(() => onNext(chosen))}>
      {refusal !== null && <RefusalAlert refusal={refusal} />}
      <Typography color="text.secondary">{texts.allRequired}</Typography>
      <AccountFields />
      <PaymentChoice methods={methods} chosen={chosen} />
      <Terms />
      <BusyButton type="submit" variant="contained" size="large" busy={busy} sx={{ justifySelf: { sm: 'end' } }}>
        {texts.next}
      </BusyButton>
    </StepForm>
  );
};
