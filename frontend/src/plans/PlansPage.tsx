import OfferIcon from '@mui/icons-material/SellOutlined';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import type { Plan } from '../../../domain/api/plans.ts';
import { useGenial } from '../data/data-provider.ts';
import { keys } from '../data/keys.ts';
import { paths } from '../ground/paths.ts';
import { PublicFrame } from '../shared/page/PublicFrame.tsx';
import { TermsLink } from '../terms/TermsLink.tsx';
import { Included } from './Included.tsx';
import { isDiscounted, largestDiscount, plansShown } from './offer.ts';
import { PlanCard } from './PlanCard.tsx';
import { PlanGrid } from './PlanGrid.tsx';
import { PlansOutcome } from './PlansOutcome.tsx';
import { planTexts as texts } from './texts.ts';

/** How much may be saved, beside the tab under which it is saved. */
const Balloon = ({ percent }: { percent: number }) =>
  percent === 0 ? null : (
    <Chip icon={<OfferIcon />} color="success" label={`${texts.upTo(percent)} ${texts.upToHelp}`} />
  );

interface PeriodTabsProps {
  period: Plan['period'];
  onChange: (period: Plan['period']) => void;
}

const PeriodTabs = ({ period, onChange }: PeriodTabsProps) => (
  <Tabs value={period} onChange={(_event, next: Plan['period']) => onChange(next)} aria-label={texts.periods}>
    <Tab value="yearly" id="tab-yearly" aria-controls="plans" label={texts.yearly} />
    <Tab value="monthly" id="tab-monthly" aria-controls="plans" label={texts.monthly} />
  </Tabs>
);

const PlansPage = () => {
  const genial = useGenial();
  const [period, setPeriod] = useState<Plan['period']>('yearly');
  const answer = useQuery({
    queryKey: keys.plans,
    queryFn: async ({ signal }) => (await genial.plans(signal)).data.plans,
  });
  const shown = answer.data && plansShown(answer.data, period);
  return (
    <PublicFrame
      title={texts.title}
      terms={
        <Typography component="span" variant="caption">
          <TermsLink label={texts.terms} />
        </Typography>
      }
    >
      <Typography sx={{ mb: 2 }}>{texts.intro}</Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap', mb: 3 }}>
        <PeriodTabs period={period} onChange={setPeriod} />
        <Balloon percent={largestDiscount(shown ?? [])} />
      </Box>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', lg: '1fr 280px' }, alignItems: 'start' }}>
        <Box role="tabpanel" id="plans" aria-labelledby={`tab-${period}`}>
          <PlansOutcome error={answer.error} plans={shown} onRetry={() => answer.refetch()}>
            {(plans) => (
              <PlanGrid>
                {plans.map((plan) => (
                  <PlanCard key={plan.id} plan={plan} besideDiscounted={plans.some(isDiscounted)} />
                ))}
              </PlanGrid>
            )}
          </PlansOutcome>
        </Box>
        <Included />
      </Box>
      <Box sx={{ mt: 3 }}>
        <Link component={RouterLink} to={paths.secureCommunicationPlans}>
          {texts.secure}
        </Link>
      </Box>
    </PublicFrame>
  );
};

export default PlansPage;
