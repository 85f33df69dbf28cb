import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { sharedTexts as texts } from '../texts.ts';
import { type WhyNotLoaded, whyNotLoaded } from './why-not-loaded.ts';

const words = {
  offline: { title: texts.offline, body: texts.offlineScreen },
  outdated: { title: texts.newVersion, body: texts.newVersionScreen },
  unknown: { title: texts.notLoaded, body: texts.offlineScreen },
} as const satisfies Record<WhyNotLoaded, { title: string; body: string }>;

/** In the place of a screen whose file did not come: why, and what to press. */
export const NotLoaded = ({ onRetry }: { onRetry: () => void }) => {
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
      .then((found) => here && setWhy(found));
    return () => {
      here = false;
    };
  }, []);
  if (why === null) return null;
  const { title, body } = words[why];
  return (
    <Alert
      severity="warning"
      sx={{ my: 2 }}
      action={
        why === 'outdated' ? (
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
