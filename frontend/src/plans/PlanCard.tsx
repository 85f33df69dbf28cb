import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import type { Plan } from '../../../domain/api/plans.ts';
import { paths } from '../ground/paths.ts';
import { Benefits } from './Benefits.tsx';
import { methodsOf } from './offer.ts';
import { PlanPrice } from './PlanPrice.tsx';
import { planTexts as texts } from './texts.ts';

/** The whole card is the button's: a click anywhere opens the sign-up. */
const wholeCard = { '&::after': { content: '""', position: 'absolute', inset: 0 } } as const;

const Start = ({ id, name }: Plan) => (
  <Button
    component={RouterLink}
    to={paths.registerPlan.replace(':planId', encodeURIComponent(id))}
    variant="contained"
    size="large"
    fullWidth
    aria-label={texts.startPlan(name)}
    sx={wholeCard}
  >
    {texts.start}
  </Button>
);

interface PlanCardProps {
  plan: Plan;
  /** One of the plans beside it has a former price: the lines below the prices stand level. */
  besideDiscounted: boolean;
}

export const PlanCard = ({ plan, besideDiscounted }: PlanCardProps) => (
  <Card
    component="article"
    aria-label={plan.name}
    sx={{ position: 'relative', display: 'flex', flexDirection: 'column', '&:hover': { borderColor: 'primary.main' } }}
  >
    <CardContent sx={{ display: 'grid', gap: 2, alignContent: 'start', flexGrow: 1 }}>
      <Typography component="h2" variant="h2">
        {plan.name}
      </Typography>
      <PlanPrice plan={plan} besideDiscounted={besideDiscounted} />
      <Benefits items={plan.items} />
      <Typography variant="body2" color="text.secondary" sx={{ alignSelf: 'end' }}>
        {plan.guarantee}
      </Typography>
    </CardContent>
    <CardActions sx={{ p: 2, pt: 0 }}>
      {methodsOf(plan).length > 0 ? (
        <Start {...plan} />
      ) : (
        <Button variant="contained" size="large" fullWidth disabled aria-label={texts.unavailablePlan(plan.name)}>
          {texts.unavailable}
        </Button>
      )}
    </CardActions>
  </Card>
);
