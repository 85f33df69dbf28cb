import { readingOf } from './reading.ts';

/** Reads one spreadsheet and answers; whoever started it ends it. */
addEventListener('message', async ({ data }: MessageEvent<Blob>) => {
  postMessage(await readingOf(data));
});
