import { useEffect, useSyncExternalStore } from 'react';

/** The forms of the screen that hold something unsaved. A router can ask once only, so they ask together. */
const unsaved = new Set<object>();
const listeners = new Set<() => void>();

const announce = () => {
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const isUnsaved = (): boolean => unsaved.size > 0;

/** While `when` holds, the screen counts as unsaved. */
export const useUnsaved = (when: boolean): void => {
  useEffect(() => {
    if (!when) return;
    const form = {};
    unsaved.add(form);
    announce();
    return () => {
      unsaved.delete(form);
      announce();
    };
  }, [when]);
};

export const useIsUnsaved = (): boolean => useSyncExternalStore(subscribe, isUnsaved);
