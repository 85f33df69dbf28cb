import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ReadDocuments } from './read-documents.ts';

const client = z.object({ name: z.string(), phones: z.array(z.string()) });
const textOf = (name: string) => JSON.stringify({ name, phones: ['1'] });

const counting = (most?: number, idleMs?: number) => {
  const parsed: string[] = [];
  const parse = (text: string) => {
    parsed.push(text);
    return client.parse(JSON.parse(text));
  };
  return { parsed, documents: new ReadDocuments(parse, most, idleMs) };
};

describe('a document that is read again', () => {
  it('is parsed once as long as its text is the same', () => {
    const { parsed, documents } = counting();
    const first = documents.read('1', textOf('Ana'));
    expect(documents.read('1', textOf('Ana'))).toBe(first);
    expect(documents.read('1', textOf('Bia'))).toEqual({ name: 'Bia', phones: ['1'] });
    expect(parsed).toEqual([textOf('Ana'), textOf('Bia')]);
  });

  it('is checked against its schema whenever its text is another', () => {
    const { documents } = counting();
    documents.read('1', textOf('Ana'));
    expect(() => documents.read('1', '{"name":1}')).toThrow();
    expect(documents.read('1', textOf('Ana'))).toEqual({ name: 'Ana', phones: ['1'] });
  });

  it('can be changed by nobody', () => {
    const { documents } = counting();
    const document = documents.read('1', textOf('Ana'));
    expect(() => document.phones.push('2')).toThrow(TypeError);
    expect(documents.read('1', textOf('Ana')).phones).toEqual(['1']);
  });

  it('makes room for those read since, the longest unread first', () => {
    const { parsed, documents } = counting(textOf('Ana').length * 2);
    for (const id of ['1', '2', '1', '3']) documents.read(id, textOf('Ana'));
    expect(documents.size).toBe(2);
    documents.read('1', textOf('Ana'));
    expect(parsed.length).toBe(3);
  });

  it('is kept beside a list that would push it out, of which nothing is kept', () => {
    const { parsed, documents } = counting(textOf('Ana').length * 2);
    const first = documents.read('1', textOf('Ana'));
    const rows = ['1', '2', '3'].map((id) => ({ id, document: textOf('Ana') }));
    expect(documents.readAll(rows)).toEqual([first, first, first]);
    expect(documents.size).toBe(1);
    expect(documents.read('1', textOf('Ana'))).toBe(first);
    expect(parsed.length).toBe(3);
  });

  it('is kept of a short list', () => {
    const { parsed, documents } = counting();
    const rows = ['1', '2'].map((id) => ({ id, document: textOf('Ana') }));
    const [first] = documents.readAll(rows);
    expect(documents.readAll(rows)[0]).toBe(first);
    expect(parsed.length).toBe(2);
  });

  it('is dropped when nobody has asked for it for a while', async () => {
    const { documents } = counting(1_000, 20);
    documents.read('1', textOf('Ana'));
    await sleep(80);
    expect(documents.size).toBe(0);
  });
});
