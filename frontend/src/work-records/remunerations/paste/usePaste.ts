import { useCallback, useState } from 'react';
import { useNotify } from 'react-admin';
import type { Placement } from './place.ts';
import { type PastedTable, readPasted } from './read.ts';
import { outcomeText, refusalText } from './say.ts';

/** A paste into the sheet: read, shown before it is applied, and reported. */
export const usePaste = (apply: (placement: Placement) => void) => {
  const notify = useNotify();
  const [asked, setAsked] = useState<{ table: PastedTable; start: number } | null>(null);
  const paste = useCallback(
    (start: number, text: string) => {
      const pasted = readPasted(text);
      if (pasted.ok) setAsked({ table: pasted.table, start });
      else notify(refusalText[pasted.reason], { type: 'warning' });
    },
    [notify],
  );
  const close = () => setAsked(null);
  const accept = (placement: Placement) => {
    apply(placement);
    close();
    notify(outcomeText(placement), { type: 'info' });
  };
  return { asked, paste, accept, close };
};
