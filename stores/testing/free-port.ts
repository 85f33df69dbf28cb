import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below those that systems give to whoever calls out (Linux from 32768, others from 49152 on), and above those of services. */
const LOWEST = 12_000;
const HIGHEST = 32_000;

let next = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST));

/**
 * A port on which nothing listens, for a program that is told its port before it starts. One that the system gives and takes
 * back is given to the next call that goes out, of any process; this one only somebody takes who asks for its number.
 */
export const freePort = async (): Promise<number> => {
  for (;;) {
    next = next < HIGHEST ? next + 1 : LOWEST;
    const port = next;
    const server = createServer();
    const free = once(server.listen(port, '127.0.0.1'), 'listening').then(
      () => true,
      () => false,
    );
    if (!(await free)) continue;
    await once(server.close(), 'close');
    return port;
  }
};
