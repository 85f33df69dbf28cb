import { useUnsaved } from './unsaved.ts';

/** While `when` holds, leaving the screen asks, and closing the tab lets the browser ask. */
export const LeaveQuestion = ({ when }: { when: boolean }) => {
  useUnsaved(when);
  return null;
};
