const HEARTBEAT_MS = 15_000;

/**
 * The wire form of server-sent events: each value as the JSON of one `data:`. A comment every 15 s keeps proxies from
 * closing a quiet stream.
 */
export async function* eventStream(events: AsyncIterable<unknown>): AsyncGenerator<string> {
  const iterator = events[Symbol.asyncIterator]();
  try {
    yield ': aberto\n\n';
    for (;;) {
      const next = iterator.next();
      let step = await orQuiet(next);
      while (step === 'quiet') {
        yield ': \n\n';
        step = await orQuiet(next);
      }
      if (step.done === true) return;
      yield `data: ${JSON.stringify(step.value)}\n\n`;
    }
  } finally {
    await iterator.return?.();
  }
}

const orQuiet = async <T>(next: Promise<T>): Promise<T | 'quiet'> => {
  let timer: NodeJS.Timeout | undefined;
  const quiet = new Promise<'quiet'>((resolve) => {
    timer = setTimeout(() => resolve('quiet'), HEARTBEAT_MS);
  });
  try {
    return await Promise.race([next, quiet]);
  } finally {
    clearTimeout(timer);
  }
};
