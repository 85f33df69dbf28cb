import { describe, expect, it } from 'vitest';
import { dataOf } from './server-events.ts';

async function* piecesOf(...pieces: string[]) {
  yield* pieces;
}
const readAll = async (...pieces: string[]): Promise<string[]> => {
  const all: string[] = [];
  for await (const data of dataOf(piecesOf(...pieces))) all.push(data);
  return all;
};

describe('a server-sent event stream', () => {
  it('is read whatever the network does to its borders', async () => {
    expect(await readAll('data: {"a"', ':1}\n', '\ndata: 2\n\nda', 'ta: 3\n\n')).toEqual(['{"a":1}', '2', '3']);
  });

  it('may keep itself alive with comments and names', async () => {
    expect(await readAll(': ping\n\nevent: progress\ndata: 1\n\n')).toEqual(['1']);
  });

  it('joins the lines of one event and drops an unfinished one', async () => {
    expect(await readAll('data: a\r\ndata: b\r\n\r\ndata: cut')).toEqual(['a\nb']);
  });
});
