import type { Hypothesis } from '../../../domain/api/hypotheses.ts';

interface Supposing {
  readonly hypotheses: readonly Hypothesis[];
}

const told = ({ hypotheses }: Supposing): string => JSON.stringify(hypotheses.map((one) => Object.entries(one).sort()));

/** A scenario supposes just that already. */
export const isKept = (offered: Supposing, scenarios: readonly Supposing[]): boolean =>
  scenarios.some((scenario) => told(scenario) === told(offered));
