import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

/** Whether the browser has a network at all; a server that is away shows only in its calls. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
