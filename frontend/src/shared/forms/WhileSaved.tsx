import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useRef } from 'react';

const GOES_ON = new Set(['Tab', 'Shift', 'Escape']);
const TAKEN = ['beforeinput', 'paste', 'drop', 'mousedown', 'click', 'keydown'] as const;

const stop = (event: Event): void => {
  if (event instanceof KeyboardEvent && GOES_ON.has(event.key)) return;
  event.preventDefault();
  event.stopPropagation();
};

/**
 * Fields that are being saved take nothing more: what was typed now would go with the form once it is saved. They keep the
 * focus, since a refusal gives them back.
 */
export const WhileSaved = ({ busy, children }: { busy: boolean; children: ReactNode }) => {
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const held = fields.current;
    if (!busy || held === null) return;
    for (const kind of TAKEN) held.addEventListener(kind, stop, { capture: true });
    return () => {
      for (const kind of TAKEN) held.removeEventListener(kind, stop, { capture: true });
    };
  }, [busy]);
  return (
    <Box ref={fields} aria-busy={busy || undefined} sx={busy ? { opacity: 0.6, cursor: 'progress' } : {}}>
      {children}
    </Box>
  );
};
