import Alert from '@mui/material/Alert';
import Snackbar from '@mui/material/Snackbar';
import { useEffect, useState } from 'react';
import { type NotificationPayload, useNotificationContext, useTranslate } from 'react-admin';
import { appTexts } from '../texts.ts';

const severities = { info: 'info', warning: 'warning', error: 'error', success: 'success' } as const;
const severityOf = (type: string) =>
  type === 'info' || type === 'warning' || type === 'error' || type === 'success' ? severities[type] : 'info';

/** Errors stay long enough to be read twice. */
const durationOf = ({ type, notificationOptions }: NotificationPayload): number =>
  notificationOptions?.autoHideDuration ?? (type === 'error' ? 9_000 : 5_000);

/** The newest notice at the top right, with its icon and a button that closes it. */
export const Toasts = () => {
  const { notifications, takeNotification } = useNotificationContext();
  const translate = useTranslate();
  const [current, setCurrent] = useState<NotificationPayload>();
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (notifications.length === 0) return;
    const next = takeNotification();
    if (!next) return;
    setCurrent(next);
    setOpen(true);
  }, [notifications, takeNotification]);

  if (current === undefined) return null;
  const { message, type, notificationOptions } = current;
  return (
    <Snackbar
      key={String(current.message)}
      open={open}
      autoHideDuration={durationOf(current)}
      onClose={(_event, reason) => reason !== 'clickaway' && setOpen(false)}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ transition: { onExited: () => setCurrent(undefined) } }}
      sx={{ top: { xs: 72, sm: 80 } }}
    >
      <Alert
        severity={severityOf(type)}
        variant="filled"
        onClose={() => setOpen(false)}
        closeText={appTexts.closeToast}
        sx={{ boxShadow: 6, maxWidth: 440, alignItems: 'center' }}
      >
        {typeof message === 'string'
          ? translate(message, { _: message, ...notificationOptions?.messageArgs })
          : message}
      </Alert>
    </Snackbar>
  );
};
