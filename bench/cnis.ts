/** A CNIS extract of 46 pages: from the upload to the saved work records over HTTP, and its reading alone. */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { z } from 'zod';
import { newCalculation, newCustomer } from '../backend/testing/case-file.ts';
import { readExtract, saveRegisters, withProgram } from '../e2e/adviser.ts';
import type { Finding, Subject } from './figure.ts';
import { median, timed } from './statistics.ts';

const SAMPLE = 'cnis-reader/fixtures/long-career.pdf';
/** Bundled as the program is. */
const READING = 'dist/bench/reading.js';
const ROUNDS = 5;

export const sampleExtract = async (): Promise<Uint8Array<ArrayBuffer>> => new Uint8Array(await readFile(SAMPLE));

const readingTimes = z.object({ ours: z.number(), alone: z.number(), ratio: z.number() });

const measureReading = async (): Promise<readonly Finding[]> => {
  const { stdout } = await promisify(execFile)(process.execPath, [READING, SAMPLE]);
  const { ours, alone, ratio } = readingTimes.parse(JSON.parse(stdout));
  return [
    {
      what: 'the same extract read, nothing around it: median',
      value: ours,
      unit: 'ms',
      floor: { what: 'pdf.js alone: the text of its pages', value: alone },
      ratio,
      target: { atMost: 1.1 },
    },
  ];
};

const measureImport = (): Promise<readonly Finding[]> =>
  withProgram(async (adviser) => {
    const pdf = await sampleExtract();
    const { id: customerId } = await newCustomer(adviser);
    const importOnce = async (): Promise<number> => {
      const { id } = await newCalculation(adviser, customerId, { regimeType: 'RGPS' });
      return timed(async () => saveRegisters(adviser, id, await readExtract(adviser, id, pdf)));
    };
    const cold = await importOnce();
    const warm: number[] = [];
    while (warm.length < ROUNDS) warm.push(await importOnce());
    return [
      {
        what: `46 pages uploaded, read, saved; warm, slowest of ${ROUNDS}`,
        value: Math.max(...warm) / 1000,
        unit: 's',
        target: { atMost: 3 },
      },
      { what: 'the same: median', value: median(warm) / 1000, unit: 's' },
      { what: 'the first import after the start', value: cold / 1000, unit: 's' },
    ];
  });

export const cnis: Subject = {
  name: 'cnis',
  measure: async () => [...(await measureImport()), ...(await measureReading())],
};
