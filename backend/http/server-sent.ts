const HEARTBEAT_MS = 15_000;

export interface Listener {
  /** Aborted when the process is asked to stop, or when the listener loses access. */
  readonly stopping: AbortSignal;
  /** Whether the listener may still receive events; checked before each event and each heartbeat. */
  readonly mayListen: () => Promise<boolean>;
}

/**
 * The wire format of server-sent events: each value as the JSON of one `data:`. A comment every 15 s keeps proxies from
 * closing a quiet stream. Ends with the events, when the listener loses access, or when the process is asked to stop: a
 * stream would delay that forever, and the client reconnects to the next process.
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
    // Not awaited: the source may end only when it sees that nobody listens, which this causes.
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
