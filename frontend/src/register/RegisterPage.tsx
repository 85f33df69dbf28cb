import PlanIcon from '@mui/icons-material/SellOutlined';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink, useParams, useSearchParams } from 'react-router';
import type { Plan } from '../../../domain/api/plans.ts';
import { isMissing } from '../data/api-error.ts';
import { useGenial } from '../data/data-provider.ts';
import { keys } from '../data/keys.ts';
import { paths } from '../ground/paths.ts';
import { methodsOf } from '../plans/offer.ts';
import { EmptyState } from '../shared/EmptyState.tsx';
import { ErrorPanel } from '../shared/ErrorPanel.tsx';
import { PageSkeleton } from '../shared/PageSkeleton.tsx';
import { PublicFrame } from '../shared/page/PublicFrame.tsx';
import { PixStep } from './PixStep.tsx';
import { keptPix } from './pix-kept.ts';
import { RegisterForm } from './RegisterForm.tsx';
import { registerTexts as texts } from './texts.ts';

const ToPlans = ({ title, body }: { title: string; body: string }) => (
  <EmptyState icon={PlanIcon} title={title} body={body}>
    <Button component={RouterLink} to={paths.plans} variant="contained">
      {texts.plans}
    </Button>
  </EmptyState>
);

const OfPlan = ({ plan }: { plan: Plan }) => {
  const [first, ...others] = methodsOf(plan);
  if (first === undefined) return <ToPlans title={texts.unavailable} body={texts.unavailableHelp} />;
  return <RegisterForm planId={plan.id} planName={plan.name} guarantee={plan.guarantee} methods={[first, ...others]} />;
};

const Register = ({ planId }: { planId: string }) => {
  const genial = useGenial();
  const [kept] = useState(() => keptPix(planId));
  const { data, error, refetch } = useQuery({
    queryKey: keys.plan(planId),
    queryFn: async ({ signal }) => (await genial.plan(planId, signal)).data.plan,
    enabled: kept === null,
  });
  if (kept !== null) return <PixStep bought={{ planId, ...kept }} pix={kept} />;
  if (data !== undefined) return <OfPlan plan={data} />;
  if (error === null) return <PageSkeleton rows={8} />;
  if (isMissing(error)) return <ToPlans title={texts.unavailable} body={texts.unavailableHelp} />;
  return <ErrorPanel error={error} title={texts.loadFailed} onRetry={refetch} />;
};

/** The sign-up for the plan in the address, as a part of it or as `planId`. */
const RegisterPage = () => {
  const parameters = useParams();
  const [query] = useSearchParams();
  const planId = parameters.planId ?? query.get('planId');
  return (
    <PublicFrame title={texts.title}>
      {planId === null ? (
        <ToPlans title={texts.noPlan} body={texts.noPlanHelp} />
      ) : (
        <Register key={planId} planId={planId} />
      )}
    </PublicFrame>
  );
};

export default RegisterPage;
