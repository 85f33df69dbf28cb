import Box from '@mui/material/Box';
import { useNotify } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { centsOf } from '../../../domain/units/money.ts';
import type { PaymentMethod } from '../plans/offer.ts';
import { PlansOutcome } from '../plans/PlansOutcome.tsx';
import { DataStep } from '../register/DataStep.tsx';
import { emptyRegistration, type RegisterValues } from '../register/values.ts';
import { PublicFrame } from '../shared/page/PublicFrame.tsx';
import { secureTexts as texts } from './texts.ts';
import { useSecurePlans } from './useSecurePlans.ts';

/** The same form; the service is not sold yet, and nothing is sent. */
const Form = ({ method }: { method: PaymentMethod }) => {
  const notify = useNotify();
  const form = useForm<RegisterValues>({ defaultValues: emptyRegistration(method.type) });
  const sayNothingHappens = () => notify(texts.inDevelopment, { type: 'info' });
  return (
    <FormProvider {...form}>
      <DataStep form={form} methods={[method]} refusal={null} busy={false} onNext={sayNothingHappens} />
    </FormProvider>
  );
};

const SecureRegisterPage = () => {
  const [query] = useSearchParams();
  const { data, error, refetch } = useSecurePlans();
  return (
    <PublicFrame title={texts.registerTitle}>
      <Box sx={{ maxWidth: 760 }}>
        <PlansOutcome error={error} plans={data} onRetry={() => refetch()}>
          {(plans) => {
            const plan = plans.find(({ id }) => id === query.get('planId')) ?? plans[0];
            if (plan === undefined) return null;
            return <Form method={{ type: 'CREDIT_CARD', planId: plan.id, totalCents: centsOf(plan.precoAnual) }} />;
          }}
        </PlansOutcome>
      </Box>
    </PublicFrame>
  );
};

export default SecureRegisterPage;
