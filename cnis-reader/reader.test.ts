import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { deflateSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { built } from '../domain/testing/built.ts';
import { type CnisReader, createCnisReader, defaultLimits, type ReaderLimits, readerSource } from './reader.ts';
import { fixtureBytes, truthOf, withoutKinds } from './testing/samples.ts';

let reader: CnisReader | undefined;
let processes: ChildProcess[] = [];
afterEach(async () => {
  await reader?.close();
  processes = [];
});

const readerWith = (
  limits: Partial<ReaderLimits> = {},
  entry: URL = built('cnis-reader/reader-process.ts'),
): CnisReader => {
  reader = createCnisReader(entry, { ...defaultLimits, ...limits }, (child) => processes.push(child));
  return reader;
};

/** The process most recently started by a reader. */
const newestProcess = (): ChildProcess => {
  const child = processes.at(-1);
  if (child === undefined) throw new Error('no process was started');
  return child;
};

/** A small file whose page decompresses to many times its size. */
const bomb = (megabytes: number): Uint8Array => {
  const packed = deflateSync(Buffer.alloc(megabytes * 1024 * 1024, '0 '), { level: 9 });
  return new Uint8Array(
    Buffer.concat([
      Buffer.from(
        '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
          '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R/Resources<<>>>>endobj\n' +
          `4 0 obj<</Filter/FlateDecode/Length ${packed.length}>>stream\n`,
      ),
      packed,
      Buffer.from('\nendstream endobj\ntrailer<</Root 1 0 R>>\n'),
    ]),
  );
};

describe('a reading in a process of its own', () => {
  it('starts from the sources too', async () => {
    expect(await readerWith({}, readerSource).read(fixtureBytes('encrypted.pdf'))).toMatchObject({
      err: 'EncryptedPdf',
    });
  });

  it('answers what reading in place answers, and says how far it is', async () => {
    const shares: number[] = [];
    const reading = await readerWith().read(fixtureBytes('short.pdf'), (share) => shares.push(share));
    expect(reading.ok && withoutKinds(reading.extract)).toEqual(truthOf('short'));
    expect(shares.at(-1)).toBe(1);
  });

  it('takes a Buffer as well, which is what a store of files gives', async () => {
    const bytes = Buffer.from(fixtureBytes('encrypted.pdf'));
    expect(await readerWith().read(bytes)).toMatchObject({ err: 'EncryptedPdf' });
  });

  it('waits for the one before it, and each caller gets its own', async () => {
    const { read, warm } = readerWith();
    await warm();
    const readings = await Promise.all(
      ['short', 'encrypted', 'overlapping'].map((name) => read(fixtureBytes(`${name}.pdf`))),
    );
    expect(readings.map((reading) => (reading.ok ? reading.extract.person.name : reading.err))).toEqual([
      'JOANA FICTICIA DOS TESTES',
      'EncryptedPdf',
      'RAIMUNDO DOIS EMPREGOS DE FABULA',
    ]);
  });

  it('leaves the bytes to the caller, who may try again', async () => {
    const bytes = fixtureBytes('encrypted.pdf');
    await readerWith().read(bytes);
    expect(bytes).toEqual(fixtureBytes('encrypted.pdf'));
  });
});

describe('a reading process that goes beyond its limits', () => {
  it('of time is stopped with a named failure, and the next reading has a new one', async () => {
    const { read } = readerWith({ milliseconds: 1 });
    expect(await read(fixtureBytes('long-career.pdf'))).toMatchObject({ ok: false, err: 'TimeLimit' });
    expect(await read(fixtureBytes('long-career.pdf'))).toMatchObject({ ok: false, err: 'TimeLimit' });
  });

  it('of its heap is stopped with a named failure, and the process that serves goes on', async () => {
    const hungry = new URL('./testing/hungry-process.mjs', import.meta.url);
    reader = createCnisReader(hungry, { ...defaultLimits, heapMegabytes: 32 });
    expect(await reader.read(fixtureBytes('short.pdf'))).toMatchObject({ ok: false, err: 'MemoryLimit' });
  });

  it('of memory outside of the heap is stopped with a named failure', async () => {
    const { read, warm } = readerWith({ memoryMegabytes: 400 });
    await warm();
    expect(await read(bomb(200))).toMatchObject({ ok: false, err: 'MemoryLimit' });
  });

  it('cannot be started is a named failure too', async () => {
    reader = createCnisReader(new URL('./no-such-file.mjs', import.meta.url));
    expect(await reader.read(fixtureBytes('short.pdf'))).toMatchObject({ ok: false, err: 'ReaderStopped' });
  });

  it('ends when nobody has needed it for a while, and is started again', async () => {
    const { read } = readerWith({ idleMilliseconds: 1 });
    await read(fixtureBytes('encrypted.pdf'));
    const idle = newestProcess();
    if (idle.signalCode === null) await once(idle, 'exit');
    expect(idle.signalCode).toBe('SIGKILL');
    expect(await read(fixtureBytes('encrypted.pdf'))).toMatchObject({ err: 'EncryptedPdf' });
    expect(newestProcess()).not.toBe(idle);
  });
});
