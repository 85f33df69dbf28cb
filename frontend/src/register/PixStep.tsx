import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link as RouterLink } from 'react-router';
import { useGenial } from '../data/data-provider.ts';
import { keys } from '../data/keys.ts';
import { codeSize, PixCode } from '../payments/PixCode.tsx';
import { ErrorPanel } from '../shared/ErrorPanel.tsx';
import { forgetPix, keepPix, type PixShown } from './pix-kept.ts';
import { registerTexts as texts } from './texts.ts';

interface Bought {
  /** The plan of the address. */
  planId: string;
  planName: string;
  price: string;
}

interface CodeProps {
  bought: Bought;
  paymentId: string;
  /** The session that the sign-up answered: it is ended as soon as the code is here. */
  token: string;
}

const Code = ({ bought: { planId, planName, price }, paymentId, token }: CodeProps) => {
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
  useEffect(() => {
    if (data !== undefined) keepPix(planId, { planName, price, ...data });
  }, [data, planId, planName, price]);
  if (data !== undefined) return <PixCode {...data} />;
  if (error !== null) return <ErrorPanel error={error} onRetry={refetch} next={texts.pixHelp} />;
  return <Skeleton variant="rounded" width={codeSize} height={codeSize} />;
};

interface PixStepProps {
  bought: Bought;
  /** Of the sign-up that was just made, or what was kept of it. */
  pix: { token: string; paymentId: string | null } | PixShown;
}

const ToPay = ({ bought, pix }: PixStepProps) => {
  if ('qrCode' in pix) return <PixCode copyAndPaste={pix.copyAndPaste} qrCode={pix.qrCode} />;
  if (pix.paymentId === null) return <Typography>{texts.pixLater}</Typography>;
  return <Code bought={bought} paymentId={pix.paymentId} token={pix.token} />;
};

/** Registered: what is left is to pay. */
export const PixStep = ({ bought, pix }: PixStepProps) => {
  const { planId, planName, price } = bought;
  const registered = useRef<HTMLDivElement>(null);
  useEffect(() => registered.current?.focus(), []);
  // Runs when the page is left, and not when it is read again.
  useEffect(() => () => forgetPix(planId), [planId]);
  return (
    <Card sx={{ display: 'grid', gap: 3, p: { xs: 2, sm: 3 }, maxWidth: 860 }}>
      <Alert severity="success" ref={registered} tabIndex={-1}>
        {texts.pixTitle}
      </Alert>
      <Typography component="h2" variant="h3">
        {`${texts.plan(planName)}, ${price}`}
      </Typography>
      <ToPay bought={bought} pix={pix} />
      <Typography color="text.secondary">{texts.pixHelp}</Typography>
      <Button component={RouterLink} to="/login" variant="contained" sx={{ justifySelf: 'start' }}>
        {texts.toLogin}
      </Button>
    </Card>
  );
};
