const EVERY_EVENTS = 10_000;

/** Prints the progress of a long command, once in ten thousand events. */
export const printProgress = (): ((events: number) => void) => {
  let next = EVERY_EVENTS;
  return (events) => {
    if (events < next) return;
    console.log(`  ${events} events`);
    next = events + EVERY_EVENTS;
  };
};
