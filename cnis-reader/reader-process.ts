import { Worker } from 'node:worker_threads';
import { type ReaderMessage, type ReadRequest, readRequest } from './protocol.ts';
import { readCnis } from './read-cnis.ts';

/** The smallest document that makes the PDF library load everything it needs, so that the first extract does not wait for it. */
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

/** An endless reading blocks the event loop and would not notice that the parent has died, so a separate thread checks. */
const endWithParent = `
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || process.kill(process.pid, 'SIGKILL'), 1_000);`;

if (process.send === undefined) throw new Error('This file is the entry of a process that reader.ts starts.');
const send = process.send.bind(process);

const tell = (message: ReaderMessage): boolean => send(message);

const answer = async ({ bytes, password }: ReadRequest): Promise<void> => {
  // The bytes arrive as a Buffer, which the PDF library does not accept.
  const reading = await readCnis(new Uint8Array(bytes), (share) => tell({ type: 'progress', share }), password);
  tell({ type: 'reading', reading });
};

// The parent ends this process, also by dying. After a Ctrl-C the current reading is finished first.
process.on('disconnect', () => process.exit());
process.on('SIGINT', () => undefined);
new Worker(endWithParent, { eval: true, execArgv: [] }).unref();

await readCnis(new TextEncoder().encode(warmUp));
process.on('message', (message) => void answer(readRequest.parse(message)));
tell({ type: 'ready' });
