/** EC 103/2019, art. 36, II: what is not known of the day on which a local law endorsed the repeal of an old rule. */
import type { Case } from '../case.ts';
import type { Judgement } from '../judge.ts';

/** The doubt in Portuguese where it could change the answer: a right complete after the day that was taken. */
export const endorsementDoubtOf = ({ rule, window, standing, completeOn }: Judgement, person: Case): string | null => {
  const doubt = person.regime?.oldTransitionsDoubt ?? null;
  if (rule.window.to !== 'endorsement' || doubt === null || completeOn === null) return null;
  if (window.to === null) return standing === 'notApplicable' ? null : doubt;
  return completeOn > window.to ? doubt : null;
};
