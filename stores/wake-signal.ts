/**
 * A wake-up signal that is remembered: sent while nobody waits, it ends the next wait at once. For polling loops that
 * must not miss what arrives between a look and the wait.
 */
export class WakeSignal {
  #notified = false;
  #waiter: (() => void) | null = null;
  #timer: NodeJS.Timeout | null = null;

  readonly notify = (): void => {
    this.#notified = true;
    this.#waiter?.();
  };

  /** Resolves when notified, or after `timeoutMs`. */
  async wait(timeoutMs?: number): Promise<void> {
    if (!this.#notified)
      await new Promise<void>((resolve) => {
        this.#waiter = resolve;
        if (timeoutMs !== undefined) this.#timer = setTimeout(resolve, timeoutMs);
      });
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#waiter = null;
    this.#notified = false;
  }
}
