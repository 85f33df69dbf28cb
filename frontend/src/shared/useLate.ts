import { useEffect, useState } from 'react';

/** True once `delay` milliseconds have passed: a short wait shows nothing rather than a flicker. */
export const useLate = (delay = 300): boolean => {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), delay);
    return () => clearTimeout(timer);
  }, [delay]);
  return late;
};
