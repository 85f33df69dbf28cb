import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { isAnyUnsaved } from '../dialogs/unsaved.ts';
import { sharedTexts as texts } from '../texts.ts';
import { type WhyNotLoaded, whyNotLoaded } from './why-not-loaded.ts';

const words = {
  offline: { title: texts.offline, body: texts.offlineScreen },
  outdated: { title: texts.newVersion, body: texts.newVersionScreen },
  unknown: { title: texts.notLoaded, body: texts.offlineScreen },
} as const satisfies Record<WhyNotLoaded, { title: string; body: string }>;

interface NotLoadedProps {
  /** How often it was tried again already. */
  attempt: number;
  onRetry: () => void;
}

/**
 * In the place of a screen whose file did not come: why, and what to press. Chromium remembers for as long as a page
 * lives that a file did not come; where the server has it after all, only a page loaded anew gets it.
 */
export const NotLoaded = ({ attempt, onRetry }: NotLoadedProps) => {
  const [why, setWhy] = useState<WhyNotLoaded | null>(null);
  // Back in the network, what was wanted comes by itself.
  const tryAgain = useRef(onRetry);
  tryAgain.current = onRetry;
  useEffect(() => {
    const retry = () => tryAgain.current();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, []);
  useEffect(() => {
    let here = true;
    whyNotLoaded()
      .catch(() => 'unknown' as const)
      .then((found) => {
        if (!here) return;
        if (found === 'unknown' && attempt > 0 && !isAnyUnsaved()) window.location.reload();
        else setWhy(found);
      });
    return () => {
      here = false;
    };
  }, [attempt]);
  if (why === null) return null;
  const { title, body } = words[why];
  return (
    <Alert
      severity="warning"
      sx={{ my: 2 }}
      action={
        why === 'outdated' || (why === 'unknown' && attempt > 0) ? (
          <Button color="inherit" onClick={() => window.location.reload()}>
            {texts.reload}
          </Button>
        ) : (
          <Button color="inherit" onClick={onRetry}>
            {texts.retry}
          </Button>
        )
      }
    >
      <AlertTitle>{title}</AlertTitle>
      {body}
    </Alert>
  );
};
