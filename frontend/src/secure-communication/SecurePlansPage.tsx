import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { PlanGrid } from '../plans/PlanGrid.tsx';
import { PlansOutcome } from '../plans/PlansOutcome.tsx';
import { PublicFrame } from '../shared/page/PublicFrame.tsx';
import { DetailsDialog } from './DetailsDialog.tsx';
import { SecurePlanCard } from './SecurePlanCard.tsx';
import { secureTexts as texts } from './texts.ts';
import { useSecurePlans } from './useSecurePlans.ts';

const SecurePlansPage = () => {
  const [details, setDetails] = useState(false);
  const { data, error, refetch } = useSecurePlans();
  return (
    <PublicFrame title={texts.title}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap', mb: 2 }}>
        <Typography>{texts.intro}</Typography>
        <Button onClick={() => setDetails(true)}>{texts.details}</Button>
      </Box>
      <Tabs value="yearly" aria-label={texts.periods} sx={{ mb: 3 }}>
        <Tab value="yearly" id="tab-yearly" aria-controls="plans" label={texts.yearly} />
      </Tabs>
      <Box role="tabpanel" id="plans" aria-labelledby="tab-yearly">
        <PlansOutcome error={error} plans={data} onRetry={() => refetch()}>
          {(plans) => (
            <PlanGrid>
              {plans.map((plan) => (
                <SecurePlanCard key={plan.id} plan={plan} />
              ))}
            </PlanGrid>
          )}
        </PlansOutcome>
      </Box>
      {details && <DetailsDialog onClose={() => setDetails(false)} />}
    </PublicFrame>
  );
};

export default SecurePlansPage;
