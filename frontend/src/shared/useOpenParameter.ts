import { useSearchParams } from 'react-router';
import { settleUnsaved } from './dialogs/unsaved.ts';

/** What is open because the address says so, such as a form, so that a link can open it and another one close it. */
export const useOpenParameter = (name: string, value: string) => {
  const [query, setQuery] = useSearchParams();
  const setOpen = (open: boolean) =>
    setQuery(
      (current) => {
        if (open) current.set(name, value);
        else current.delete(name);
        return current;
      },
      { replace: true },
    );
  return {
    isOpen: query.get(name) === value,
    open: () => setOpen(true),
    /** Asks first when something in it is unsaved. */
    leave: () => setOpen(false),
    /** What was in it is saved or given up. */
    finish: () => {
      settleUnsaved(name);
      setOpen(false);
    },
  };
};
