import { writeSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { openSqliteEvents } from '../events/embedded/sqlite-events.ts';
import { eventsOf } from '../moving/carried.ts';
import { carryLog } from '../moving/carry-log.ts';
import { openEvents } from '../open.ts';

/** Copies one log into another and reports progress, until it is done or killed. */
const { from, to } = z
  .object({ from: z.string(), to: z.object({ dataDir: z.string(), eventStoreUrl: z.string().optional() }) })
  .parse(JSON.parse(process.argv[2] ?? ''));

const source = openSqliteEvents(join(from, 'events.db'));
const target = await openEvents(to);
await carryLog(eventsOf(source), target, (events) => writeSync(1, `carried ${events}\n`));
await target.close();
await source.close();
