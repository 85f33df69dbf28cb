import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { isMissing } from '../data/api-error.ts';
import { useGenial } from '../data/data-provider.ts';
import { keys } from '../data/keys.ts';
import { ErrorPanel } from '../shared/ErrorPanel.tsx';
import { codeSize, PixCode } from './PixCode.tsx';
import { paymentTexts as texts } from './texts.ts';

/** The QR code and the copy-and-paste code of one charge. */
export const PixPayment = ({ paymentId }: { paymentId: string }) => {
  const genial = useGenial();
  const { data, error, refetch } = useQuery({
    queryKey: keys.payment(paymentId),
    queryFn: async () => (await genial.paymentInfo(paymentId)).data,
  });
  if (data !== undefined) return <PixCode {...data} />;
  if (isMissing(error)) return <Typography>{texts.notByPix}</Typography>;
  if (error !== null) return <ErrorPanel error={error} title={texts.failed} onRetry={refetch} />;
  return <Skeleton variant="rounded" width={codeSize} height={codeSize} />;
};
