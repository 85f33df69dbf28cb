import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { sharedTexts as texts } from '../texts.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { losesUnsaved, useIsUnsaved } from './unsaved.ts';

const Guard = () => {
  // Whoever is led to the login page has no session left to save with.
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: there }) => there.pathname !== '/login' && losesUnsaved(here, there),
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={texts.leaveTitle}
      action={texts.leaveGo}
      cancel={texts.leaveStay}
      destructive
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      {texts.leaveBody}
    </ConfirmDialog>
  );
};

/** Asks on behalf of every `LeaveQuestion`; stands once, in the layout. */
export const LeaveGuard = () => (useIsUnsaved() ? <Guard /> : null);
