/**
 * A bell that does not forget: rung while nobody waits, the next wait ends at once. For loops that look, find nothing
 * and must not miss what came in between.
 */
export class Wake {
  #rung = false;
  #waiter: (() => void) | null = null;
  #timer: NodeJS.Timeout | null = null;

  readonly ring = (): void => {
    this.#rung = true;
    this.#waiter?.();
  };

  /** Until rung, or until the time is over. */
  async wait(timeoutMs?: number): Promise<void> {
    if (!this.#rung)
      await new Promise<void>((resolve) => {
        this.#waiter = resolve;
        if (timeoutMs !== undefined) this.#timer = setTimeout(resolve, timeoutMs);
      });
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#waiter = null;
    this.#rung = false;
  }
}
