import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { sharedTexts as texts } from '../texts.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

/** While `when` holds, leaving the screen asks, and closing the tab lets the browser ask. */
export const LeaveQuestion = ({ when }: { when: boolean }) => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => when && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!when) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [when]);

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
