const EVERY_EVENTS = 10_000;

/** Says how far a long command is, seldom. */
export const tellProgress = (): ((events: number) => void) => {
  let next = EVERY_EVENTS;
  return (events) => {
    if (events < next) return;
    console.log(`  ${events} events`);
    next = events + EVERY_EVENTS;
  };
};
