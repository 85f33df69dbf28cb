import type { Deps } from '../deps.ts';

const EVERY_MS = 2_000;

/** Lets the time of the payment simulator pass, and has it send its events to this process, until stopped. */
export const startSimulatedPayments = ({ billing, logger }: Deps, address: string): (() => void) => {
  const { simulator } = billing;
  if (simulator === null) return () => undefined;
  billing.deliverTo(`${address}/api/webhooks/asaas`);
  let busy = false;
  const deliver = async (): Promise<void> => {
    if (busy) return;
    busy = true;
    try {
      await simulator.deliver();
    } catch (error) {
      logger.warn({ err: error }, 'payment simulator interrupted');
    } finally {
      busy = false;
    }
  };
  const timer = setInterval(deliver, EVERY_MS);
  return () => clearInterval(timer);
};
