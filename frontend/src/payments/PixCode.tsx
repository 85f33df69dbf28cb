import CopyIcon from '@mui/icons-material/ContentCopy';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useNotify } from 'react-admin';
import { paymentTexts as texts } from './texts.ts';

export const codeSize = 200;

interface PixCodeProps {
  copyAndPaste: string;
  /** A PNG in base64. */
  qrCode: string;
}

/** A PIX to be paid, by camera or by copy and paste. */
export const PixCode = ({ copyAndPaste, qrCode }: PixCodeProps) => {
  const notify = useNotify();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(copyAndPaste);
      notify(texts.copied, { type: 'success' });
    } catch {
      // Refused by the browser, or absent on an address without https.
      notify(texts.copyByHand, { type: 'warning' });
    }
  };
  return (
    <Box sx={{ display: 'flex', gap: 3, flexWrap: 'wrap' }}>
      <Box
        component="img"
        src={`data:image/png;base64,${qrCode}`}
        alt={texts.qrCode}
        sx={{
          width: codeSize,
          height: codeSize,
          backgroundColor: '#ffffff',
          p: 1,
          borderRadius: 1,
          imageRendering: 'pixelated',
        }}
      />
      <Box sx={{ flex: '1 1 260px', display: 'grid', gap: 2, alignContent: 'start' }}>
        <Typography>{texts.scan}</Typography>
        <TextField label={texts.code} value={copyAndPaste} multiline slotProps={{ input: { readOnly: true } }} />
        <Button variant="outlined" startIcon={<CopyIcon />} onClick={copy}>
          {texts.copy}
        </Button>
      </Box>
    </Box>
  );
};
