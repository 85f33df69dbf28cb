import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import { useNotify } from 'react-admin';
import { securityTexts as texts } from './texts.ts';

interface RecoveryCodesProps {
  codes: readonly string[];
  onKept: () => void;
}

/** Shown once: the dialog is closed by nothing but its button. */
export const RecoveryCodes = ({ codes, onKept }: RecoveryCodesProps) => {
  const notify = useNotify();
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    notify(texts.copied, { type: 'success' });
  };
  return (
    <>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{texts.recoveryBody}</DialogContentText>
        <Box
          component="ul"
          sx={{
            m: 0,
            p: 2,
            listStyle: 'none',
            fontFamily: 'monospace',
            backgroundColor: 'action.hover',
            borderRadius: 1,
          }}
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Box>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        <Button startIcon={<CopyIcon />} onClick={copy}>
          {texts.copyCodes}
        </Button>
        <Button variant="contained" onClick={onKept} autoFocus>
          {texts.codesKept}
        </Button>
      </DialogActions>
    </>
  );
};
