import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { law } from './law.ts';
import { outlook } from './outlook.ts';
import { secondPass } from './second-pass.ts';

/** The subject of this name, measured in the thread that runs this file. */
const named = z.string().parse(workerData);
const subject = [law, outlook, secondPass].find(({ name }) => name === named);
if (subject === undefined) throw new RangeError(`${named} is not measured in a thread of the law`);
parentPort?.postMessage(await subject.measure());
