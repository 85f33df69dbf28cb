import { parentPort } from 'node:worker_threads';
import { readCnis } from './job.ts';
import { type ReadRequest, readRequest, type ThreadMessage } from './protocol.ts';

/** The smallest document that makes the PDF library load all it needs, so that the first extract does not wait for it. */
const warmUp = [
  '%PDF-1.4',
  '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
  '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
  '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>endobj',
  '4 0 obj<</Length 24>>stream',
  'BT /F 9 Tf (CNIS) Tj ET ',
  'endstream endobj',
  '5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj',
  'trailer<</Root 1 0 R>>',
].join('\n');

const port = parentPort;
if (port === null) throw new Error('This file is the entry of a worker thread; run-in-thread.ts starts it.');

const tell = (message: ThreadMessage): void => port.postMessage(message);

const answer = async ({ bytes }: ReadRequest): Promise<void> => {
  const reading = await readCnis(bytes, (share) => tell({ type: 'progress', share }));
  tell({ type: 'reading', reading });
};

await readCnis(new TextEncoder().encode(warmUp));
port.on('message', (message) => void answer(readRequest.parse(message)));
tell({ type: 'ready' });
