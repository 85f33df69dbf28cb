import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useGenial } from '../app/data/data-provider.ts';
import { keys } from '../app/data/keys.ts';
import { ErrorPanel } from '../shared/ErrorPanel.tsx';
import { codeSize, PixCode } from './PixCode.tsx';

/** The QR code and the copy-and-paste code of one charge. */
export const PixPayment = ({ paymentId }: { paymentId: string }) => {
  const genial = useGenial();
  const { data, error, refetch } = useQuery({
    queryKey: keys.payment(paymentId),
    queryFn: async () => (await genial.paymentInfo(paymentId)).data,
  });
  if (data !== undefined) return <PixCode {...data} />;
  if (error !== null) return <ErrorPanel error={error} onRetry={refetch} />;
  return <Skeleton variant="rounded" width={codeSize} height={codeSize} />;
};
