import { useEffect, useRef } from 'react';
import type { RulesAnswer } from '../../../domain/api/rules.ts';

/**
 * Whoever has no right today lands where the first one is: an empty list answers nothing. Only on arrival; who then goes back
 * to what applies stays there.
 */
export const useLandsOnRights = (
  answer: RulesAnswer | undefined,
  { onApplicable, toFuture }: { readonly onApplicable: boolean; readonly toFuture: () => void },
): void => {
  const landed = useRef(false);
  useEffect(() => {
    if (answer === undefined || landed.current) return;
    landed.current = true;
    if (onApplicable && answer.applicableRules.length === 0 && answer.futureRules.length > 0) toFuture();
  }, [answer, onApplicable, toFuture]);
};
