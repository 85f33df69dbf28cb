import Box from '@mui/material/Box';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { FormProvider, useForm } from 'react-hook-form';
import type { PaymentMethod } from '../plans/offer.ts';
import { LeaveQuestion } from '../shared/dialogs/LeaveQuestion.tsx';
import { CardStep } from './CardStep.tsx';
import { firstComplaint } from './checks.ts';
import { DataStep } from './DataStep.tsx';
import { priceOf } from './installments.ts';
import { PixStep } from './PixStep.tsx';
import { PlanSummary } from './PlanSummary.tsx';
import { registerTexts as texts } from './texts.ts';
import { useRegistration } from './useRegistration.ts';
import { emptyRegistration, type RegisterValues } from './values.ts';

const Steps = ({ active }: { active: number }) => (
  <Stepper activeStep={active} sx={{ mb: 3, maxWidth: 480, '& .MuiStep-root:first-of-type': { pl: 0 } }}>
    {texts.steps.map((step) => (
      <Step key={step}>
        <StepLabel>{step}</StepLabel>
      </Step>
    ))}
  </Stepper>
);

interface RegisterFormProps {
  /** The plan of the address. */
  planId: string;
  planName: string;
  guarantee: string;
  /** The first is the one preselected. */
  methods: readonly [PaymentMethod, ...PaymentMethod[]];
}

/** The sign-up in two steps. What was typed stays in the form until it succeeds. */
export const RegisterForm = ({ planId, planName, guarantee, methods }: RegisterFormProps) => {
  const form = useForm<RegisterValues>({ defaultValues: emptyRegistration(methods[0].type) });
  const { stage, setStage, refusal, setRefusal, busy, register } = useRegistration(form);
  const { paymentType } = form.getValues();
  const method = methods.find(({ type }) => type === paymentType) ?? methods[0];

  const next = (chosen: PaymentMethod) => {
    setRefusal(null);
    const complaint = firstComplaint(form.getValues());
    if (complaint !== null) {
      form.setError(complaint.field, { message: complaint.sentence });
      form.setFocus(complaint.field);
    } else if (chosen.type === 'PIX') register(chosen);
    else setStage({ step: 'payment' });
  };

  if (stage.step === 'pix') return <PixStep bought={{ planId, planName, price: priceOf(method, '1') }} pix={stage} />;
  return (
    <FormProvider {...form}>
      <LeaveQuestion when={form.formState.isDirty} />
      <Steps active={stage.step === 'data' ? 0 : 1} />
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', md: '1fr 320px' }, alignItems: 'start' }}>
        <Box sx={{ order: { md: 1 } }}>
          <PlanSummary
            form={form}
            planName={planName}
            guarantee={guarantee}
            methods={methods}
            terms={stage.step === 'data'}
          />
        </Box>
        {stage.step === 'data' ? (
          <DataStep
            form={form}
            methods={methods}
            refusal={refusal}
            busy={busy}
            isBack={stage.isBack === true}
            onNext={next}
          />
        ) : (
          <CardStep
            form={form}
            method={method}
            busy={busy}
            onBack={() => setStage({ step: 'data', isBack: true })}
            onFinish={() => register(method)}
          />
        )}
      </Box>
    </FormProvider>
  );
};
