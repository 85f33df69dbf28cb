import { useOpenParameter } from './useOpenParameter.ts';

/** The parameter under which a page's form is open. */
export const editParameter = 'mode';

/** View or edit, as the address says. */
export const useEditMode = () => {
  const { isOpen, open, leave, finish } = useOpenParameter(editParameter, 'edit');
  return { editing: isOpen, edit: open, leave, finish };
};
