import CopyIcon from '@mui/icons-material/ContentCopy';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CardContent from '@mui/material/CardContent';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useGenial } from '../app/data/data-provider.ts';
import { keys } from '../app/data/keys.ts';
import { ErrorPanel } from '../shared/ErrorPanel.tsx';
import { homeTexts as texts } from './texts.ts';

const codeSize = 200;

/** The QR code and the copy-and-paste code of one invoice. */
export const PixPayment = ({ paymentId }: { paymentId: string }) => {
  const genial = useGenial();
  const notify = useNotify();
  const { data, error, refetch } = useQuery({
    queryKey: keys.payment(paymentId),
    queryFn: async () => (await genial.paymentInfo(paymentId)).data,
  });
  if (error !== null) return <ErrorPanel error={error} onRetry={refetch} />;
  if (data === undefined) return <Skeleton variant="rounded" width={codeSize} height={codeSize} sx={{ m: 2 }} />;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(data.copyAndPaste);
      notify(texts.copied, { type: 'success' });
    } catch {
      // Refused by the browser, or absent on an address without https.
      notify(texts.copyByHand, { type: 'warning' });
    }
  };
  return (
    <CardContent sx={{ display: 'flex', gap: 3, flexWrap: 'wrap' }}>
      <Box
        component="img"
        src={`data:image/png;base64,${data.qrCode}`}
        alt={texts.qrCode}
        sx={{ width: codeSize, height: codeSize, backgroundColor: '#ffffff', p: 1, borderRadius: 1 }}
      />
      <Box sx={{ flex: '1 1 260px', display: 'grid', gap: 2, alignContent: 'start' }}>
        <Typography>{texts.scan}</Typography>
        <TextField
          label={texts.code}
          value={data.copyAndPaste}
          multiline
          maxRows={4}
          slotProps={{ input: { readOnly: true } }}
        />
        <Button variant="outlined" startIcon={<CopyIcon />} onClick={copy}>
          {texts.copy}
        </Button>
      </Box>
    </CardContent>
  );
};
