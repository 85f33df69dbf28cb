import { ConfirmDialog } from '../shared/dialogs/ConfirmDialog.tsx';
import { sharedTexts } from '../shared/texts.ts';

interface LeaveConfirmProps {
  open: boolean;
  onLeave: () => void;
  onStay: () => void;
}

/** Asks before a dialog that holds something unsaved is closed. */
export const LeaveConfirm = ({ open, onLeave, onStay }: LeaveConfirmProps) => (
  <ConfirmDialog
    open={open}
    title={sharedTexts.leaveTitle}
    action={sharedTexts.leaveGo}
    cancel={sharedTexts.leaveStay}
    destructive
    onConfirm={onLeave}
    onClose={onStay}
  >
    {sharedTexts.leaveBody}
  </ConfirmDialog>
);
