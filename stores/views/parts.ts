import { setImmediate as nextTurn } from 'node:timers/promises';

/** Of rows of the list of clients about a millisecond of the processor. */
const AT_A_TIME = 100;

/** Documents in the order of their ids, as `read` finds them; in between this process serves others. */
export async function* inParts<Document>(
  ids: readonly string[],
  read: (ids: readonly string[]) => Promise<ReadonlyMap<string, Document>>,
): AsyncGenerator<readonly Document[]> {
  for (let first = 0; first < ids.length; first += AT_A_TIME) {
    if (first > 0) await nextTurn();
    const part = ids.slice(first, first + AT_A_TIME);
    const found = await read(part);
    yield part.flatMap((id) => found.get(id) ?? []);
  }
}
