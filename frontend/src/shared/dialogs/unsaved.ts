import { useEffect, useSyncExternalStore } from 'react';

interface Unsaved {
  /** The parameter of the address that keeps the form open: whoever takes it away closes the form. */
  keptBy: string | null;
}

export interface Place {
  pathname: string;
  search: string;
}

/** The forms of the screen that hold something unsaved. A router can ask once only, so they ask together. */
const unsaved = new Set<Unsaved>();
const listeners = new Set<() => void>();

const announce = () => {
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const isAnyUnsaved = (): boolean => unsaved.size > 0;

/** Whether going from one place to another closes a form that holds something unsaved. */
export const losesUnsaved = (here: Place, there: Place): boolean => {
  if (here.pathname !== there.pathname) return isAnyUnsaved();
  const [kept, next] = [new URLSearchParams(here.search), new URLSearchParams(there.search)];
  return [...unsaved].some(({ keptBy }) => keptBy !== null && kept.get(keptBy) !== next.get(keptBy));
};

/** What the parameter keeps open was saved or given up: it is closed without a question. */
export const settleUnsaved = (keptBy: string): void => {
  for (const form of unsaved) if (form.keptBy === keptBy) unsaved.delete(form);
  announce();
};

/** While `when` holds, the screen counts as unsaved. */
export const useUnsaved = (when: boolean, keptBy: string | null = null): void => {
  useEffect(() => {
    if (!when) return;
    const form = { keptBy };
    unsaved.add(form);
    announce();
    return () => {
      unsaved.delete(form);
      announce();
    };
  }, [when, keptBy]);
};

export const useIsUnsaved = (): boolean => useSyncExternalStore(subscribe, isAnyUnsaved);
