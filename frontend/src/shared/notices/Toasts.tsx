import Alert from '@mui/material/Alert';
import Snackbar from '@mui/material/Snackbar';
import { useEffect, useRef, useState } from 'react';
import { type NotificationPayload, useNotificationContext, useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { appTexts } from '../../ground/texts.ts';
import { useLiftAboveSubmit } from './above-submit.ts';

const severities = { info: 'info', warning: 'warning', error: 'error', success: 'success' } as const;
const severityOf = (type: string) =>
  type === 'info' || type === 'warning' || type === 'error' || type === 'success' ? severities[type] : 'info';

/** Errors stay long enough to be read twice. */
const durationOf = ({ type, notificationOptions }: NotificationPayload): number =>
  notificationOptions?.autoHideDuration ?? (type === 'error' ? 9_000 : 5_000);

/** Set by a bar that stands at the bottom of the window, as long as it does: a notice stands above its buttons. */
export const BOTTOM_BAR = '--bottom-bar';

/** Away from the facts of a page and from the buttons of its forms and dialogs. */
const corner = { vertical: 'bottom', horizontal: 'left' } as const;

interface Shown {
  notice: NotificationPayload;
  number: number;
  /** The page it is about: it does not follow to another one. */
  page: string;
}

/** The newest notice, with its icon and a button that closes it. */
export const Toasts = () => {
  const { notifications, takeNotification } = useNotificationContext();
  const translate = useTranslate();
  const { pathname } = useLocation();
  const [shown, setShown] = useState<Shown | null>(null);
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const lift = useLiftAboveSubmit(box, shown?.number ?? null);

  const left = shown !== null && shown.page !== pathname;
  // Before the next effect: a notice that comes with the new page must not be closed with the one of the page before.
  useEffect(() => {
    if (left) setOpen(false);
  }, [left]);

  useEffect(() => {
    if (notifications.length === 0) return;
    const notice = takeNotification();
    if (!notice) return;
    setShown((last) => ({ notice, number: (last?.number ?? 0) + 1, page: pathname }));
    setOpen(true);
  }, [notifications, takeNotification, pathname]);

  if (shown === null) return null;
  const { message, type, notificationOptions } = shown.notice;
  return (
    <Snackbar
      key={shown.number}
      ref={box}
      style={{ marginBottom: lift }}
      open={open}
      autoHideDuration={durationOf(shown.notice)}
      onClose={(_event, reason) => reason !== 'clickaway' && setOpen(false)}
      anchorOrigin={notificationOptions?.anchorOrigin ?? corner}
      className="no-print"
      sx={{
        '&.MuiSnackbar-anchorOriginTopRight': { top: { xs: 72, sm: 80 } },
        '&.MuiSnackbar-anchorOriginBottomLeft': {
          bottom: { xs: `calc(8px + var(${BOTTOM_BAR}, 0px))`, sm: `calc(24px + var(${BOTTOM_BAR}, 0px))` },
        },
      }}
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
