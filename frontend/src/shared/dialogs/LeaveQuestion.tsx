import { useUnsaved } from './unsaved.ts';

interface LeaveQuestionProps {
  when: boolean;
  /** The parameter of the address under which the form is open, such as `mode`. */
  keptBy?: string;
}

/** While `when` holds, leaving the screen or closing the form asks, and closing the tab lets the browser ask. */
export const LeaveQuestion = ({ when, keptBy }: LeaveQuestionProps) => {
  useUnsaved(when, keptBy);
  return null;
};
