import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router';
import { useGenial } from '../data/data-provider.ts';
import { keys } from '../data/keys.ts';
import { codeSize, PixCode } from '../payments/PixCode.tsx';
import { ErrorPanel } from '../shared/ErrorPanel.tsx';
import { registerTexts as texts } from './texts.ts';

interface CodeProps {
  paymentId: string;
  /** The session that the sign-up answered: it is ended as soon as the code is here. */
  token: string;
}

const Code = ({ paymentId, token }: CodeProps) => {
  const genial = useGenial();
  const { data, error, refetch } = useQuery({
    queryKey: keys.payment(paymentId),
    queryFn: async () => {
      const info = (await genial.paymentInfo(paymentId, token)).data;
      genial.logout(token).catch(() => undefined);
      return info;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (data !== undefined) return <PixCode {...data} />;
  if (error !== null) return <ErrorPanel error={error} onRetry={refetch} next={texts.pixHelp} />;
  return <Skeleton variant="rounded" width={codeSize} height={codeSize} />;
};

interface PixStepProps {
  planName: string;
  price: string;
  token: string;
  paymentId: string | null;
}

/** Registered: what is left is to pay. */
export const PixStep = ({ planName, price, token, paymentId }: PixStepProps) => (
  <Card sx={{ display: 'grid', gap: 3, p: { xs: 2, sm: 3 }, maxWidth: 860 }}>
    <Alert severity="success">{texts.pixTitle}</Alert>
    <Typography component="h2" variant="h3">
      {`${texts.plan(planName)}, ${price}`}
    </Typography>
    {paymentId === null ? <Typography>{texts.pixLater}</Typography> : <Code paymentId={paymentId} token={token} />}
    <Typography color="text.secondary">{texts.pixHelp}</Typography>
    <Button component={RouterLink} to="/login" variant="contained" sx={{ justifySelf: 'start' }}>
      {texts.toLogin}
    </Button>
  </Card>
);
