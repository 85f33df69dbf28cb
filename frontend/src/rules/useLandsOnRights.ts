import { useEffect, useRef } from 'react';
import type { RulesAnswer } from '../../../domain/api/rules.ts';

/** Of settled law. */
const hasRight = (rules: RulesAnswer['futureRules']): boolean => rules.some(({ variantOf }) => variantOf === null);

/**
 * Whoever has no right today lands where the first one is: an empty list answers nothing, and one of readings alone another
 * question. Only on arrival; who then goes back to what applies stays there.
 */
export const useLandsOnRights = (
  answer: RulesAnswer | undefined,
  { onApplicable, toFuture }: { readonly onApplicable: boolean; readonly toFuture: () => void },
): void => {
  const landed = useRef(false);
  useEffect(() => {
    if (answer === undefined || landed.current) return;
    landed.current = true;
    if (!onApplicable || hasRight(answer.applicableRules)) return;
    if (hasRight(answer.futureRules) || (answer.applicableRules.length === 0 && answer.futureRules.length > 0))
      toFuture();
  }, [answer, onApplicable, toFuture]);
};
