import OfflineIcon from '@mui/icons-material/WifiOffOutlined';
import Box from '@mui/material/Box';
import { sharedTexts } from '../../shared/texts.ts';
import { useOnline } from '../../shared/useOnline.ts';

/** Over everything, dialogs too, and never in the way of a click. */
const place = {
  position: 'fixed',
  top: 12,
  left: '50%',
  transform: 'translateX(-50%)',
  zIndex: 'tooltip',
  pointerEvents: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  width: 'max-content',
  maxWidth: 'calc(100vw - 16px)',
  px: 2,
  py: 0.75,
  borderRadius: 2,
  boxShadow: 4,
  typography: 'body2',
  fontWeight: 600,
  backgroundColor: 'warning.main',
  color: 'warning.contrastText',
} as const;

/** Says for as long as it lasts that nothing can be saved now, and that nothing typed is lost. */
export const OfflineNotice = () => {
  const online = useOnline();
  return (
    <Box role="status" className="no-print">
      {!online && (
        <Box sx={place}>
          <OfflineIcon fontSize="small" aria-hidden />
          {sharedTexts.offlineKept}
        </Box>
      )}
    </Box>
  );
};
