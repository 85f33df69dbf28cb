/**
 * Reads the extract of 46 pages in a process of its own, as the PDF library slows JSON down for whatever comes after it,
 * and prints how long that took beside pdf.js taking the text out alone: medians, in milliseconds.
 */
import { readFile } from 'node:fs/promises';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { readCnis } from '../cnis-reader/read-cnis.ts';
import { median, timed } from './statistics.ts';

const ROUNDS = 20;
const WARM_UP = 5;

const bytes = new Uint8Array(await readFile(process.argv[2] ?? ''));

/** The text of every page and nothing made of it. */
const extractText = async (): Promise<void> => {
  const task = getDocument({ data: bytes.slice(), useSystemFonts: true, verbosity: VerbosityLevel.ERRORS });
  const document = await task.promise;
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    await page.getTextContent();
    page.cleanup();
  }
  await task.destroy();
};

const read = async (): Promise<void> => {
  const reading = await readCnis(bytes);
  if (!reading.ok) throw new Error(reading.err);
};

const [ours, alone]: [number[], number[]] = [[], []];
// The two alternate, so that other load on the machine affects both.
for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
  const [took, least] = [await timed(read), await timed(extractText)];
  if (round < WARM_UP) continue;
  ours.push(took);
  alone.push(least);
}
const ratio = median(ours.map((took, round) => took / (alone[round] ?? took)));
process.stdout.write(JSON.stringify({ ours: median(ours), alone: median(alone), ratio }));
