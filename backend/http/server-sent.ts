const HEARTBEAT_MS = 15_000;

export interface Listener {
  /** Given when the process is asked to stop, or when nobody may listen any more. */
  readonly stopping: AbortSignal;
  /** Whether who listens may still be told; asked before each event and each heartbeat. */
  readonly mayListen: () => Promise<boolean>;
}

/**
 * The wire form of server-sent events: each value as the JSON of one `data:`. A comment every 15 s keeps proxies from
 * closing a quiet stream. Ends with the events, when who listens may no longer, or when the process is asked to stop: a
 * stream would hold it up for ever, and whoever listens connects to the next one.
 */
export async function* eventStream(
  events: AsyncIterable<unknown>,
  { stopping, mayListen }: Listener,
): AsyncGenerator<string> {
  const iterator = events[Symbol.asyncIterator]();
  try {
    yield ': aberto\n\n';
    while (!stopping.aborted) {
      const next = iterator.next();
      let step = await within(HEARTBEAT_MS, next, stopping);
      while (step === 'quiet' && (await mayListen())) {
        yield ': \n\n';
        step = await within(HEARTBEAT_MS, next, stopping);
      }
      if (step === 'quiet' || step === 'stopped' || step.done === true || !(await mayListen())) return;
      yield `data: ${JSON.stringify(step.value)}\n\n`;
    }
  } finally {
    // Not awaited: the source may end only once it hears that nobody listens, which this end brings about.
    iterator.return?.().catch(() => undefined);
  }
}

const within = async <T>(ms: number, next: Promise<T>, stopping: AbortSignal): Promise<T | 'quiet' | 'stopped'> => {
  let settle: (outcome: 'quiet' | 'stopped') => void = () => undefined;
  const other = new Promise<'quiet' | 'stopped'>((resolve) => {
    settle = resolve;
  });
  const timer = setTimeout(() => settle('quiet'), ms);
  const stop = (): void => settle('stopped');
  stopping.addEventListener('abort', stop);
  if (stopping.aborted) stop();
  try {
    return await Promise.race([next, other]);
  } finally {
    clearTimeout(timer);
    stopping.removeEventListener('abort', stop);
  }
};
