import { describe, expect, it } from 'vitest';
import { eventStream } from './server-sent.ts';

const anybody = { stopping: new AbortController().signal, mayListen: async () => true };

const textOf = async (stream: AsyncIterable<string>): Promise<string[]> => {
  const parts: string[] = [];
  for await (const part of stream) parts.push(part);
  return parts;
};

async function* values(...list: unknown[]) {
  yield* list;
}

/** A source that yields nothing until it is released. */
const silent = () => {
  let ended = false;
  const source: AsyncIterable<unknown> = {
    [Symbol.asyncIterator]: () => ({
      next: () => new Promise(() => undefined),
      return: async () => {
        ended = true;
        return { done: true, value: undefined };
      },
    }),
  };
  return { source, hasEnded: () => ended };
};

describe('a stream of events', () => {
  it('sends each value as JSON, and ends after the last', async () => {
    const stream = eventStream(values({ revision: 1 }, 'linha\nquebrada'), anybody);
    expect(await textOf(stream)).toEqual([': aberto\n\n', 'data: {"revision":1}\n\n', 'data: "linha\\nquebrada"\n\n']);
  });

  it('ends when the process stops, even while idle, and releases its source', async () => {
    const stopping = new AbortController();
    const { source, hasEnded } = silent();
    const all = textOf(eventStream(source, { ...anybody, stopping: stopping.signal }));
    stopping.abort();
    expect(await all).toEqual([': aberto\n\n']);
    expect(hasEnded()).toBe(true);
  });

  it('sends nothing to a listener without access, and ends', async () => {
    let told = 0;
    const mayListen = async () => ++told <= 1;
    expect(await textOf(eventStream(values(1, 2, 3), { ...anybody, mayListen }))).toEqual([
      ': aberto\n\n',
      'data: 1\n\n',
    ]);
  });
});
