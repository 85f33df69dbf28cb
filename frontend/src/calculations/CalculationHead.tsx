import { useEffect, useRef } from 'react';
import { focusHeadingWhenLost } from '../shared/page/useHeadingFocus.ts';
import { CalculationData } from './CalculationData.tsx';
import { FactsActions } from './FactsActions.tsx';
import { FactsStrip } from './FactsStrip.tsx';
import { useFactsOpen } from './useFactsOpen.ts';

/** Who and what the page is about, in one line; the facts beneath it when they are wanted. */
export const CalculationHead = () => {
  const facts = useFactsOpen();
  const wasOpen = useRef(facts.open);
  useEffect(() => {
    // The facts took along what had the focus.
    if (wasOpen.current && !facts.open) focusHeadingWhenLost();
    wasOpen.current = facts.open;
  }, [facts.open]);
  return (
    <>
      <FactsStrip>
        <FactsActions {...facts} />
      </FactsStrip>
      {facts.open && <CalculationData />}
    </>
  );
};
