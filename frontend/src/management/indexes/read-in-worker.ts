import type { Reading } from './reading.ts';

/** Many times what the largest file within the limits takes. */
const WITHIN_MS = 20_000;

/** Reads a spreadsheet beside the screens, which stay usable; where a browser has no workers, it reads it itself. */
export const readInWorker = async (file: Blob, withinMs = WITHIN_MS): Promise<Reading> => {
  if (typeof Worker === 'undefined') return (await import('./reading.ts')).readingOf(file);
  const worker = new Worker(new URL('./spreadsheet-worker.ts', import.meta.url), { type: 'module' });
  let late: ReturnType<typeof setTimeout>;
  return new Promise<Reading>((resolve) => {
    late = setTimeout(() => resolve({ ok: false, beyond: 'time' }), withinMs);
    worker.onmessage = ({ data }: MessageEvent<Reading>) => resolve(data);
    worker.onerror = () => resolve({ ok: false, beyond: null });
    worker.postMessage(file);
  }).finally(() => {
    clearTimeout(late);
    worker.terminate();
  });
};
