import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import type { SecureCommunicationPlan } from '../../../domain/api/plans.ts';
import { formatMoney, unbroken } from '../../../domain/words/format.ts';
import { paths } from '../ground/paths.ts';
import { Benefits } from '../plans/Benefits.tsx';
import { secureTexts as texts } from './texts.ts';

const shown = (value: number): string => unbroken(formatMoney(value));

const Price = ({ precoMensal, precoAnual }: SecureCommunicationPlan) => (
  <div>
    <Typography sx={{ fontSize: '1.6rem', fontWeight: 700, lineHeight: 1.2 }}>
      {texts.installments(shown(precoMensal))}
    </Typography>
    <Typography color="text.secondary">{texts.total(shown(precoAnual))}</Typography>
  </div>
);

export const SecurePlanCard = ({ plan }: { plan: SecureCommunicationPlan }) => (
  <Card component="article" aria-label={plan.nome} sx={{ display: 'flex', flexDirection: 'column' }}>
    <CardContent sx={{ display: 'grid', gap: 2, alignContent: 'start', flexGrow: 1 }}>
      <Typography component="h2" variant="h2" sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        {plan.nome}
        {plan.destaque !== null && <Chip size="small" color="primary" label={plan.destaque} />}
      </Typography>
      <Typography>{plan.descricao}</Typography>
      <Price {...plan} />
      <Typography variant="body2" color="text.secondary">
        {texts.audience(plan.publicoAlvo)}
        <br />
        {plan.limites.descricao}
      </Typography>
      <Benefits items={plan.recursos.map(({ nome }) => nome)} />
    </CardContent>
    <CardActions sx={{ p: 2, pt: 0 }}>
      <Button
        component={RouterLink}
        to={`${paths.secureCommunicationRegister}?planId=${encodeURIComponent(plan.id)}`}
        variant="contained"
        size="large"
        fullWidth
        aria-label={texts.buyPlan(plan.nome)}
      >
        {texts.buy}
      </Button>
    </CardActions>
  </Card>
);
